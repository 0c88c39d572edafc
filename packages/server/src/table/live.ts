import { type AnyEvent, type AnyTable, newSeed, no, ok, type Result, type Seat, SPECTATOR } from '@taproom/engine';
import type { FromClient, Language } from '@taproom/protocol';
import type { House, Viewer } from '../house.js';
import { slowLane } from '../slices.js';
import type { LogRow, TableRow } from '../store/store.js';
import { hashOf } from '../tokens.js';
import { spoken } from '../words/spoken.js';
import { type Asker, judgeAsk, judgeTicket, type TableAsk } from './ask.js';
import { Driver } from './driver.js';
import type { Entry, Written } from './entry.js';
import { LogWriter, readRow } from './log-writer.js';
import { Missed } from './missed.js';
import { Moves } from './moves.js';
import { News, type Positions } from './news.js';
import type { Made } from './play.js';
import { Queue } from './queue.js';
import { type Refusal, refused } from './refusal.js';
import { rematchEntries } from './rematch.js';
import type { Refused, Reply } from './reply.js';
import { TableState } from './state.js';
import { type Said, Talk } from './talk.js';
import { tableMessage } from './tell.js';
import { fromStore, refusalFor } from './trouble.js';
import { ViewTexts } from './view-texts.js';
import { Visitors } from './visitors.js';

/** How often something is tried that others were quicker to write. */
const MOST_TRIES = 10;

