import { createInterface } from 'node:readline';
import type { RemoteTable, TableConnection } from '@taproom/client';
import { type AnyView, SPECTATOR } from '@taproom/engine';
import { callHelp } from '../desk/help.js';
import { gameNamed } from '../games.js';
import { type GameText, isNumber, noSuchChoice } from '../play/text.js';
import { RemoteText, remoteHint } from './remote-text.js';
import { messageFor, seatsOf, WISHES, whoIsHere } from './wishes.js';

const helpAt = ({ calls }: RemoteTable): string =>
  ['Type the number of a choice or a move, or', ...WISHES, ...callHelp(calls)].join('\n');

/** Somebody at a table elsewhere, line by line: what happens is told, what is typed is sent. */
export class Guest {
  private drawn = -1;
  private readonly texts: RemoteText;
  private lobbyTold = '';
  /** The name that was asked for is taken, and the next line is another. */
  private isNameless = false;

  constructor(
    private readonly server: string,
    private readonly connection: TableConnection,
  ) {
    this.texts = new RemoteText(server);
  }

  /** Stays until the input ends, somebody types /quit, or the table is closed for good. */
  async stay(name: string | undefined): Promise<void> {
    const input = createInterface({ input: process.stdin });
    const left = new Promise<void>((resolve) => {
      input.on('line', (typed) => void this.typed(typed.trim()).then((quits) => quits && resolve()));
      input.once('close', resolve);
      this.connection.store.subscribe((state) => {
        void this.follow(state);
        if (state.status === 'closed') resolve();
      });
    });
    await this.follow(this.connection.store.getState());
    if (name !== undefined) await this.sitDown(name);
    await left;
    const { problem, status } = this.connection.store.getState();
    if (status === 'closed' && problem) console.error(problem);
    input.close();
    this.connection.close();
  }

  private async sitDown(name: string): Promise<void> {
    const { seat } = await this.opened();
    if (seat !== SPECTATOR) return;
    const told = await this.connection.send({ type: 'sit', name });
    this.isNameless = !told.ok;
    if (!told.ok) console.error(`${told.says} Under which name, then? (Enter alone: only watch)`);
  }

  private opened(): Promise<RemoteTable> {
    return new Promise((resolve) => {
      const look = (state: RemoteTable) => {
        if (state.lobby || state.status === 'closed') resolve(state);
      };
      this.connection.store.subscribe(look);
      look(this.connection.store.getState());
    });
  }

  private async follow(state: RemoteTable): Promise<void> {
    for (const sentence of state.missed) if (state.news.id !== this.drawn) console.log(`  ${sentence}`);
    if (state.news.id === this.drawn) return;
    this.drawn = state.news.id;
    for (const sentence of state.news.said) console.log(`  ${sentence}`);
    this.tellLobby(state);
    if (!state.view) return;
    const text = await this.texts.of(state);
    if (!text) return;
    const mine = state.view.waiting.includes(state.seat);
    if (state.outcome)
      console.log(
        `\n${text.table(state.view)}\n\n${text.outcome(state.outcome)}\nThe record: ${this.server}/t/${state.lobby?.table}`,
      );
    else if (mine && state.news.id === this.drawn) this.offer(state, text, state.view);
  }

  private tellLobby(state: RemoteTable): void {
    const { lobby } = state;
    if (lobby?.status !== 'open') return;
    const told = `${lobby.game}, code ${lobby.code}: ${seatsOf(state)}`;
    if (told !== this.lobbyTold) console.log(told);
    this.lobbyTold = told;
  }

  private offer(state: RemoteTable, text: GameText, view: AnyView): void {
    console.log(`\n${text.table(view)}\n`);
    const game = gameNamed(state.lobby?.game ?? '');
    const reader = { names: text.opening.names, seat: state.seat, setting: text.opening.setting, view };
    state.moves.forEach((move, index) =>
      console.log(`${String(index + 1).padStart(3)}  ${game.words.en.move(move, reader)}  (${move})`),
    );
  }

  /** Does what a line says; true when it says that the guest leaves. */
  private async typed(typed: string): Promise<boolean> {
    const isName = this.isNameless && !typed.startsWith('/');
    this.isNameless = false;
    if (typed === '/quit') return true;
    if (typed === '') return false;
    if (isName) await this.sitDown(typed);
    else if (typed.startsWith('/')) await this.wished(typed);
    else if (typed === 'help' || typed === '?') console.log(helpAt(this.connection.store.getState()));
    else await this.moved(typed);
    return false;
  }

  private async wished(typed: string): Promise<void> {
    const state = this.connection.store.getState();
    const message = messageFor(typed, state);
    if (message) await this.told(this.connection.send(message));
    else if (typed === '/hint') console.log(remoteHint(state, await this.texts.of(state)));
    else console.log(typed === '/who' ? whoIsHere(state) : helpAt(state));
  }

  private async moved(typed: string): Promise<void> {
    const { moves } = this.connection.store.getState();
    const chosen = isNumber(typed) ? moves[Number(typed) - 1] : typed;
    if (chosen === undefined) console.error(noSuchChoice(typed, moves.length));
    else await this.told(this.connection.move(chosen));
  }

  private async told(answer: ReturnType<TableConnection['send']>): Promise<void> {
    const told = await answer;
    if (!told.ok) console.error(told.says);
  }
}
