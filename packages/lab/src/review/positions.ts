import { reviewOf, shareOf } from '@taproom/bots/review';
import { mixed, textHash } from '@taproom/bots/training';
import { Chance } from '@taproom/engine';
import { contenderOf } from '../arena/contender.js';
import type { Contender } from '../arena/lineup.js';
import { playMatch } from '../arena/match.js';
import type { Job } from '../crew/crew.js';
import { openTable } from '../crew/table.js';

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

/** Who plays: people are somewhere among them. A Landlord would cost more than it adds. */
const MIX = ['tourist', 'local', 'regular'] as const;
/** About so many positions of a game are kept. */
const KEPT = 16;
/** How many decisions a game has is known when it is over; until then this many are kept at most. */
const ROOM = 64;

/** Contenders of mixed levels, by chance. */
export const mixedTable = (seats: number, chance: Chance, seat: (kind: string) => Contender): Contender[] =>
  Array.from({ length: seats }, () => seat(MIX[chance.below(MIX.length)] as string));

export async function positionsJob(job: PositionsJob): Promise<Positions> {
  const entry = reviewOf(job.game);
  const wish = entry?.tables[job.table];
  if (!entry || !wish) throw new Error(`${job.game} has no table ${job.table}`);
  const { game, setting } = openTable(job.game, wish);
  const { seats } = setting;
  const chance = Chance.fast(textHash(`${job.seed} ${job.table}`));
  const width = entry.appraisal.shape.features.length * seats;
  const known = new Map<string, Contender>();
  const seat = (kind: string): Contender => {
    const contender = known.get(kind) ?? contenderOf(kind, game, setting);
    known.set(kind, contender);
    return contender;
  };
  const all: { row: Float32Array; shares: number[]; game: number }[] = [];
  for (let n = 0; n < job.games; n++) {
    const kept: Float32Array[] = [];
    let every = 1;
    let decisions = 0;
    const watch = (table: Parameters<typeof entry.appraisal.look>[0]): void => {
      if (decisions++ % every !== 0) return;
      const row = new Float32Array(width);
      entry.appraisal.look(table, row);
      kept.push(row);
      // Every other one goes, so that those kept are spread evenly over a game of any length.
      if (kept.length === ROOM) {
        for (let i = 0; i < ROOM / 2; i++) kept[i] = kept[2 * i] as Float32Array;
        kept.length = ROOM / 2;
        every *= 2;
      }
    };
    const players = mixedTable(seats, chance, seat);
    const seed = `${job.seed} ${job.table} ${n}`;
    const { outcome } = await playMatch(game, setting, seed, players, mixed(textHash(seed), 1), {}, undefined, {
      watch,
    });
    const shares = outcome.places.map((_, i) => shareOf(outcome.places, i));
    const step = Math.max(1, kept.length / KEPT);
    const start = chance.fraction() * step;
    for (let at = start; at < kept.length; at += step)
      all.push({ row: kept[Math.floor(at)] as Float32Array, shares, game: n });
  }
  const rows = new Float32Array(width * all.length);
  const shares = new Float32Array(seats * all.length);
  all.forEach((position, i) => {
    rows.set(position.row, i * width);
    shares.set(position.shares, i * seats);
  });
  return { seats, rows, shares, games: Uint16Array.from(all, (position) => position.game) };
}
