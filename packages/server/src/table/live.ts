import { no, ok, type Result, type Seat, SPECTATOR } from '@taproom/engine';
import { type FromClient, LIMITS } from '@taproom/protocol';
import type { House, Viewer } from '../house.js';
import { slowLane } from '../slices.js';
import type { LogRow, TableRow } from '../store/store.js';
import { hashOf } from '../tokens.js';
import type { TableAsk } from './ask.js';
import { Driver } from './driver.js';
import type { Entry, Written } from './entry.js';
import { indexRow } from './index-row.js';
import { LogWriter, readRow } from './log-writer.js';
import { Missed } from './missed.js';
import { Moves } from './moves.js';
import type { Made } from './play.js';
import { Queue } from './queue.js';
import { type Refusal, refused } from './refusal.js';
import type { Refused, Reply } from './reply.js';
import { Requests } from './requests.js';
import { TableState } from './state.js';
import { type Said, Talk } from './talk.js';
import { Telling } from './telling.js';
import { refusalFor } from './trouble.js';
import { Visitors } from './visitors.js';

/** Refusals of a move that something done through another process may have made wrong; the rules' own go by what was seen. */
const OUTDATED_MOVE: ReadonlySet<string> = new Set(['not-started', 'bot-plays', 'game-over']);

/**
 * A table in memory, put together from its parts: `state` is the sum of the log; `writer` writes the log; `visitors` are
 * who is told, and `telling` tells them; `talk` is what they say; `moves` come from people and bots, `requests` are
 * whatever else people want; `driver` moves what nobody touches.
 * Whatever changes the table goes through `queue`, one after the other, and ends in `commit`: judged, written, true, told;
 * the connection acknowledges.
 */
export class LiveTable {
  private readonly visitors: Visitors;
  private readonly talk: Talk;
  private readonly writer: LogWriter;
  private readonly queue: Queue;
  private readonly moves: Moves;
  private readonly driver: Driver;
  private readonly requests: Requests;
  private readonly telling: Telling;
  private missed: Missed | undefined;
  private arriving = 0;
  private closed = false;
  /** The index is behind the log. */
  dirty = false;

  private constructor(
    private readonly house: House,
    readonly state: TableState,
    broke: (error: unknown) => void,
  ) {
    const { id } = state;
    const commit = this.commit.bind(this);
    this.visitors = new Visitors(house, id);
    this.talk = new Talk(house, id, (line) => this.visitors.tell(JSON.stringify({ type: 'chat', ...line })));
    this.telling = new Telling(house, state, this.visitors, this.talk, () => this.writer.isPaused);
    this.writer = new LogWriter(house, id, () => this.telling.tellPause());
    this.queue = new Queue(broke);
    this.moves = new Moves(house, state, this.queue, commit, (viewer) => this.visitors.has(viewer));
    this.driver = new Driver(house, state, this.queue, this.moves, commit);
    this.requests = new Requests(house, state, this.queue, commit, this.visitors);
  }

  /** Reads the log and adds it up. */
  static async load(house: House, id: string, broke: (error: unknown) => void): Promise<LiveTable | undefined> {
    const rows = await house.store.read(id, 0);
    if (rows.length === 0) return undefined;
    const state = new TableState(id, house.gameNamed);
    await slowLane.each(rows, (row) => state.apply(readRow(row)));
    const table = new LiveTable(house, state, broke);
    await table.talk.load();
    return table;
  }

  get id(): string {
    return this.state.id;
  }

  // ---- coming and going

  /**
   * Someone arrives. They get the whole table, and hear in words what happened since the version they had. Not in the queue:
   * behind a move that cannot be written they would wait without a word.
   */
  async arrive(viewer: Viewer, seen: number | undefined, greet: () => void): Promise<void> {
    this.arriving += 1;
    try {
      const missed = seen === undefined || this.writer.isPaused ? undefined : await this.caughtUp(seen, viewer);
      // Whoever comes back has much to hear, and may come back again and again; who comes the first time need not wait.
      const welcome = () => this.welcome(viewer, missed, greet);
      if (missed) await slowLane.once(welcome);
      else welcome();
    } finally {
      this.arriving -= 1;
    }
  }

  private welcome(viewer: Viewer, missed: string[] | undefined, greet: () => void): void {
    if (this.closed) return viewer.comeBack();
    this.visitors.add(viewer);
    greet();
    this.telling.tellTable(viewer, missed);
    if (this.writer.isPaused) this.telling.tellPause([viewer]);
    this.visitors.changed();
  }

  /** What somebody who was here before has missed; and what we have, if they have seen more. */
  private async caughtUp(seen: number, viewer: Viewer): Promise<string[] | undefined> {
    // Somebody who has seen more than we have comes from another process.
    if (seen > this.state.version) await this.catchUp();
    if (seen >= this.state.version) return undefined;
    this.missed ??= new Missed(this.house, this.id);
    return this.missed.since(seen, this.state.version, viewer);
  }

  leave(viewer: Viewer): void {
    this.visitors.remove(viewer);
  }

  sendTable(viewer: Viewer): void {
    this.telling.tellTable(viewer);
  }

  /** Who this token and host's token make of somebody. */
  async recognise(
    token: string | undefined,
    hostHash: string | undefined,
  ): Promise<{ seat: Seat; host: boolean; unknown: boolean }> {
    if (token !== undefined && this.state.seatOf(hashOf(token)) === undefined)
      await this.hearOthers().catch(() => false);
    const seat = token === undefined ? undefined : this.state.seatOf(hashOf(token));
    return {
      seat: seat ?? SPECTATOR,
      host: this.state.isHost(seat ?? SPECTATOR, hostHash),
      unknown: token !== undefined && seat === undefined,
    };
  }

