import {
  type AnyEvent,
  includes,
  type Move,
  movesOf,
  newSeed,
  no,
  ok,
  type Result,
  type Seat,
  SPECTATOR,
  seatsIn,
} from '@taproom/engine';
import { type ChatLine, type FromClient, type Language, LIMITS } from '@taproom/protocol';
import type { House, Viewer } from '../house.js';
import type { LogRow, TableRow } from '../store/store.js';
import { hashOf } from '../tokens.js';
import { spoken, wordsOf } from '../words/spoken.js';
import { type Asker, judgeAsk, judgeTicket, standInLevel, type TableAsk } from './ask.js';
import { BotSeats } from './bot-seats.js';
import { nextToRunOut, usedBy } from './clocks.js';
import type { Behind, Entry, MadeBy, Written } from './entry.js';
import { News } from './news.js';
import type { Made, Play } from './play.js';
import { Race } from './race.js';
import { type Refusal, refused } from './refusal.js';
import { rematchEntries } from './rematch.js';
import { TableState } from './state.js';
import { type Room, sentences, tableMessage } from './tell.js';

/** What a message led to. */
export interface Done {
  readonly version: number;
  readonly seat?: Seat;
  readonly token?: string;
  readonly ticket?: { readonly ticket: string; readonly until: number };
}
export type Reply = Result<Done, Refusal & { readonly version?: number }>;

/** Messages that may wait for one table at the same time. */
const MOST_WAITING = 200;
const KEPT_CHAT = 50;
/** How often something is tried that others were quicker to write. */
const MOST_TRIES = 10;
const MOST_MISSED = 200;
/** Between two tries to write while the store cannot be reached, and when to give up. */
const RETRY = 500;
const GIVE_UP = 120_000;
/** A move that has waited so long is made only if its sender is still there. */
const GONE = 1000;

type MoveMessage = Extract<FromClient, { type: 'move' }>;

/**
 * A table in memory: a cache of its log, and its one writer in this process. Whatever changes it goes through `line`,
 * one after the other: judged, written, true, told, acknowledged.
 */
export class LiveTable {
  readonly viewers = new Set<Viewer>();
  private chat: ChatLine[] = [];
  private line: Promise<unknown> = Promise.resolve();
  private inLine = 0;
  private arriving = 0;
  private readonly race: Race;
  private bots: BotSeats;
  private cancelClock: (() => void) | undefined;
  private readonly wrongCalls = new Map<Seat, number>();
  private readonly lastHere = new Map<Seat, number>();
  private cancelPresence: (() => void) | undefined;
  private elsewhere = { seats: 0, watching: 0 };
  private driving = false;
  private stuck = false;
  private away = false;
  private closed = false;
  private openCalls: { position: number; calls: readonly string[] } | undefined;
  private readonly loadedAt: number;
  /** The index is behind the log. */
  dirty = false;

  private constructor(
    private readonly house: House,
    readonly state: TableState,
    private readonly broke: (error: unknown) => void,
  ) {
    this.race = new Race(house.time);
    this.loadedAt = house.time.now();
    this.bots = this.newBots();
  }

  /** Reads the log and adds it up. */
  static async load(house: House, id: string, broke: (error: unknown) => void): Promise<LiveTable | undefined> {
    const rows = await house.store.read(id, 0);
    if (rows.length === 0) return undefined;
    const state = new TableState(id, house.gameNamed);
    for (const row of rows) state.apply(readRow(row));
    const table = new LiveTable(house, state, broke);
    table.chat = await house.store.chat(id, 0, KEPT_CHAT);
    return table;
  }

  get id(): string {
    return this.state.id;
  }

  // ---- who is here

