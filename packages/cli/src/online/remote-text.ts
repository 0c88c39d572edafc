import { filesOf, type RemoteTable } from '@taproom/client';
import { type CardFiles, readSetting } from '@taproom/engine';
import { gameNamed } from '../games.js';
import { hintSentence } from '../play/hint.js';
import { GameText } from '../play/text.js';

/** How a table elsewhere reads: its game with its setting and names, the cards it brought fetched from the server. */
export class RemoteText {
  private text: GameText | undefined;
  private textFor = '';

  constructor(private readonly server: string) {}

  async of({ lobby, seat }: RemoteTable): Promise<GameText | undefined> {
    if (!lobby) return undefined;
    const key = JSON.stringify([lobby.table, lobby.seats, seat]);
    if (this.textFor === key) return this.text;
    const game = gameNamed(lobby.game);
    let files: CardFiles | undefined;
    if (lobby.ownCards) {
      const fetched = await filesOf(this.server, lobby.table);
      if (fetched.ok) files = fetched.value;
    }
    const setting = readSetting(game, { seats: lobby.seats.length, options: lobby.options, ...(files && { files }) });
    if (!setting.ok) return undefined;
    const names = lobby.seats.map(({ name }) => name);
    this.text = new GameText({ game, setting: setting.value, names, seed: '' }, seat);
    this.textFor = key;
    return this.text;
  }
}

const NO_HINTS = 'No hints at this table: the host has not allowed them, or there is a clock.';

/** What the Landlord would do, where the host allows the question and something is asked. */
export function remoteHint({ lobby, view, seat, moves }: RemoteTable, text: GameText | undefined): string {
  if (!lobby?.hints) return NO_HINTS;
  if (!text || !view?.waiting.includes(seat)) return 'Nothing is asked of you now.';
  const { game, setting } = text.opening;
  const numbers = moves.flatMap((line) => {
    const read = game.notation.parseMove(line, setting);
    return read.ok && read.value.length === 1 ? read.value : [];
  });
  return hintSentence({ opening: text.opening, seat, view, moves: numbers });
}