  /** Who is here through this process, a bit for each seat. */
  get present(): { readonly seats: number; readonly watching: number } {
    return this.visitors.here;
  }

  /** Who is here through other processes. */
  presentElsewhere(seats: number, watching: number): void {
    this.visitors.setElsewhere(seats, watching);
  }

  // ---- what people ask for

  async move(viewer: Viewer, message: Extract<FromClient, { type: 'move' }>): Promise<Reply> {
    // Whoever has seen more than we have was told by another process.
    if (message.seen > this.state.version) await this.hearOthers().catch(() => false);
    return this.unlessOutdated(() => this.moves.byPlayer(viewer, message), OUTDATED_MOVE);
  }

  /** Reads on where another process may have made something true that we do not know; whether it has. */
  private async hearOthers(): Promise<boolean> {
    const { version } = this.state;
    if (this.house.shared && !this.writer.isPaused) await this.catchUp();
    return this.state.version > version;
  }

  /** Judges, and where that refuses by what we know, once more when another process turns out to know better. */
  private async unlessOutdated<Answer extends Result<unknown, Refusal>>(
    judge: () => Promise<Answer>,
    outdated?: ReadonlySet<string>,
  ): Promise<Answer> {
    const answer = await judge();
    if (answer.ok || outdated?.has(answer.problem.name) === false) return answer;
    return (await this.hearOthers().catch(() => false)) ? judge() : answer;
  }

  /** Anything about the table that is neither a move nor talk. */
  ask(viewer: Viewer, ask: TableAsk): Promise<Reply> {
    return this.unlessOutdated(() => this.requests.ask(viewer, ask));
  }

  /** A seat on another device. */
  redeem(ticket: string): ReturnType<Requests['redeem']> {
    return this.unlessOutdated(() => this.requests.redeem(ticket));
  }

  rematch(viewer: Viewer): Promise<Reply> {
    return this.unlessOutdated(() => this.requests.rematch(viewer));
  }

  say(viewer: Viewer, said: Said): Promise<Reply> {
    return this.unlessOutdated(() => this.sayNow(viewer, said));
  }

  private async sayNow(viewer: Viewer, said: Said): Promise<Reply> {
    const { seat } = viewer;
    if (seat === SPECTATOR) return refused('not-seated');
    const { name, muted } = this.state.seat(seat);
    if (muted) return refused('muted');
    const heard = await this.talk.say(seat, name, said).catch(refusalFor);
    return heard.ok ? ok({ version: this.state.version }) : heard;
  }

  /** Tells everyone what has been said through other processes. */
  hearChat(): Promise<void> {
    return this.talk.readOn();
  }

  // ---- written, true, told

  private async commit(entry: Entry, made?: Made, isGone?: () => boolean): Promise<Result<number, Refused>> {
    const { house, state } = this;
    if (state.version >= LIMITS.entries) return refused('table-full');
    const row: LogRow = { version: state.version + 1, at: house.time.now(), entry: JSON.stringify(entry) };
    const appended = await this.writer.append(row, isGone);
    if (appended === 'unknown') return refused('paused');
    if (appended === 'taken') {
      // If the store went away in between, this is told as `paused`; the next write or notice reads on.
      await this.readOn();
      return no({ ...refused('stale').problem, version: state.version });
    }
    house.step?.('written');
    this.makeTrue({ version: row.version, at: row.at, entry }, made);
    house.store.announce({ table: this.id, version: row.version });
    return ok(row.version);
  }

  private makeTrue(written: Written, made?: Made): void {
    const { state } = this;
    const { status, names } = state;
    const before = { names, position: state.play?.table };
    const events = state.apply(written, made);
    this.house.step?.('true');
    this.telling.tell(written, events, before);
    this.house.step?.('told');
    // The index says nothing about moves, so it is written only when something else changed.
    if (written.entry.type !== 'moved' || state.status !== status || state.clock) this.dirty = true;
    this.driver.lookAfter();
  }

  /** Reads what others have written to the log, and tells it. */
  catchUp(): Promise<void> {
    return this.queue.run(() => this.readOn());
  }

  private async readOn(): Promise<void> {
    for (const written of await this.writer.read(this.state.version)) this.makeTrue(written);
  }

  /** The store cannot be reached, or can be again. */
  storeAway(away: boolean): void {
    this.writer.setPaused({ away });
  }

  // ---- for the hub

  /** Whether this process moves the table's bots and watches its clocks. */
  drive(on: boolean): void {
    this.driver.drive(on);
  }

  /** What the index should say. */
  row(): TableRow {
    return indexRow(this.state, this.driver.wakeAt());
  }

  /** Nobody looks, here or through a process for which we drive. */
  get isIdle(): boolean {
    const wanted = this.visitors.count > 0 || (this.driver.isOn && this.visitors.areElsewhere);
    return !wanted && this.queue.isEmpty && this.arriving === 0 && !this.moves.areHeld;
  }

  /** Bots play here, now. */
  get hasBots(): boolean {
    const { state } = this;
    return state.status === 'playing' && state.seats.some((_, seat) => state.playedBy(seat) !== undefined);
  }

  /** Lets everything that is under way come to its end, then stops. */
  async close(): Promise<void> {
    this.moves.finish();
    this.stop();
    await this.queue.drained();
  }

  /** What is in memory cannot be trusted: everyone is sent away, to come back to the table as the log has it. */
  abandon(): void {
    this.stop();
    this.visitors.sendAway();
  }

  private stop(): void {
    this.closed = true;
    this.writer.stop();
    this.driver.stop();
    this.visitors.stop();
  }
}
