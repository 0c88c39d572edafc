import { type Bot, seatBot } from '@taproom/bots';
import { mixed } from '@taproom/bots/training';
import {
  type AnyEvent,
  type AnyTable,
  Chance,
  firstOf,
  type Game,
  includes,
  type Move,
  NOBODY,
  type Outcome,
  type Seat,
  type Setting,
} from '@taproom/engine';
import { Course } from './course.js';
import { isLean, type Plan, RANDOM, streamOf } from './plan.js';
import { binOf, type Tally } from './tally.js';
import { type Study, type Watcher, winsIn } from './watcher.js';

/** No game we know goes on for so long. */
const MOST_MOVES = 1_000_000;
/** One decision in so many is asked what else a person might have tried. */
const ASK_EVERY = 16;
const MOST_CHOICES = 40;

/** Mulberry's generator is a counter that goes on by this much, and a way to mix it. */
const WHIM = 0x6d2b79f5;

/** A number from 0 up to, not including, `count`. */
function picked(whim: number, count: number): number {
  let word = Math.imul(whim ^ (whim >>> 15), whim | 1);
  word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
  return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * count);
}

type Chosen = Pick<Plan, 'bots' | 'seed' | 'iterations'>;

/** Bots at one table, who play as many games as they are asked to. Only what is in the tally outlives a game. */
export class Sitting {
  private readonly bots: readonly (Bot | undefined)[];
  private readonly dealing: (game: number) => number;
  private readonly guessing: readonly ((game: number) => number)[];
  private readonly deal = new Chance();
  private readonly luck: readonly Chance[];
  private readonly moves: Move[] = [];
  private readonly tried: Move[] = [];
  private readonly log: AnyEvent[] = [];
  private readonly course: Course | undefined;
  private readonly watcher: Watcher;
  private readonly seen = new Set<string>();
  private seconds = 0;
  /** Where random bots' luck stands. */
  private whim = 0;
  private readonly isLean: boolean;

  constructor(
    private readonly game: Game,
    private readonly setting: Setting,
    private readonly study: Study,
    private readonly plan: Chosen,
    private readonly tally: Tally,
  ) {
    this.bots = plan.bots.map((kind) => (kind === RANDOM ? undefined : seated(kind, game, setting)));
    this.isLean = isLean(plan);
    this.dealing = streamOf(plan.seed, 0);
    this.guessing = plan.bots.map((_, seat) => streamOf(plan.seed, seat + 1));
    this.luck = plan.bots.map(() => new Chance());
    this.course = study.lead && new Course(study.lead, setting.seats);
    this.watcher = study.watch(setting, tally);
  }

  /** Plays the game of this number and counts how it went. */
  count(number: number): void {
    if (this.isLean) this.race(number);
    else this.play(number);
  }

  /** The same, and looks closely. Watching changes nothing about the game. */
  watch(number: number): void {
    this.log.length = 0;
    this.seconds = this.study.dealtBy === undefined ? this.study.pace.deal : 0;
    this.course?.begin();
    this.seen.clear();
    const { table, outcome, decisions, turns } = this.play(number, this.log);
    const wins = winsIn(outcome);
    this.course?.end(this.tally, wins);
    this.watcher.end(table, outcome, wins);
    this.tally.add('watched');
    this.tally.note('length/turns', turns);
    this.tally.add('length/turns/bins', binOf(turns));
    this.tally.note('length/seconds', this.seconds);
    this.tally.add('length/minutes/bins', binOf(Math.round(this.seconds / 60)));
    this.tally.add('watched/decisions', 0, decisions);
    for (const type of this.seen) this.tally.add(`happened/games/${type}`);
  }

  private play(number: number, log?: AnyEvent[]): Ended {
    const { game, study, moves } = this;
    const table = this.lay(number, log);
    const first = firstOf(game.waitingFor(table));
    let last = -1;
    let turns = 0;
    let decisions = 0;
    if (log) this.hear(table);
    for (let waiting = game.waitingFor(table); waiting !== NOBODY; waiting = game.waitingFor(table)) {
      if (decisions > MOST_MOVES) throw new Error(`${game.name} goes on for more than ${MOST_MOVES} moves`);
      const seat = firstOf(waiting);
      const count = game.legalMoves(table, seat, moves);
      if (seat !== last) {
        turns++;
        last = seat;
        if (log) this.course?.turn(table);
      }
      if (log) this.look(table, seat, count, decisions);
      game.apply(table, seat, this.choose(table, seat, count), log);
      decisions++;
      if (log) this.hear(table);
      if (study.mayInterrupt(table)) decisions += this.interruptions(table, decisions, log);
    }
    const outcome = game.outcome(table) as Outcome;
    this.finish(outcome, first, decisions);
    return { table, outcome, decisions, turns };
  }

