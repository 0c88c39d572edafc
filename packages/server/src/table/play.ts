import {
  type AnyEvent,
  type AnyTable,
  attemptAll,
  Chance,
  fingerprintOf,
  type Game,
  includes,
  type Move,
  movesOf,
  no,
  type Outcome,
  ok,
  type Result,
  type Seat,
  type SeatSet,
  type Seed,
  seatsIn,
} from '@taproom/engine';
import type { Clock } from '@taproom/protocol';
import type { KnownSetting } from './settings.js';

/** How far back an undo can reach. Part of what a log means: changing it changes how old logs are read. */
const REMEMBERED = 8;

/** A position that was left by a move nobody has learned anything from. */
interface Past {
  /** The version of the move that left it. */
  readonly left: number;
  /** The version of the position itself. */
  readonly position: number;
  readonly table: AnyTable;
  readonly seat: Seat;
  readonly waiting: SeatSet;
}

/** A move that has been judged and can be made. */
export interface Made {
  readonly table: AnyTable;
  readonly events: AnyEvent[];
  readonly call: boolean;
}

/** What is remembered of a move for judging those that were sent a moment too late. */
interface Recent {
  readonly version: number;
  readonly seat: Seat;
  readonly before: SeatSet;
  readonly after: SeatSet;
  /** After a call: the seats that still have every move they had. */
  readonly untouched: SeatSet;
}

/** The game in play at a table: its position, how it got there, and whose time runs. */
export class Play {
  readonly game: Game;
  readonly fingerprint: string;
  table: AnyTable;
  /** The version at which the position last changed. */
  position: number;
  waiting: SeatSet;
  outcome: Outcome | undefined;
  /** The most recent positions that an undo could bring back, oldest first. */
  private past: Past[] = [];
  /** Who moved at the latest versions, for judging moves that were sent a moment too late. */
  private recent: Recent[] = [];
  /** When each seat began to be waited for. */
  readonly since: number[];
  /** Milliseconds each seat has in reserve. */
  readonly banks: number[];

  constructor(
    readonly known: KnownSetting,
    readonly seed: Seed,
    readonly clock: Clock | null,
    version: number,
    at: number,
    readonly dealt: AnyEvent[],
  ) {
    this.game = known.game;
    this.fingerprint = fingerprintOf(seed);
    this.table = this.game.setup(known.setting, Chance.secret(seed), dealt);
    this.position = version;
    this.waiting = this.game.waitingFor(this.table);
    this.outcome = this.game.outcome(this.table);
    const { seats } = known.setting;
    this.since = Array.from({ length: seats }, () => at);
    this.banks = Array.from({ length: seats }, () => (clock?.kind === 'turn' ? clock.bank * 1000 : 0));
  }

  /** Milliseconds for one decision. */
  get perTurn(): number {
    if (!this.clock) return Number.POSITIVE_INFINITY;
    return this.clock.kind === 'turn' ? this.clock.seconds * 1000 : this.clock.days * 86_400_000;
  }

  /** What the line says, if it is a line of this game. Seats are `seat-2`: a name could lie about who it is. */
  read(line: string): Result<Move[], string> {
    return this.game.notation.parseMove(line, this.known.setting);
  }

  judge(seat: Seat, moves: readonly Move[]): Result<Made, string> {
    if (this.outcome) return no('game-over');
    const spare = this.known.spare();
    const made = attemptAll(this.game, this.table, seat, moves, spare);
    if (made.ok) return ok({ ...made.value, call: moves.some((move) => this.known.isCall(move)) });
    if (spare) this.known.giveBack(spare);
    return made;
  }

  /** Makes a judged move true. */
  move(seat: Seat, made: Made, version: number, at: number, used: number | undefined): void {
    const before = this.waiting;
    const reveals = made.events.some(({ type }) => this.game.revealing.includes(type));
    const left = { left: version, position: this.position, table: this.table, seat, waiting: before };
    if (reveals) this.forget([...this.past.splice(0), left]);
    else this.remember(left);
    const untouched = made.call ? this.untouchedBy(made.table) : 0;
    this.table = made.table;
    this.position = version;
    this.waiting = this.game.waitingFor(this.table);
    this.outcome = this.game.outcome(this.table);
    this.recent.push({ version, seat, before, after: this.waiting, untouched });
    if (this.recent.length > REMEMBERED * 4) this.recent.shift();
    if (used !== undefined)
      this.banks[seat] = Math.max(0, (this.banks[seat] as number) - Math.max(0, used - this.perTurn));
    for (const waited of seatsIn(this.waiting)) {
      if (waited === seat || !includes(before, waited)) this.since[waited] = at;
    }
  }

  private remember(past: Past): void {
    this.past.push(past);
    if (this.past.length > REMEMBERED) this.forget(this.past.splice(0, 1));
  }

  /**
   * No undo leads back there. The position just left is still looked at by whoever tells what changed, which ends before
   * another move is judged.
   */
  private forget(past: readonly Past[]): void {
    for (const { table } of past) this.known.giveBack(table);
  }

  /** The seats that can still do on the next table whatever they can do on this one. */
  private untouchedBy(next: AnyTable): SeatSet {
    let seats = 0;
    for (let seat = 0; seat < this.known.setting.seats; seat++) {
      const had = movesOf(this.game, this.table, seat).filter((move) => !this.known.isCall(move));
      const has = new Set(movesOf(this.game, next, seat));
      if (had.every((move) => has.has(move))) seats |= 1 << seat;
    }
    return seats;
  }

  /** The version whose position comes back when this seat takes its last move back; undefined when that cannot be. */
  undoable(seat: Seat): number | undefined {
    return [...this.past].reverse().find((past) => past.seat === seat)?.position;
  }

  undo(to: number, version: number, at: number): void {
    const index = this.past.findIndex(({ position }) => position === to);
    const past = this.past[index];
    if (!past) throw new Error(`there is no position ${to} to go back to`);
    this.past.length = index;
    this.table = past.table;
    this.position = version;
    this.waiting = past.waiting;
    this.outcome = undefined;
    this.recent = [];
    for (const seat of seatsIn(this.waiting)) this.since[seat] = at;
  }

  /**
   * Whether a decision made at version `seen` still stands. While several choose at the same time, somebody else's
   * choice takes nothing from yours: it only means that one less is waited for. Nor does a call between others that
   * leaves you the moves you had. Anything else makes a move stale.
   */
  isFresh(seat: Seat, seen: number): boolean {
    if (seen >= this.position) return true;
    const since = this.recent.filter(({ version }) => version > seen);
    const complete = since[0] !== undefined && this.recent[0] !== undefined && this.recent[0].version <= seen + 1;
    return complete && since.every((made) => onlyChose(made, seat) || includes(made.untouched, seat));
  }

  /** A clock that runs begins anew for a seat whose player is back. */
  restart(seat: Seat, at: number): void {
    this.since[seat] = at;
  }
}

/** Someone else, who was waited for together with `seat`, made a choice, and nothing else changed. */
const onlyChose = (made: Recent, seat: Seat): boolean =>
  made.seat !== seat &&
  includes(made.before, made.seat) &&
  includes(made.before, seat) &&
  made.after === (made.before & ~(1 << made.seat));
