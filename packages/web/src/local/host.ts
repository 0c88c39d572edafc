import { type Bot, type Budget, botsFor, reactionTime, seatBot, thinkingTime } from '@taproom/bots';
import {
  type AnyEvent,
  type AnyTable,
  attemptAll,
  Chance,
  fingerprintOf,
  formatProblem,
  formatStep,
  type Game,
  type GameRecord,
  includes,
  movesOf,
  no,
  ok,
  type Result,
  replay,
  type Seat,
  SPECTATOR,
  seatsIn,
} from '@taproom/engine';
import type { LocalPlayer } from '../device/games.js';
import type { Pace } from '../settings/settings.js';
import type { FromWorker } from './messages.js';
import { type Before, Past } from './past.js';
import { seenBy } from './seen.js';

/**
 * How much of a person's time bots take at each pace, over a move and over seeing a chance out of turn, and the least that lies
 * between two moves, in milliseconds: as long as it takes to read a line of the log.
 */
const PACES: Readonly<Record<Pace, { readonly thinking: number; readonly reaction: number; readonly least: number }>> =
  {
    relaxed: { thinking: 1, reaction: 1, least: 1700 },
    brisk: { thinking: 0.6, reaction: 1, least: 900 },
    instant: { thinking: 0, reaction: 0, least: 0 },
  };
/** After the last card has landed, before the next one goes. */
const BREATH = 250;
/** How much a bot may really think. At once means few tables and no clock: the same deal then goes the same way again. */
const BUDGETS: Readonly<Record<Pace, Budget>> = {
  relaxed: { milliseconds: 1000 },
  brisk: { milliseconds: 500 },
  instant: { iterations: 12 },
};

/**
 * A table on this device: the rules and the bots, without a server. It runs in a worker, so that a bot deep in thought
 * never holds up the page, and it shows the page nothing that the person looking may not see.
 */
export class Host {
  private table: AnyTable;
  private readonly events: AnyEvent[] = [];
  private readonly bots: readonly (Bot | undefined)[];
  private readonly told: number[];
  /** The bots' own luck. It hangs on the deal, so that a deal played again meets the same bots. */
  private readonly luck: Chance;
  private looking: Seat = SPECTATOR;
  private version = 0;
  private readonly past: Past;
  private moves: number;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private held = false;
  /** What bots would do now if nobody held them. */
  private waiting: (() => void)[] = [];

  static open(
    game: Game,
    record: GameRecord,
    players: readonly LocalPlayer[],
    pace: Pace,
    send: (message: FromWorker) => void,
  ): Result<Host, string> {
    const events: AnyEvent[] = [];
    const table = replay(game, record, (step) => events.push(...step.events));
    if (!table.ok) return no(formatProblem(table.problem));
    const bots: (Bot | undefined)[] = [];
    const levels = players.map((player) => player.bot ?? '');
    for (const { bot } of players) {
      const seated = bot === undefined ? undefined : seatBot(levelFor(game, bot), game, table.value.setting);
      if (seated && !seated.ok) return no(seated.problem);
      bots.push(seated?.value);
    }
    return ok(new Host(game, table.value, events, bots, levels, pace, record, send));
  }

  private constructor(
    private readonly game: Game,
    table: AnyTable,
    events: AnyEvent[],
    bots: readonly (Bot | undefined)[],
    private readonly levels: readonly string[],
    private pace: Pace,
    record: GameRecord,
    private readonly send: (message: FromWorker) => void,
  ) {
    this.table = table;
    this.past = new Past(game);
    this.moves = record.moves.length;
    this.events = events;
    this.bots = bots;
    this.told = bots.map(() => 0);
    this.luck = Chance.fast(Chance.secret(`bots ${record.seed} ${record.moves.length}`).below(2 ** 32));
    send({ type: 'opened', fingerprint: fingerprintOf(record.seed) });
    this.wakeBots();
  }

  look(seat: Seat): void {
    this.looking = seat;
    this.show(true);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    this.wakeBots();
  }

  /** While held, bots think but do not move. */
  hold(held: boolean): void {
    this.held = held;
    if (held) return;
    for (const act of this.waiting.splice(0)) this.after(this.pace === 'instant' ? 0 : BREATH, act);
  }