  /**
   * Someone arrives. They get the whole table, and hear in words what happened since the version they had. Not in line:
   * behind a move that cannot be written they would wait without a word.
   */
  async arrive(viewer: Viewer, seen: number | undefined, greet: () => void): Promise<void> {
    this.arriving += 1;
    try {
      // Somebody who has seen more than we have comes from another process.
      if (seen !== undefined && seen > this.state.version && !this.isPaused) await this.catchUp();
      const missed =
        seen !== undefined && seen < this.state.version && !this.isPaused
          ? await this.missedSince(seen, viewer)
          : undefined;
      if (this.closed) return viewer.comeBack();
      this.viewers.add(viewer);
      if (viewer.seat !== SPECTATOR) this.lastHere.delete(viewer.seat);
      greet();
      this.sendTable(viewer, missed);
      if (this.isPaused) viewer.send(pausedMessage(true, viewer.language));
      this.presenceChanged();
    } finally {
      this.arriving -= 1;
    }
  }

  leave(viewer: Viewer): void {
    if (!this.viewers.delete(viewer)) return;
    if (viewer.seat !== SPECTATOR && !this.isHere(viewer.seat)) this.lastHere.set(viewer.seat, this.house.time.now());
    this.presenceChanged();
  }

  sendTable(viewer: Viewer, missed?: string[]): void {
    const message = tableMessage(this.state, viewer.seat, this.room(), this.now(), this.house.downtimes, missed);
    viewer.send(JSON.stringify(message));
  }

  /** Who this token and host's token make of somebody. */
  recognise(token: string | undefined, hostHash: string | undefined): { seat: Seat; host: boolean; unknown: boolean } {
    const seat = token === undefined ? undefined : this.state.seatOf(hashOf(token));
    return {
      seat: seat ?? SPECTATOR,
      host: this.state.isHost(seat ?? SPECTATOR, hostHash),
      unknown: token !== undefined && seat === undefined,
    };
  }

  private isHere(seat: Seat): boolean {
    if (includes(this.elsewhere.seats, seat)) return true;
    for (const viewer of this.viewers) if (viewer.seat === seat) return true;
    return false;
  }

  private room(): Room {
    const here = new Set<Seat>(seatsIn(this.elsewhere.seats));
    let { watching } = this.elsewhere;
    for (const { seat } of this.viewers) {
      if (seat === SPECTATOR) watching += 1;
      else here.add(seat);
    }
    return { here: [...here].sort((a, b) => a - b), watching, chat: this.chat };
  }

  /** Who is here through this process, a bit for each seat. */
  get present(): { readonly seats: number; readonly watching: number } {
    let seats = 0;
    let watching = 0;
    for (const { seat } of this.viewers) {
      if (seat === SPECTATOR) watching += 1;
      else seats |= 1 << seat;
    }
    return { seats, watching };
  }

  /** Who is here through other processes. */
  presentElsewhere(seats: number, watching: number): void {
    const before = this.elsewhere;
    if (before.seats === seats && before.watching === watching) return;
    this.elsewhere = { seats, watching };
    for (const seat of seatsIn(before.seats | seats)) {
      if (this.isHere(seat)) this.lastHere.delete(seat);
      else this.lastHere.set(seat, this.now());
    }
    this.tellPresence();
  }

  /** People come and go in bursts; one message tells of all of them. */
  private presenceChanged(): void {
    this.house.presenceChanged?.(this.id);
    this.tellPresence();
  }

  private tellPresence(): void {
    this.cancelPresence ??= this.house.time.after(100, () => {
      this.cancelPresence = undefined;
      const { here, watching } = this.room();
      this.broadcast(JSON.stringify({ type: 'presence', here, watching }));
    });
  }

  private broadcast(message: string): void {
    for (const viewer of this.viewers) viewer.send(message);
  }

  private async missedSince(seen: number, { seat, language }: Viewer): Promise<string[]> {
    const past = new TableState(this.id, this.house.gameNamed);
    const missed: string[] = [];
    // Without what was missed the table is still worth having.
    const rows = await this.reach(this.house.store.read(this.id, 0)).catch(() => []);
    for (const row of rows) {
      if (row.version > this.state.version) break;
      const written = readRow(row);
      const before = past.names;
      const events = past.apply(written);
      if (row.version <= seen) continue;
      const shown = events.flatMap((event) => past.game.show(event, seat) ?? []);
      missed.push(...sentences(past, written.entry, shown, seat, before, language));
    }
    return missed.slice(-MOST_MISSED);
  }

