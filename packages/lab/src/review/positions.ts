import { type Appraisal, shareOf, type Walk, walk } from '@taproom/bots/review';
import { textHash } from '@taproom/bots/training';
import { type AnyTable, Chance } from '@taproom/engine';
import type { Job } from '../crew/crew.js';
import { mixedGame, tableOf } from './mixed.js';

/** Games between players of mixed levels at one of a game's tables, as inputs of its worth and how they ended. */
export interface PositionsJob extends Job {
  readonly kind: 'positions';
  readonly game: string;
  /** Which of the tables of the game's entry. */
  readonly table: number;
  readonly seed: string;
  readonly games: number;
}

export interface Positions {
  readonly seats: number;
  /** The inputs of all seats of all positions, and each seat's share in the win. */
  readonly rows: Float32Array;
  readonly shares: Float32Array;
  /** Which game of the job each position is from. */
  readonly games: Uint16Array;
}

/** So many positions of a game are looked at: more of them say hardly more. */
const KEPT = 16;

/** Tables of a game before a move, spread evenly over it. */
export function samplesOf({ steps }: Walk, chance: Chance): AnyTable[] {
  const start = chance.fraction();
  return Array.from({ length: Math.min(KEPT, steps.length) }, (_, i) => {
    const at = ((i + start) * steps.length) / Math.min(KEPT, steps.length);
    return steps[Math.floor(at)]?.before as AnyTable;
  });
}

export const sharesOf = ({ game, steps, dealt }: Walk): number[] => {
  const places = game.outcome(steps.at(-1)?.after ?? dealt)?.places ?? [];
  return places.map((_, seat) => shareOf(places, seat));
};

export function positionsJob({ game: name, table, seed, games }: PositionsJob): Positions {
  const { game, setting, appraisal } = tableOf(name, table);
  const walks = Array.from({ length: games }, (_, n): Walk => {
    const walked = walk(game, mixedGame(game, setting, `${seed} ${table} ${n}`).record);
    if (!walked.ok) throw new Error(walked.problem.reason);
    return walked.value;
  });
  return positionsOf(walks, appraisal, Chance.fast(textHash(`${seed} ${table}`)));
}

/** All of them are games at the same table. */
export function positionsOf(walks: readonly Walk[], appraisal: Appraisal, chance: Chance): Positions {
  const seats = walks[0]?.setting.seats ?? 0;
  const row = new Float32Array(appraisal.shape.features.length * seats);
  const [rows, shares, games]: [number[], number[], number[]] = [[], [], []];
  walks.forEach((walked, n) => {
    const won = sharesOf(walked);
    for (const position of samplesOf(walked, chance)) {
      appraisal.look(position, row);
      rows.push(...row);
      shares.push(...won);
      games.push(n);
    }
  });
  return { seats, rows: Float32Array.from(rows), shares: Float32Array.from(shares), games: Uint16Array.from(games) };
}
