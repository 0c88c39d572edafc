import {
  type AnyTable,
  type AnyView,
  Chance,
  firstOf,
  type Game,
  includes,
  type Move,
  movesOf,
  type Seat,
  type Setting,
  type Trial,
} from '@taproom/engine';
import type { Bot, Budget } from './bot.js';

/** What every bot promises, to be tried on any of them. */
export interface BotCheck {
  readonly game: Game;
  readonly trial: Trial;
  readonly setting: Setting;
  /** A fresh bot. Two of them with the same luck play alike. */
  seat(): Bot;
  readonly seed: number;
  /** How many decisions to look at. */
  readonly decisions: number;
  /** Tables it may imagine for each. */
  readonly iterations: number;
}

/**
 * Plays with the bot in every seat and holds each decision against its promises: it is legal; it is the same again for the
 * same view and chance; it is the same when everything the seat cannot see is dealt anew; it leaves view and moves as
 * they were. Throws a sentence when one is broken. Returns how many decisions there were.
 */
export function checkBot({ game, trial, setting, seat: newBot, seed, decisions, iterations }: BotCheck): number {
  const budget: Budget = { iterations };
  const [bot, twin] = [newBot(), newBot()];
  const chance = Chance.fast(seed);
  let looked = 0;
  for (let round = 0; looked < decisions; round++) {
    const table = game.setup(setting, Chance.fast(chance.below(2 ** 32)));
    while (game.outcome(table) === undefined && looked < decisions) {
      const seat = firstOf(game.waitingFor(table));
      const moves = movesOf(game, table, seat);
      const luck = chance.below(2 ** 32);
      const move = asked(bot, 'choose', game.view(table, seat), moves, budget, luck) as Move;
      promise(moves.includes(move), `it makes the illegal move ${move}`);
      const elsewhere = trial.redeal(table, seat, chance.below(2 ** 31));
      const seenThere = JSON.parse(JSON.stringify(game.view(elsewhere, seat))) as AnyView;
      const there = asked(twin, 'choose', seenThere, movesOf(game, elsewhere, seat), budget, luck) as Move;
      promise(
        there === move,
        `its decision depends on a secret: ${text(game, setting, move)} here, ${text(game, setting, there)} where hidden cards lie otherwise`,
      );
      game.apply(table, seat, move);
      looked++;
      for (let other = 0; other < setting.seats; other++) interruption(game, table, other, bot, budget, chance);
    }
    if (round > decisions) throw new Error('the games are over before anyone decides');
  }
  return looked;
}

function interruption(game: Game, table: AnyTable, seat: Seat, bot: Bot, budget: Budget, chance: Chance): void {
  if (game.outcome(table) !== undefined || includes(game.waitingFor(table), seat)) return;
  const moves = movesOf(game, table, seat);
  if (moves.length === 0) return;
  const move = asked(bot, 'interrupt', game.view(table, seat), moves, budget, chance.below(2 ** 32));
  if (move === undefined) return;
  promise(moves.includes(move), `it interrupts with the illegal move ${move}`);
  game.apply(table, seat, move);
}

function asked(
  bot: Bot,
  how: 'choose' | 'interrupt',
  view: AnyView,
  moves: readonly Move[],
  budget: Budget,
  luck: number,
): Move | undefined {
  const before = JSON.stringify([view, moves]);
  const move = bot[how]?.(view, moves, budget, Chance.fast(luck));
  promise(JSON.stringify([view, moves]) === before, 'it writes into its view or its moves');
  return move;
}

/** Asks for decisions on a clock of our own, which goes on at every look. Returns the longest time taken, in milliseconds. */
export function longestDecision(
  game: Game,
  setting: Setting,
  bot: Bot,
  milliseconds: number,
  tick: number,
  decisions: number,
  seed: number,
): number {
  const chance = Chance.fast(seed);
  let longest = 0;
  let looked = 0;
  while (looked < decisions) {
    const table = game.setup(setting, Chance.fast(chance.below(2 ** 32)));
    while (game.outcome(table) === undefined && looked < decisions) {
      const seat = firstOf(game.waitingFor(table));
      let time = 0;
      const clock = (): number => {
        time += tick;
        return time;
      };
      const move = bot.choose(game.view(table, seat), movesOf(game, table, seat), { milliseconds, clock }, chance);
      longest = Math.max(longest, time);
      game.apply(table, seat, move);
      looked++;
    }
  }
  return longest;
}

const text = (game: Game, setting: Setting, move: Move): string => game.notation.formatMove(move, setting);

function promise(isKept: boolean, otherwise: string): void {
  if (!isKept) throw new Error(otherwise);
}
