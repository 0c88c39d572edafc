import type { RemoteTable, TableConnection } from '@taproom/client';
import { Desk } from '../desk/desk.js';
import { callHelp, deskHelp, rulesText } from '../desk/help.js';
import type { Terminal } from '../desk/terminal.js';
import { paint } from '../paint.js';
import type { GameText } from '../play/text.js';
import { startedAs } from '../started-as.js';
import { askedOf, hasOpenSeat } from './asked.js';
import { RemoteText, remoteHint } from './remote-text.js';
import { messageFor, WISHES, whoIsHere } from './wishes.js';

/** Somebody at a terminal, at a table elsewhere: the same desk as at a table of one's own. */
export class DeskGuest {
  private readonly desk: Desk;
  private readonly texts: RemoteText;
  private text: GameText | undefined;
  private newsTold = -1;
  private chatTold = 0;
  private asked = '';
  private note = '';
  private isGone = false;

  constructor(
    private readonly server: string,
    private readonly connection: TableConnection,
    terminal: Terminal,
    /** Whether to ask for a name while a seat is open. */
    private wantsSeat: boolean,
  ) {
    this.texts = new RemoteText(server);
    const rules = () => rulesText(this.text?.opening.game.rules ?? 'No game yet.');
    const help = () => deskHelp([...WISHES, ...callHelp(this.state.calls)]);
    const shelf = { help: { title: 'How to play here', text: help }, rules: { title: 'The rules', text: rules } };
    this.desk = new Desk(terminal, shelf, () => this.leave());
  }

  /** Stays until the guest leaves, or the table is closed for good. */
  async stay(name: string | undefined): Promise<void> {
    const unsubscribe = this.connection.store.subscribe(() => void this.follow());
    await this.follow();
    await this.opened();
    // Whoever comes back has a seat already, under the name it was taken with.
    if (name !== undefined && hasOpenSeat(this.state)) await this.sends({ type: 'sit', name });
    while (!this.isGone) {
      const answer = await this.ask();
      if (answer.kind === 'left') this.leave();
      else if (answer.kind === 'line') await this.does(answer.line);
    }
    unsubscribe();
    this.desk.close();
    this.connection.close();
    this.farewell();
  }

  private ask() {
    const question = askedOf(this.state, this.text, this.wantsSeat);
    this.asked = keyOf(question);
    const { note } = this;
    this.note = '';
    return this.desk.ask({ ...question, ...(note !== '' && { note }) });
  }

  private get state(): RemoteTable {
    return this.connection.store.getState();
  }

  /** Tells what is new, draws the table, and asks anew when something else can be done now. */
  private async follow(): Promise<void> {
    this.text = await this.texts.of(this.state);
    const { state, text } = this;
    if (state.news.id !== this.newsTold) {
      this.newsTold = state.news.id;
      this.desk.tell([...state.missed, ...state.news.said]);
    }
    const said = state.chat.filter(({ number }) => number > this.chatTold);
    this.chatTold = said.at(-1)?.number ?? this.chatTold;
    this.desk.tell(said.map((each) => `${each.name}: ${each.text ?? each.reaction}`));
    const { view } = state;
    if (view && text) this.desk.show((columns) => text.table(view, columns).split('\n'));
    if (state.status === 'closed') this.leave();
    else if (keyOf(askedOf(state, text, this.wantsSeat)) !== this.asked) this.desk.withdraw();
  }

  private opened(): Promise<void> {
    return new Promise((resolve) => {
      const look = ({ lobby, status }: RemoteTable): void => {
        if (lobby || status === 'closed') resolve();
      };
      this.connection.store.subscribe(look);
      look(this.state);
    });
  }

  /** A name while one is asked for, a wish after a slash, or a move. */
  private async does(line: string): Promise<void> {
    const { state } = this;
    if (!line.startsWith('/')) {
      if (this.wantsSeat && hasOpenSeat(state)) return await this.sends({ type: 'sit', name: line });
      const told = await this.connection.move(line);
      if (!told.ok) this.note = told.says;
    } else if (line === '/quit') this.leave();
    else if (line === '/watch') this.wantsSeat = false;
    else if (line === '/who') this.note = whoIsHere(state);
    else if (line === '/hint') this.note = remoteHint(state, this.text);
    else {
      const message = messageFor(line, state);
      if (message) await this.sends(message);
    }
  }

  private async sends(message: Parameters<TableConnection['send']>[0]): Promise<void> {
    const told = await this.connection.send(message);
    if (!told.ok) this.note = told.says;
  }

  private leave(): void {
    this.isGone = true;
    this.desk.withdraw();
  }

  /** The last table stays in the scrollback, with the way back. */
  private farewell(): void {
    const { view, outcome, status, problem, lobby } = this.state;
    if (view && this.text) console.log(this.text.table(view));
    if (outcome && this.text) console.log(`\n${paint.bold(this.text.outcome(outcome))}`);
    if (status === 'closed' && problem) console.error(problem);
    else if (lobby)
      console.log(`\nThe table: ${this.server}/t/${lobby.table}; ${startedAs()} join and that address come back.`);
  }
}

/** Two questions that read alike are one. */
const keyOf = ({ message, items }: ReturnType<typeof askedOf>): string =>
  `${message}\n${items.map(({ line }) => line).join('\n')}`;