  /** What `play` does when all play at random and nobody watches; apart, because it is most of the time spent. */
  private race(number: number): void {
    const { game, study, moves } = this;
    const table = this.lay(number);
    const first = firstOf(game.waitingFor(table));
    let whim = this.whim;
    let decisions = 0;
    for (let waiting = game.waitingFor(table); waiting !== NOBODY; waiting = game.waitingFor(table)) {
      if (decisions > MOST_MOVES) throw new Error(`${game.name} goes on for more than ${MOST_MOVES} moves`);
      const seat = firstOf(waiting);
      const count = game.legalMoves(table, seat, moves);
      whim = (whim + WHIM) | 0;
      game.apply(table, seat, moves[picked(whim, count)] as Move);
      decisions++;
      if (!study.mayInterrupt(table)) continue;
      this.whim = whim;
      decisions += this.interruptions(table, decisions);
      whim = this.whim;
    }
    this.finish(game.outcome(table) as Outcome, first, decisions);
  }

  /** Starts every stream of chance for this game, and deals. */
  private lay(number: number, log?: AnyEvent[]): AnyTable {
    this.deal.reseed(this.dealing(number));
    for (const [seat, luck] of this.luck.entries())
      luck.reseed((this.guessing[seat] as (game: number) => number)(number));
    this.whim = mixed(this.dealing(number), WHIM) | 0;
    return this.game.setup(this.setting, this.deal, log);
  }

  private choose(table: AnyTable, seat: Seat, count: number): Move {
    const { moves } = this;
    const bot = this.bots[seat];
    // A random bot sees nothing anyway, so nobody needs to show it anything.
    if (!bot) return moves[this.below(count)] as Move;
    moves.length = count;
    return bot.choose(
      this.game.view(table, seat),
      moves,
      { iterations: this.plan.iterations },
      this.luck[seat] as Chance,
    );
  }

  private below(count: number): number {
    this.whim = (this.whim + WHIM) | 0;
    return picked(this.whim, count);
  }

  /** Everyone else gets one chance to act out of turn; who comes first changes from move to move. */
  private interruptions(table: AnyTable, made: number, log?: AnyEvent[]): number {
    const { game, moves, setting, study } = this;
    let interrupted = 0;
    for (let i = 0; i < setting.seats && study.mayInterrupt(table); i++) {
      const seat = (made + i) % setting.seats;
      if (includes(game.waitingFor(table), seat)) continue;
      const count = game.legalMoves(table, seat, moves);
      if (count === 0) continue;
      const move = this.interrupt(table, seat, count);
      if (move === undefined) continue;
      game.apply(table, seat, move, log);
      interrupted++;
      if (log) this.hear(table);
    }
    return interrupted;
  }

  private interrupt(table: AnyTable, seat: Seat, count: number): Move | undefined {
    const { moves } = this;
    const bot = this.bots[seat];
    if (!bot) return this.below(2) === 0 ? moves[this.below(count)] : undefined;
    moves.length = count;
    return bot.interrupt?.(
      this.game.view(table, seat),
      moves,
      { iterations: this.plan.iterations },
      this.luck[seat] as Chance,
    );
  }

  /** What is known of every game, watched or not. Positions count from whoever acts first. */
  private finish(outcome: Outcome, first: Seat, decisions: number): void {
    const { tally } = this;
    const { seats } = this.setting;
    winsIn(outcome).forEach((win, seat) => {
      tally.note(POSITIONS[(seat - first + seats) % seats] as string, win);
      tally.note(SEATS[seat] as string, win);
    });
    tally.add('games');
    tally.add(`ending/${outcome.reason}`);
    if (outcome.places.filter((place) => place === 1).length > 1) tally.add('shared');
    tally.note('length/decisions', decisions);
    tally.add('length/decisions/bins', binOf(decisions));
  }

  /** Looks at a decision before it is made. */
  private look(table: AnyTable, seat: Seat, count: number, decisions: number): void {
    const { pace } = this.study;
    this.tally.add('choices', Math.min(count, MOST_CHOICES));
    this.seconds += count > 1 ? pace.choice : pace.forced;
    if (decisions % ASK_EVERY !== 0) return;
    const tries = this.study.tries(table, seat, this.tried);
    for (let i = 0; i < tries; i++) {
      const why = this.game.refuse(table, seat, this.tried[i] as Move);
      this.tally.add(`tried/${why ?? ALLOWED}`);
    }
  }

  private hear(table: AnyTable): void {
    for (const event of this.log) {
      this.tally.add(`happened/times/${event.type}`);
      this.seen.add(event.type);
      if (event.type === this.study.dealtBy) this.seconds += this.study.pace.deal;
      this.watcher.event(event, table);
    }
    this.log.length = 0;
  }
}

interface Ended {
  readonly table: AnyTable;
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly turns: number;
}

/** What a try that would have been fine is counted under. */
export const ALLOWED = 'allowed';
const MOST_SEATS = 8;
const POSITIONS = Array.from({ length: MOST_SEATS }, (_, position) => `wins/position/${position}`);
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => `wins/seat/${seat}`);

function seated(kind: string, game: Game, setting: Setting): Bot {
  const bot = seatBot(kind, game, setting);
  if (!bot.ok) throw new Error(bot.problem);
  return bot.value;
}
