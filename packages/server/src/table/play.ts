import {
  type AnyEvent,
  type AnyTable,
  attemptAll,
  Chance,
  fingerprintOf,
  type Game,
  includes,
  type Move,
  no,
  type Outcome,
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
  private recent: { version: number; seat: Seat; before: SeatSet; after: SeatSet }[] = [];
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
    return attemptAll(this.game, this.table, seat, moves);
  }

  /** Makes a judged move true. */
  move(seat: Seat, made: Made, version: number, at: number, used: number | undefined): void {
    const before = this.waiting;
    const reveals = made.events.some(({ type }) => this.game.revealing.includes(type));
    if (reveals) this.past = [];
    else this.remember({ left: version, position: this.position, table: this.table, seat, waiting: before });
    this.table = made.table;
    this.position = version;
    this.waiting = this.game.waitingFor(this.table);
    this.outcome = this.game.outcome(this.table);
    this.recent.push({ version, seat, before, after: this.waiting });
    if (this.recent.length > REMEMBERED * 4) this.recent.shift();
    if (used !== undefined)
      this.banks[seat] = Math.max(0, (this.banks[seat] as number) - Math.max(0, used - this.perTurn));
    for (const waited of seatsIn(this.waiting)) {
      if (waited === seat || !includes(before, waited)) this.since[waited] = at;
    }
  }

  private remember(past: Past): void {
    this.past.push(past);
    if (this.past.length > REMEMBERED) this.past.shift();
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
   * choice takes nothing from yours: it only means that one less is waited for. Anything else makes a move stale.
   */
  isFresh(seat: Seat, seen: number): boolean {
    if (seen >= this.position) return true;
    const since = this.recent.filter(({ version }) => version > seen);
    const complete = since[0] !== undefined && this.recent[0] !== undefined && this.recent[0].version <= seen + 1;
    return complete && since.every((made) => onlyChose(made, seat));
  }

  /** A clock that runs begins anew for a seat whose player is back. */
  restart(seat: Seat, at: number): void {
    this.since[seat] = at;
  }
}

/** Someone else, who was waited for together with `seat`, made a choice, and nothing else changed. */
const onlyChose = (made: { seat: Seat; before: SeatSet; after: SeatSet }, seat: Seat): boolean =>
  made.seat !== seat &&
  includes(made.before, made.seat) &&
  includes(made.before, seat) &&
  made.after === (made.before & ~(1 << made.seat));
