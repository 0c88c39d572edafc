import { movesOf } from '../attempt.js';
import { Chance } from '../chance.js';
import type { AnyTable, Game, Move } from '../game.js';
import { formatProblem } from '../result.js';
import { firstOf, type Seat, seatsIn } from '../seats.js';
import { readSetting, type Wish } from '../setting.js';
import type { Trial } from '../trial.js';
import { commandFor } from './conform.js';
import { promise } from './promise.js';

/** Of how many tables in a row one is looked at, so that few games do and all their phases are met. */
const ONE_TABLE_IN = 8;
/** Moves of a game that does not say how its moves are numbered. */
const NUMBERS: readonly Move[] = Array.from({ length: 4096 }, (_, move) => move);

/**
 * Holds `refuse` against `legalMoves` for every move number of those who are waited for and of one seat more, at so many tables of random play, spread over the
 * settings of the trial. Returns how many numbers were tried.
 */
export function conformMoves(game: Game, trial: Trial, tables: number, seed = 1): number {
  const share = Math.ceil(tables / trial.settings.length);
  return trial.settings.reduce((tried, wish, nth) => tried + tryTables(game, trial, wish, share, seed + nth), 0);
}

function tryTables(game: Game, trial: Trial, wish: Wish, tables: number, seed: number): number {
  const setting = readSetting(game, wish);
  if (!setting.ok) throw new Error(setting.problem.map(formatProblem).join('; '));
  const chance = Chance.fast(seed);
  let tried = 0;
  for (let looked = 0, round = 0; looked < tables; round++) {
    const table = game.setup(setting.value, Chance.secret(`conformance ${seed} ${round}`));
    while (game.outcome(table) === undefined && looked < tables) {
      if (chance.below(ONE_TABLE_IN) === 0) {
        const other = chance.below(setting.value.seats);
        for (const seat of new Set([...seatsIn(game.waitingFor(table)), other]))
          tried += agree(game, trial, wish, table, seat, seed);
        looked++;
      }
      const seat = firstOf(game.waitingFor(table));
      const moves = movesOf(game, table, seat);
      game.apply(table, seat, moves[chance.below(moves.length)] as Move);
    }
  }
  return tried;
}

function agree(game: Game, trial: Trial, wish: Wish, table: AnyTable, seat: Seat, seed: number): number {
  const legal = movesOf(game, table, seat);
  const allowed = new Set(legal);
  const at = (move: Move): string =>
    `${game.name}: move ${move} of seat-${seat + 1} (seed ${seed}; the setting of ${commandFor(game, wish, seed)})`;
  for (const move of legal) {
    const refusal = game.refuse(table, seat, move);
    promise(refusal === undefined, () => `${at(move)}: legalMoves lists it, refuse says ${refusal}`);
  }
  const numbers = trial.moveNumbers?.(table, seat) ?? NUMBERS;
  for (let i = 0; i < numbers.length; i++) {
    const move = numbers[i] as Move;
    if (game.refuse(table, seat, move) !== undefined) continue;
    promise(allowed.has(move), () => `${at(move)}: refuse allows it, legalMoves does not list it`);
  }
  return numbers.length;
}
