import { createInterface } from 'node:readline';
import { filesOf, type Message, type RemoteTable, type TableConnection } from '@taproom/client';
import { type AnyView, type CardFiles, readSetting, SPECTATOR } from '@taproom/engine';
import { gameNamed } from '../games.js';
import { hintSentence } from '../play/hint.js';
import { GameText } from '../play/text.js';

const HELP = `Type the number of a choice or a move, or
  /sit NAME   /start   /bot LEVEL   /clear SEAT   /leave   /back   /rematch
  /say WORDS  /undo    /agree       /decline      /who     /hint   /quit
A call (catch seat-2, own-up) can be typed at any time.`;

/** Somebody in a terminal at a table elsewhere: what happens is told, what is typed is sent. */
export class Guest {
  private drawn = -1;
  private text: GameText | undefined;
  private textFor = '';
  private lobbyTold = '';
  /** The name that was asked for is taken, and the next line is another. */
  private isNameless = false;

  constructor(
    private readonly server: string,
    private readonly connection: TableConnection,
  ) {}

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
    const text = await this.textOf(state);
    if (!text) return;
    const mine = state.view.waiting.includes(state.seat);
    if (state.outcome)
      console.log(
        `\n${text.table(state.view)}\n\n${text.outcome(state.outcome)}\nThe record: ${this.server}/t/${state.lobby?.table}`,
      );
    else if (mine && state.news.id === this.drawn) this.offer(state, text, state.view);
  }

  private tellLobby({ lobby }: RemoteTable): void {
    if (lobby?.status !== 'open') return;
    const seats = lobby.seats
      .map(({ name, kind }, seat) => `${seat + 1} ${kind === 'open' ? '(open)' : name}`)
      .join(', ');
    const told = `${lobby.game}, code ${lobby.code}: ${seats}`;
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

  private async textOf({ lobby, seat }: RemoteTable): Promise<GameText | undefined> {
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

  private async typed(typed: string): Promise<boolean> {
    const isName = this.isNameless && !typed.startsWith('/');
    this.isNameless = false;
    if (typed === '') return false;
    if (typed === '/quit') return true;
    if (isName) {
      await this.sitDown(typed);
      return false;
    }
    if (typed === 'help' || typed === '?') {
      console.log(HELP);
      return false;
    }
    if (typed === '/hint') {
      console.log(await this.hint());
      return false;
    }
    if (!typed.startsWith('/')) {
      const { moves } = this.connection.store.getState();
      const chosen = /^\d+$/.test(typed) ? moves[Number(typed) - 1] : typed;
      if (chosen === undefined) console.error(`There is no choice ${typed}; there are ${moves.length}.`);
      else await this.told(this.connection.move(chosen));
      return false;
    }
    const message = this.messageFor(typed);
    if (message) await this.send(message);
    else console.log(HELP);
    return false;
  }

  /** What the Landlord would do, where the host allows the question. */
  private async hint(): Promise<string> {
    const state = this.connection.store.getState();
    const { lobby, view, seat } = state;
    if (!lobby?.hints) return 'No hints at this table: the host has not allowed them, or there is a clock.';
    const text = await this.textOf(state);
    if (!text || !view?.waiting.includes(seat)) return 'Nothing is asked of you now.';
    const { game, setting } = text.opening;
    const moves = state.moves.flatMap((line) => {
      const read = game.notation.parseMove(line, setting);
      return read.ok && read.value.length === 1 ? read.value : [];
    });
    return hintSentence({ opening: text.opening, seat, view, moves });
  }

  private messageFor(typed: string): Message | undefined {
    const [word, ...rest] = typed.slice(1).split(/\s+/);
    const text = rest.join(' ');
    const to = this.connection.store.getState().undo?.to ?? 0;
    switch (word) {
      case 'sit':
        return { type: 'sit', name: text };
      case 'bot':
        return { type: 'bot', level: text || 'regular' };
      case 'clear':
        return { type: 'clear', seat: Number(text) - 1 };
      case 'say':
        return { type: 'chat', text };
      case 'agree':
      case 'decline':
        return { type: word, to };
      case 'start':
      case 'leave':
      case 'back':
      case 'rematch':
      case 'undo':
        return { type: word };
      case 'who': {
        const { here, watching, lobby } = this.connection.store.getState();
        console.log(
          `Here: ${here.map((seat) => lobby?.seats[seat]?.name).join(', ') || 'nobody'}; watching: ${watching}.`,
        );
        return { type: 'ping' };
      }
      default:
        return undefined;
    }
  }

  private send(message: Message): Promise<void> {
    if (message.type === 'ping') return Promise.resolve();
    return this.told(this.connection.send(message));
  }

  private async told(answer: ReturnType<TableConnection['send']>): Promise<void> {
    const told = await answer;
    if (!told.ok) console.error(told.says);
  }
}