  // ---- what people ask for

  /** Anything about the table that is neither a move nor talk. */
  ask(viewer: Viewer, ask: TableAsk): Promise<Reply> {
    const again = async (tries: number): Promise<Reply> => {
      const judged = judgeAsk(this.state, ask, this.asker(viewer), this.around());
      if (!judged.ok) return judged;
      if (judged.value === 'nothing') return ok({ version: this.state.version });
      const { entry, token, ticket } = judged.value;
      const written = await this.write(entry);
      // Overtaken through another process: unlike a move, this does not depend on what was seen.
      if (!written.ok) return written.problem.name === 'stale' && tries < MOST_TRIES ? again(tries + 1) : written;
      if (entry.type === 'sat' && token !== undefined) this.seatViewer(viewer, entry.seat, token);
      return ok({
        version: written.value,
        ...(entry.type === 'sat' && token !== undefined && { seat: entry.seat, token }),
        ...(entry.type === 'ticketed' && ticket !== undefined && { ticket: { ticket, until: entry.until } }),
      });
    };
    return this.inTurn(() => again(1)).catch(politely);
  }

  /** A seat on another device. */
  redeem(ticket: string): Promise<Result<{ readonly seat: Seat; readonly token: string }, Refusal>> {
    return this.inTurn(async () => {
      const judged = judgeTicket(this.state, ticket, this.now());
      if (!judged.ok) return judged;
      const { entry, token } = judged.value;
      const written = await this.write(entry);
      if (!written.ok) return written;
      return ok({ seat: (entry as Entry & { type: 'token-added' }).seat, token: token as string });
    }).catch(politely);
  }

  rematch(viewer: Viewer): Promise<Reply> {
    return this.inTurn(async (): Promise<Reply> => {
      const { state } = this;
      if (viewer.seat === SPECTATOR && !this.asker(viewer).host) return refused('not-seated');
      if (state.status !== 'over') return refused('not-over');
      if (state.next !== undefined) return refused('rematch-exists');
      const table = await this.reach(this.house.open(state.game.name, (code) => rematchEntries(state, code)));
      const written = await this.write({ type: 'rematched', table });
      return written.ok ? ok({ version: written.value }) : written;
    }).catch(politely);
  }

  async say(viewer: Viewer, said: { text?: string; reaction?: string }): Promise<Reply> {
    const { seat } = viewer;
    if (seat === SPECTATOR) return refused('not-seated');
    const { name, muted } = this.state.seat(seat);
    if (muted) return refused('muted');
    return this.talk(seat, name, said).catch(politely);
  }