  play(seat: Seat, line: string): void {
    const moves = this.game.notation.parseMove(line, this.table.setting);
    if (!moves.ok) {
      this.send({ type: 'refused', name: 'not-a-move', says: moves.problem, line });
      return;
    }
    const made = attemptAll(this.game, this.table, seat, moves.value);
    if (!made.ok) {
      this.send({ type: 'refused', name: made.problem, line });
      return;
    }
    this.past.remember({ seat, table: this.table, events: this.events.length, moves: this.moves }, made.value.events);
    this.table = made.value.table;
    this.events.push(...made.value.events);
    this.moves += 1;
    this.version += 1;
    const outcome = this.game.outcome(this.table);
    this.send({ type: 'moved', line: formatStep(seat, line), ...(outcome && { outcome }) });
    this.show(false);
    this.wakeBots();
  }

  /** Against bots a move is taken back for the asking, as long as nothing hidden was shown since. */
  takeBack(seat: Seat): void {
    const before = this.undoable(seat);
    if (!before) return;
    this.past.forget(before);
    this.table = before.table;
    this.events.length = before.events;
    this.moves = before.moves;
    this.told.fill(before.events);
    this.version += 1;
    this.send({ type: 'taken-back', moves: before.moves });
    this.show(true);
    this.wakeBots();
  }

  private undoable(seat: Seat): Before | undefined {
    const alone = this.bots.filter((bot) => bot === undefined).length === 1;
    return alone && !this.game.outcome(this.table) ? this.past.last(seat) : undefined;
  }

  private show(fresh: boolean): void {
    const { game, table, events, looking: seat } = this;
    const told = seat === SPECTATOR ? events.length : (this.told[seat] as number);
    const from = fresh || seat === SPECTATOR ? 0 : told;
    if (seat !== SPECTATOR) this.told[seat] = events.length;
    const undoable = this.undoable(seat) !== undefined;
    this.send({ type: 'seen', fresh, undoable, ...seenBy(game, table, events, seat, { from, told }) });
  }

  /** Every bot that is waited for moves in its own time; every other one may see a chance. */
  private wakeBots(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.waiting = [];
    if (this.game.outcome(this.table)) return;
    const waiting = this.game.waitingFor(this.table);
    // One after the other, so that people can follow: the first seat that is waited for, then the next.
    const next = seatsIn(waiting).find((seat) => this.bots[seat]);
    if (next !== undefined) {
      const choices = movesOf(this.game, this.table, next).length;
      const time = thinkingTime(this.levels[next] as string, { choices }, Math.random);
      const { thinking, least } = PACES[this.pace];
      this.after(Math.max(least, time * thinking), () => this.choose(next));
    }
    for (const seat of this.bots.keys()) {
      if (!includes(waiting, seat) && this.bots[seat]?.interrupt) this.considerInterrupt(seat);
    }
  }

  private after(milliseconds: number, act: () => void): void {
    const version = this.version;
    const go = () => {
      if (version !== this.version) return;
      if (this.held) this.waiting.push(act);
      else act();
    };
    this.timers.push(setTimeout(go, milliseconds));
  }

  private choose(seat: Seat): void {
    const { game, table } = this;
    const moves = movesOf(game, table, seat);
    const move = this.bots[seat]?.choose(game.view(table, seat), moves, BUDGETS[this.pace], this.luck) as number;
    this.play(seat, game.notation.formatMove(move, table.setting));
  }

  private considerInterrupt(seat: Seat): void {
    const { game, table } = this;
    const moves = movesOf(game, table, seat);
    if (moves.length === 0) return;
    const move = this.bots[seat]?.interrupt?.(game.view(table, seat), moves, BUDGETS[this.pace], this.luck);
    if (move === undefined) return;
    const time = reactionTime(this.levels[seat] as string, {}, Math.random) * PACES[this.pace].reaction;
    this.after(time, () => this.play(seat, game.notation.formatMove(move, table.setting)));
  }
}

/** The level asked for, or the best this game has. */
function levelFor(game: Game, level: string): string {
  const kinds = botsFor(game);
  return kinds.includes(level) ? level : (kinds.at(-1) as string);
}
