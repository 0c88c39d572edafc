import { softmax } from '@taproom/bots/review';
import type { Net } from '@taproom/bots/training';
import type { Positions } from './positions.js';

export const MOST_SEATS = 8;
const FEWEST_SEATS = 2;
/** A number of players is thought to differ from all of them together by about so much. */
const APART = 0.1;

const rowOf = new Map<number, Float32Array>();

/** The scores of all seats of a position that begins there. */
export function score(net: Net, rows: Float32Array, start: number, scores: Float64Array): void {
  const width = net.shape.features.length;
  const row = rowOf.get(width) ?? new Float32Array(width);
  rowOf.set(width, row);
  for (let seat = 0; seat < scores.length; seat++) {
    row.set(rows.subarray(start + seat * width, start + (seat + 1) * width));
    net.look(row);
    net.rate(row);
    scores[seat] = net.out[0];
  }
}

interface Scored {
  readonly scores: Float64Array;
  readonly shares: Float32Array;
}

/**
 * By what the scores of tables of each size are best multiplied, from two players on. Few games of each size were kept
 * back, so each is drawn towards what is best for all of them.
 */
export function calmsFor(net: Net, kept: readonly Positions[]): number[] {
  const sizes = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_, i) => scored(net, kept, i + FEWEST_SEATS));
  const all = best((calm) => sizes.reduce((sum, some) => sum + lossOf(some, calm), 0));
  return sizes.map((some) => best((calm) => lossOf(some, calm) + (calm - all) ** 2 / (2 * APART ** 2)));
}

function scored(net: Net, kept: readonly Positions[], seats: number): { games: number; all: Scored[] } {
  const width = net.shape.features.length;
  const mine = kept.filter((chunk) => chunk.seats === seats);
  const all = mine.flatMap(({ games, rows, shares }) =>
    Array.from(games, (_, i): Scored => {
      const scores = new Float64Array(seats);
      score(net, rows, i * seats * width, scores);
      return { scores, shares: shares.subarray(i * seats, (i + 1) * seats) };
    }),
  );
  return { games: mine.reduce((sum, { games }) => sum + new Set(games).size, 0), all };
}

/** Positions of a game say little more than one of them, so a game counts once. */
function lossOf({ games, all }: { games: number; all: readonly Scored[] }, calm: number): number {
  let sum = 0;
  for (const { scores, shares } of all) {
    const chances = new Float64Array(scores.length);
    softmax(scores, calm, chances);
    for (let seat = 0; seat < scores.length; seat++) sum -= shares[seat] * Math.log(Math.max(1e-9, chances[seat]));
  }
  return all.length === 0 ? 0 : (sum * games) / all.length;
}

/** Of those that are alike, the one nearest to leaving everything as it is. */
function best(loss: (calm: number) => number): number {
  const tried = Array.from({ length: 61 }, (_, i) => Number((0.4 + i * 0.02).toFixed(2)));
  tried.sort((a, b) => Math.abs(a - 1) - Math.abs(b - 1));
  const losses = tried.map(loss);
  return tried[losses.indexOf(Math.min(...losses))] as number;
}