  private async talk(seat: Seat, name: string, said: { text?: string; reaction?: string }): Promise<Reply> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const number = (this.chat[this.chat.length - 1]?.number ?? 0) + 1;
      const line: ChatLine = { number, at: this.now(), seat, name, ...said };
      if (await this.reach(this.house.store.say(this.id, line))) {
        await this.hearChat();
        this.house.store.announce({ table: this.id, version: 0 });
        return ok({ version: this.state.version });
      }
      await this.hearChat();
    }
    return refused('busy');
  }

  /** Tells everyone what has been said since they last heard. */
  async hearChat(): Promise<void> {
    const last = this.chat[this.chat.length - 1]?.number ?? 0;
    for (const line of await this.reach(this.house.store.chat(this.id, last, KEPT_CHAT))) {
      if (line.number <= (this.chat[this.chat.length - 1]?.number ?? 0)) continue;
      this.chat = [...this.chat.slice(1 - KEPT_CHAT), line];
      this.broadcast(JSON.stringify({ type: 'chat', ...line }));
    }
  }

  // ---- moves

  /** A player's move. Calls, and moves that would cut a call off, wait until slower lines have had their chance. */
  move(viewer: Viewer, { seen, move: line, ref }: MoveMessage): Promise<Reply> {
    this.house.step?.('received');
    const arrived = this.house.time.now();
    const { play } = this.state;
    const { seat } = viewer;
    if (seat === SPECTATOR) return Promise.resolve(refused('not-seated'));
    if (!play) return Promise.resolve(refused('not-started'));
    const read = play.read(line);
    if (!read.ok) return Promise.resolve(refused('not-a-move', sentence(read.problem)));
    const moves = read.value;
    const call = moves.some((move) => play.known.isCall(move));
    if (call && this.now() < (this.wrongCalls.get(seat) ?? 0)) return Promise.resolve(refused('call-paused'));
    const lag = viewer.lag();
    const text = moves.length === 1 ? play.known.text(moves[0] as Move) : line.trim().replace(/\s+/g, ' ');
    const go = (race: readonly Behind[]) =>
      this.make({
        seat,
        moves,
        line: text,
        seen,
        by: 'player',
        lag,
        call,
        ref,
        race,
        arrived,
        language: viewer.language,
        // Whoever has left sends it again elsewhere, and may get another answer there: then it must not be made here.
        isGone: () => !this.viewers.has(viewer) && this.now() - arrived > GONE,
      });
    if (!call && !this.race.isOn && !this.cutsOffCall(play, seat, moves)) return go([]);
    return this.raced(seat, call, lag, go);
  }

  private raced(
    seat: Seat,
    call: boolean,
    lag: number,
    go: (race: readonly Behind[]) => Promise<Reply>,
  ): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.race.enter({
        seat,
        call,
        at: this.race.corrected(lag),
        go: (race) => {
          go(race).then(resolve, reject);
        },
      });
    });
  }

  private make(made: {
    seat: Seat;
    moves: readonly Move[];
    line: string;
    seen: number;
    by: MadeBy;
    lag: number;
    call: boolean;
    ref?: string;
    race: readonly Behind[];
    arrived: number;
    language?: Language;
    isGone?: () => boolean;
  }): Promise<Reply> {
    const { seat, moves, line, seen, by, lag, call, ref, race, language = 'en', isGone } = made;
    return this.inTurn(async (): Promise<Reply> => {
      if (isGone?.()) return refused('paused');
      const { state } = this;
      const { play } = state;
      if (!play) return refused('not-started');
      const { last, standIn } = state.seat(seat);
      if (ref !== undefined && last?.ref === ref) return ok({ version: last.version });
      if (by === 'player' && standIn !== undefined) return refused('bot-plays');
      if (play.outcome) return refused('game-over');
      if (!call && !play.isFresh(seat, seen)) return no({ ...refused('stale').problem, version: state.version });
      const judged = play.judge(seat, moves);
      if (!judged.ok) {
        if (call) this.wrongCalls.set(seat, this.now() + LIMITS.callPause);
        return no({ name: judged.problem, says: this.refusalText(play, judged.problem, seat, moves, language) });
      }
      this.house.step?.('judged');
      const entry: Entry = {
        type: 'moved',
        seat,
        move: line,
        by,
        ...(ref !== undefined && { ref }),
        ...(play.clock && {
          used: Math.max(
            0,
            Math.round(usedBy(state, seat, this.now(), this.house.downtimes) - Math.min(lag, LIMITS.lagBound)),
          ),
        }),
        ...(race.length > 0 && { race }),
      };
      const written = await this.write(entry, judged.value, isGone);
      if (!written.ok) {
        // What took its version may have been itself, sent before through a process that died before it could say so.
        const { last: newest } = state.seat(seat);
        return ref !== undefined && newest?.ref === ref ? ok({ version: newest.version }) : written;
      }
      this.house.metrics.moves.inc({ game: play.game.name, by });
      if (race.length > 0) this.house.metrics.races.inc();
      this.house.metrics.moveSeconds.observe((this.house.time.now() - made.arrived) / 1000);
      return ok({ version: written.value });
    }).catch(politely);
  }

  private refusalText(play: Play, name: string, seat: Seat, moves: readonly Move[], language: Language): string {
    const view = play.game.view(play.table, seat);
    const about = { setting: play.known.setting, view, move: moves[0] as Move, names: this.state.names, seat };
    return wordsOf(play.game, language).refusal(name, about);
  }

  /** Whether somebody may call now, and could not any more after this move. */
  private cutsOffCall(play: Play, seat: Seat, moves: readonly Move[]): boolean {
    if (play.known.calls.length === 0 || play.outcome) return false;
    const open = this.callsAt(play);
    if (open.length === 0) return false;
    const judged = play.judge(seat, moves);
    if (!judged.ok) return false;
    const still = new Set(callsOpen(play, judged.value.table));
    return open.some((call) => !still.has(call));
  }

  private callsAt(play: Play): readonly string[] {
    if (this.openCalls?.position !== play.position)
      this.openCalls = { position: play.position, calls: callsOpen(play, play.table) };
    return this.openCalls.calls;
  }

  // ---- bots and clocks

  /** Whether this process moves the table's bots and watches its clocks. */
  drive(on: boolean): void {
    if (this.driving === on || this.closed) return;
    this.driving = on;
    if (on) {
      this.bots = this.newBots();
      this.lookAfter();
    } else {
      this.bots.stop();
      this.cancelClock?.();
    }
  }

  private newBots(): BotSeats {
    return new BotSeats(this.house, this.state, {
      move: (seat, moves, seen) => {
        const { play } = this.state;
        if (!play || this.closed) return;
        const call = moves.some((move) => play.known.isCall(move));
        const arrived = this.house.time.now();
        const go = (race: readonly Behind[]) =>
          this.make({
            seat,
            moves,
            line: play.known.text(moves[0] as Move),
            seen,
            by: 'bot',
            lag: 0,
            call,
            race,
            arrived,
          }).then((reply) => {
            // Overtaken by somebody else's move: it may be asked again.
            if (!reply.ok && reply.problem.name === 'stale') this.bots.look();
            else if (!reply.ok) this.later(() => this.bots.look());
            return reply;
          });
        const made =
          call || this.race.isOn || this.cutsOffCall(play, seat, moves) ? this.raced(seat, call, 0, go) : go([]);
        // Nobody waits for a bot's reply; a table that broke under it has said so already.
        made.catch(this.note('a bot could not move'));
      },
    });
  }

  private lookAfter(): void {
    if (!this.driving || this.closed) return;
    this.bots.look();
    this.cancelClock?.();
    const next = nextToRunOut(this.state, this.now(), this.house.downtimes);
    if (next)
      this.cancelClock = this.house.time.after(next.left, () => {
        this.timeIsUp().catch((error) => {
          this.note('a clock could not be looked after')(error);
          this.later(() => this.lookAfter());
        });
      });
  }

  /** After a moment, when what could not be done now may be possible. */
  private later(then: () => void): void {
    this.house.time.after(RETRY, () => {
      if (!this.closed) then();
    });
  }

  /** For work that nobody waits for: what went wrong is written down, and the process lives on. */
  private note(what: string): (error: unknown) => void {
    return (error) => this.house.log.error({ table: this.id, error: String(error) }, what);
  }

  private timeIsUp(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.driving) return;
      // Perhaps no one could move for a while: then clocks stood still, and nobody's time is up.
      if (this.house.signOfLife) await this.reach(this.house.signOfLife());
      const next = nextToRunOut(this.state, this.now(), this.house.downtimes);
      if (next && next.left <= 0) {
        const level = standInLevel(this.house.thinker.levels(this.state.game.name));
        await this.write({ type: 'stood-in', seat: next.seat, level, why: 'clock' });
      }
      this.lookAfter();
    });
  }

  /** When the next clock runs out, for the alarm that wakes the table if nobody else does. */
  private wakeAt(): number | null {
    const now = this.now();
    const next = nextToRunOut(this.state, now, this.house.downtimes);
    return next ? Math.round(now + next.left) : null;
  }

  // ---- written, true, told

  private async write(
    entry: Entry,
    made?: Made,
    isGone?: () => boolean,
  ): Promise<Result<number, Refusal & { version?: number }>> {
    const row: LogRow = { version: this.state.version + 1, at: this.now(), entry: JSON.stringify(entry) };
    const won = await this.append(row, isGone);
    if (won === 'unknown') return refused('paused');
    if (!won) {
      // If the store went away in between, this is told as `paused`; the next write or notice reads on.
      await this.readOn();
      return no({ ...refused('stale').problem, version: this.state.version });
    }
    this.house.step?.('written');
    this.become({ version: row.version, at: row.at, entry }, made);
    this.house.store.announce({ table: this.id, version: row.version });
    return ok(row.version);
  }

  /**
   * Writes one row for certain. When the store cannot be reached the same row is tried again: if an earlier try did
   * get through, its version is taken by exactly this row, and that is as good. So nothing is ever half accepted.
   */
  private async append(row: LogRow, isGone: () => boolean = () => false): Promise<boolean | 'unknown'> {
    const begun = this.house.time.now();
    for (let tries = 0; ; tries++) {
      try {
        const won = await this.house.store.append(this.id, row);
        if (!won && tries > 0) {
          const ours = await this.isOurs(row);
          this.setStuck(false);
          return ours;
        }
        this.setStuck(false);
        return won;
      } catch (error) {
        if (tries === 0) {
          this.house.log.error({ table: this.id, error: String(error) }, 'the store cannot be reached');
          this.house.metrics.storePauses.inc();
          this.setStuck(true);
          this.house.storeLost?.();
        }
        if (this.closed || isGone() || this.house.time.now() - begun > GIVE_UP) {
          this.setStuck(false);
          return 'unknown';
        }
        await new Promise<void>((resolve) => this.house.time.after(RETRY, resolve));
      }
    }
  }

  private async isOurs({ version, at, entry }: LogRow): Promise<boolean> {
    const [row] = await this.house.store.read(this.id, version - 1);
    return row !== undefined && row.version === version && row.at === at && row.entry === entry;
  }

  /** A row of ours waits to be written. */
  private setStuck(stuck: boolean): void {
    const before = this.isPaused;
    this.stuck = stuck;
    this.tellPaused(before);
  }

  /** The store cannot be reached, or can be again. */
  storeAway(away: boolean): void {
    const before = this.isPaused;
    this.away = away;
    this.tellPaused(before);
  }

  private get isPaused(): boolean {
    return this.stuck || this.away;
  }

  private tellPaused(before: boolean): void {
    if (this.isPaused === before) return;
    for (const viewer of this.viewers) viewer.send(pausedMessage(this.isPaused, viewer.language));
  }

  private become(written: Written, made?: Made): void {
    const before = this.state.names;
    const status = this.state.status;
    const events = this.state.apply(written, made);
    this.house.step?.('true');
    this.tell(written, events, before);
    this.house.step?.('told');
    const { entry } = written;
    if (entry.type === 'stood' || entry.type === 'tokens-forgotten') this.forgetViewers();
    // The index says nothing about moves, so it is written only when something else changed.
    if (entry.type !== 'moved' || this.state.status !== status || this.state.clock) this.dirty = true;
    this.lookAfter();
  }

  private tell(written: Written, events: readonly AnyEvent[], before: readonly string[]): void {
    if (this.viewers.size === 0) return;
    const news = new News(this.state, written, events, before, this.house.downtimes);
    for (const viewer of this.viewers) viewer.send(news.for(viewer.seat, viewer.words));
  }

  /** Those whose token does not open their seat any more are spectators from now on. */
  private forgetViewers(): void {
    for (const viewer of this.viewers) {
      if (viewer.seat === SPECTATOR) continue;
      const { tokens } = this.state.seat(viewer.seat);
      if (viewer.token !== undefined && tokens.includes(viewer.token)) continue;
      viewer.seat = SPECTATOR;
      delete viewer.token;
      viewer.forgotten();
      this.sendTable(viewer);
    }
  }

  private seatViewer(viewer: Viewer, seat: Seat, token: string): void {
    viewer.seat = seat;
    viewer.token = hashOf(token);
    this.presenceChanged();
  }

  /** Reads what others have written to the log, and tells it. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.readOn());
  }

  private async readOn(): Promise<void> {
    const rows = await this.reach(this.house.store.read(this.id, this.state.version));
    for (const row of rows) this.become(readRow(row));
  }

  /** Waits for the store. That it cannot be reached changes nothing at the table, and is no reason to mistrust it. */
  private async reach<T>(asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      this.house.storeLost?.();
      throw new Away('the store cannot be reached', { cause: error });
    }
  }

  // ---- one at a time

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.inLine >= MOST_WAITING) return Promise.reject(new Busy());
    this.inLine += 1;
    const result = this.line.then(work);
    this.line = result.then(
      () => {
        this.inLine -= 1;
      },
      (error) => {
        this.inLine -= 1;
        // A bug, or a log that does not hold: what is in memory cannot be trusted any more.
        if (!(error instanceof Away)) this.broke(error);
      },
    );
    return result;
  }

  private asker(viewer: Viewer): Asker {
    return {
      seat: viewer.seat,
      host: this.state.isHost(viewer.seat, viewer.hostHash),
      ...(viewer.token !== undefined && { token: viewer.token }),
    };
  }

  private around() {
    const now = this.now();
    return {
      now,
      levels: this.house.thinker.levels(this.state.game.name),
      away: (seat: Seat) => (this.isHere(seat) ? 0 : now - (this.lastHere.get(seat) ?? this.loadedAt)),
      newSeed: () => this.house.seedFor?.(this.state.game.name, this.state.names) ?? newSeed(),
    };
  }

  private now(): number {
    return this.house.time.now();
  }

  /** What the index should say. */
  row(): TableRow {
    const { state } = this;
    return {
      id: state.id,
      code: state.code,
      game: state.game.name,
      status: state.status,
      public: state.public,
      seats: state.seats.length,
      taken: state.seats.filter(({ kind }) => kind !== 'open').length,
      names: state.seats.filter(({ kind }) => kind !== 'open').map(({ name }) => name),
      createdAt: state.openedAt,
      finishedAt: state.finishedAt,
      wakeAt: this.wakeAt(),
    };
  }

  /** Nobody looks, here or through a process for which we drive. */
  get isIdle(): boolean {
    const { seats, watching } = this.elsewhere;
    const wanted = this.viewers.size > 0 || (this.driving && (seats !== 0 || watching > 0));
    return !wanted && this.inLine === 0 && this.arriving === 0 && !this.race.isOn;
  }

  /** Bots play here, now. */
  get hasBots(): boolean {
    return (
      this.state.status === 'playing' && this.state.seats.some((_, seat) => this.state.playedBy(seat) !== undefined)
    );
  }

  /** Lets everything that is under way come to its end, then stops. */
  async close(): Promise<void> {
    this.race.finish();
    this.stop();
    await this.line;
  }

  /** What is in memory cannot be trusted: everyone is sent away, to come back to the table as the log has it. */
  abandon(): void {
    this.stop();
    for (const viewer of [...this.viewers]) viewer.comeBack();
  }

  private stop(): void {
    this.closed = true;
    this.bots.stop();
    this.cancelClock?.();
    this.cancelPresence?.();
  }
}

class Busy extends Error {}
class Away extends Error {}

/** What is nobody's fault is refused; a bug is thrown on. */
function politely(error: unknown) {
  if (error instanceof Busy) return refused('busy');
  if (error instanceof Away) return refused('paused');
  throw error;
}

function pausedMessage(paused: boolean, language: Language): string {
  const { PAUSED, RESUMED } = spoken(language);
  return JSON.stringify({ type: 'paused', paused, says: paused ? PAUSED : RESUMED });
}

const readRow = ({ version, at, entry }: LogRow): Written => ({ version, at, entry: JSON.parse(entry) as Entry });

/** Every call that somebody could make on this table. */
function callsOpen(play: Play, table: Play['table']): string[] {
  const calls: string[] = [];
  for (let seat = 0; seat < play.known.setting.seats; seat++) {
    for (const move of movesOf(play.game, table, seat)) if (play.known.isCall(move)) calls.push(`${seat} ${move}`);
  }
  return calls;
}

/** The parsers' sentences begin small and have no full stop. */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