/**
 * A table in memory, put together from its parts: `state` is the sum of the log; `writer` writes the log; `visitors` are
 * who is told; `talk` is what they say; `moves` come from people and bots; `driver` moves what nobody touches.
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
  private views: ViewTexts | undefined;
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
    this.writer = new LogWriter(house, id, () => this.tellPaused());
    this.queue = new Queue(broke);
    this.moves = new Moves(house, state, this.queue, commit, (viewer) => this.visitors.has(viewer));
    this.driver = new Driver(house, state, this.queue, this.moves, commit);
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
   * Someone arrives. They get the whole table, and hear in words what happened since the version they had. Not in line:
   * behind a move that cannot be written they would wait without a word.
   */
  async arrive(viewer: Viewer, seen: number | undefined, greet: () => void): Promise<void> {
    this.arriving += 1;
    try {
      const missed = seen === undefined || this.writer.isPaused ? undefined : await this.caughtUp(seen, viewer);
      if (this.closed) return viewer.comeBack();
      this.visitors.add(viewer);
      greet();
      this.sendTable(viewer, missed);
      if (this.writer.isPaused) viewer.send(this.pausedMessage(true, viewer.language));
      this.visitors.changed();
    } finally {
      this.arriving -= 1;
    }
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

  sendTable(viewer: Viewer, missed?: string[]): void {
    const room = { ...this.visitors.everywhere(), chat: this.talk.lines };
    const { time, downtimes } = this.house;
    viewer.send(JSON.stringify(tableMessage(this.state, viewer.seat, room, time.now(), downtimes, missed)));
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
    // Whoever has seen more than we have, or a deal that we have not, was told by another process.
    if (message.seen > this.state.version || !this.state.play) await this.hearOthers().catch(() => false);
    return this.moves.byPlayer(viewer, message);
  }

  /** Reads on where another process may have made something true that we do not know; whether it has. */
  private async hearOthers(): Promise<boolean> {
    const { version } = this.state;
    if (this.house.shared && !this.writer.isPaused) await this.catchUp();
    return this.state.version > version;
  }

  /** Anything about the table that is neither a move nor talk. */
  async ask(viewer: Viewer, ask: TableAsk): Promise<Reply> {
    const reply = await this.judgeAndWrite(viewer, ask);
    if (reply.ok) return reply;
    // Refused by what we know; another process may know better.
    return (await this.hearOthers().catch(() => false)) ? this.judgeAndWrite(viewer, ask) : reply;
  }

  private judgeAndWrite(viewer: Viewer, ask: TableAsk): Promise<Reply> {
    const again = async (tries: number): Promise<Reply> => {
      const judged = judgeAsk(this.state, ask, this.asker(viewer), this.around());
      if (!judged.ok) return judged;
      if (judged.value === 'nothing') return ok({ version: this.state.version });
      const { entry, token, ticket } = judged.value;
      const committed = await this.commit(entry);
      // Overtaken through another process: unlike a move, this does not depend on what was seen.
      if (!committed.ok) return committed.problem.name === 'stale' && tries < MOST_TRIES ? again(tries + 1) : committed;
      if (entry.type === 'sat' && token !== undefined) this.seatViewer(viewer, entry.seat, token);
      return ok({
        version: committed.value,
        ...(entry.type === 'sat' && token !== undefined && { seat: entry.seat, token }),
        ...(entry.type === 'ticketed' && ticket !== undefined && { ticket: { ticket, until: entry.until } }),
      });
    };
    return this.queue.run(() => again(1)).catch(refusalFor);
  }

  /** A seat on another device. */
  async redeem(ticket: string): Promise<Result<{ readonly seat: Seat; readonly token: string }, Refusal>> {
    const redeemed = await this.judgeTicket(ticket);
    if (redeemed.ok) return redeemed;
    return (await this.hearOthers().catch(() => false)) ? this.judgeTicket(ticket) : redeemed;
  }

  private judgeTicket(ticket: string): Promise<Result<{ readonly seat: Seat; readonly token: string }, Refusal>> {
    return this.queue
      .run(async () => {
        const judged = judgeTicket(this.state, ticket, this.house.time.now());
        if (!judged.ok) return judged;
        const { entry, token } = judged.value;
        const committed = await this.commit(entry);
        if (!committed.ok) return committed;
        return ok({ seat: (entry as Entry & { type: 'token-added' }).seat, token: token as string });
      })
      .catch(refusalFor);
  }

  rematch(viewer: Viewer): Promise<Reply> {
    return this.queue
      .run(async (): Promise<Reply> => {
        const { state } = this;
        if (viewer.seat === SPECTATOR && !this.asker(viewer).host) return refused('not-seated');
        if (state.status !== 'over') return refused('not-over');
        if (state.next !== undefined) return refused('rematch-exists');
        const opening = this.house.open(state.game.name, (code) => rematchEntries(state, code));
        const committed = await this.commit({ type: 'rematched', table: await fromStore(this.house, opening) });
        return committed.ok ? ok({ version: committed.value }) : committed;
      })
      .catch(refusalFor);
  }

  async say(viewer: Viewer, said: Said): Promise<Reply> {
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

  private asker(viewer: Viewer): Asker {
    return {
      seat: viewer.seat,
      host: this.state.isHost(viewer.seat, viewer.hostHash),
      had: viewer.had,
      ...(viewer.token !== undefined && { token: viewer.token }),
    };
  }

  private around() {
    const { time, thinker, seedFor } = this.house;
    const now = time.now();
    return {
      now,
      levels: thinker.levels(this.state.game.name),
      away: (seat: Seat) => this.visitors.absence(seat, now),
      sameDeal: seedFor !== undefined,
      newSeed: () => seedFor?.(this.state.game.name, this.state.names) ?? newSeed(),
    };
  }

  private seatViewer(viewer: Viewer, seat: Seat, token: string): void {
    viewer.seat = seat;
    viewer.token = hashOf(token);
    viewer.had.add(viewer.token);
    this.visitors.changed();
  }

  // ---- written, true, told

  private async commit(entry: Entry, made?: Made, isGone?: () => boolean): Promise<Result<number, Refused>> {
    const { house, state } = this;
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
    const { names, status } = state;
    const position = state.play?.table;
    const events = state.apply(written, made);
    this.house.step?.('true');
    this.tell(written, events, names, position);
    this.house.step?.('told');
    const { entry } = written;
    if (entry.type === 'stood' || entry.type === 'tokens-forgotten') this.unseatViewers();
    // The index says nothing about moves, so it is written only when something else changed.
    if (entry.type !== 'moved' || state.status !== status || state.clock) this.dirty = true;
    this.driver.lookAfter();
  }

  /** `names` and `position` are those before the entry. */
  private tell(
    written: Written,
    events: readonly AnyEvent[],
    names: readonly string[],
    position: AnyTable | undefined,
  ): void {
    if (this.visitors.count === 0) return;
    const views = this.viewsSince(position);
    const news = new News(this.state, written, events, names, views, this.house.downtimes);
    for (const viewer of this.visitors) viewer.send(news.for(viewer));
  }

  /** The views now and before. Those of the last telling are kept, so that each is written once. */
  private viewsSince(position: AnyTable | undefined): Positions | undefined {
    const { play } = this.state;
    if (!play) return undefined;
    const before = this.views?.table === position ? this.views : position && new ViewTexts(play.game, position);
    const now = play.table === position && before ? before : new ViewTexts(play.game, play.table);
    this.views = now;
    return { now, before };
  }

  /** Those whose token does not open their seat any more are spectators from now on. */
  private unseatViewers(): void {
    for (const viewer of this.visitors) {
      if (viewer.seat === SPECTATOR) continue;
      const { tokens } = this.state.seat(viewer.seat);
      if (viewer.token !== undefined && tokens.includes(viewer.token)) continue;
      viewer.seat = SPECTATOR;
      delete viewer.token;
      viewer.forgotten();
      this.sendTable(viewer);
    }
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

  private tellPaused(): void {
    for (const viewer of this.visitors) viewer.send(this.pausedMessage(this.writer.isPaused, viewer.language));
  }

  private pausedMessage(paused: boolean, language: Language): string {
    const { PAUSED, DAMAGED, RESUMED } = spoken(language);
    const says = paused ? (this.house.store.damaged() ? DAMAGED : PAUSED) : RESUMED;
    return JSON.stringify({ type: 'paused', paused, says });
  }

  // ---- for the hub

  /** Whether this process moves the table's bots and watches its clocks. */
  drive(on: boolean): void {
    this.driver.drive(on);
  }

  /** What the index should say. */
  row(): TableRow {
    const { state } = this;
    const taken = state.seats.filter(({ kind }) => kind !== 'open');
    return {
      id: state.id,
      code: state.code,
      game: state.game.name,
      status: state.status,
      public: state.public,
      seats: state.seats.length,
      taken: taken.length,
      names: taken.map(({ name }) => name),
      createdAt: state.openedAt,
      finishedAt: state.finishedAt,
      wakeAt: this.driver.wakeAt(),
    };
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
