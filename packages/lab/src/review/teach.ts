import { reviewOf, softmax, type WorthFile } from '@taproom/bots/review';
import { FORMAT, mixed, Net, saveNet, Teacher, wake } from '@taproom/bots/training';
import { Chance } from '@taproom/engine';
import type { Crew } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import type { Positions, PositionsJob } from './positions.js';

/** How a game's worth is made. Counted in games, never in minutes, so that the same plan gives the same file. */
export interface WorthPlan {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly epochs: number;
}

/** Games of a job. */
const CHUNK = 20;
/** Of so many games one is kept back, to calm the net by. */
const HELD_BACK = 6;
const FIRST_RATE = 2e-3;
const LAST_RATE = 5e-5;
const MOST_SEATS = 8;

/** Jobs for so many games, spread over all tables of the game. */
export function jobsFor(game: string, seed: string, games: number): PositionsJob[] {
  const tables = reviewOf(game)?.tables.length ?? 0;
  return Array.from({ length: Math.ceil(games / CHUNK) }, (_, i) => ({
    kind: 'positions',
    game,
    table: i % tables,
    seed: `${seed} ${i}`,
    games: CHUNK,
  }));
}

/** Plays the games, learns from them, and calms the net down by those it has not learnt from. */
export async function makeWorth(
  plan: WorthPlan,
  crew: Crew,
  made: string,
  tell: (games: number) => void,
): Promise<WorthFile> {
  const entry = reviewOf(plan.game);
  if (!entry) throw new Error(`${plan.game} has no worth to be made`);
  const learnt: Positions[] = [];
  const kept: Positions[] = [];
  await gather<Positions>(crew, jobsFor(plan.game, plan.seed, plan.games), (positions, i) => {
    (i % HELD_BACK === 0 ? kept : learnt).push(positions);
    tell((i + 1) * CHUNK);
  });
  const net = new Net(entry.appraisal.shape);
  const chance = Chance.fast(mixed(plan.epochs, plan.games));
  wake(net, chance);
  learn(net, learnt, plan.epochs, chance);
  const calm = Array.from({ length: MOST_SEATS - 1 }, (_, i) => calmFor(net, kept, i + 2));
  return { format: FORMAT, game: plan.game, made, nets: { [net.shape.name]: saveNet(net) }, calm };
}

function learn(net: Net, chunks: readonly Positions[], epochs: number, chance: Chance): void {
  const teacher = new Teacher(net);
  const order = chunks.flatMap((chunk, c) => Array.from(chunk.games, (_, i) => c * 65536 + i));
  const wanted = new Float32Array(1);
  const scores = Array.from({ length: MOST_SEATS + 1 }, (_, n) => new Float64Array(n));
  const chances = Array.from({ length: MOST_SEATS + 1 }, (_, n) => new Float64Array(n));
  const width = net.shape.features.length;
  for (let epoch = 0, done = 0; epoch < epochs; epoch++) {
    chance.shuffle(order, order.length);
    for (const at of order) {
      const { seats, rows, shares } = chunks[Math.floor(at / 65536)] as Positions;
      const i = at % 65536;
      const [said, likely] = [scores[seats] as Float64Array, chances[seats] as Float64Array];
      teacher.rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (done++ / (epochs * order.length));
      score(net, rows, i * seats * width, said);
      softmax(said, 1, likely);
      for (let seat = 0; seat < seats; seat++) {
        // The slope of an output is what was said less what was wanted: this makes it chance less share.
        wanted[0] = said[seat] - likely[seat] + shares[i * seats + seat];
        teacher.teach(rows, (i * seats + seat) * width, wanted, 0);
      }
    }
  }
}

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

/** By what the scores of tables of this size are best multiplied; 1 where none was kept back. */
function calmFor(net: Net, chunks: readonly Positions[], seats: number): number {
  const width = net.shape.features.length;
  const mine = chunks.filter((chunk) => chunk.seats === seats);
  if (mine.length === 0) return 1;
  const all: { scores: Float64Array; shares: Float32Array }[] = mine.flatMap(({ games, rows, shares }) =>
    Array.from(games, (_, i) => {
      const scores = new Float64Array(seats);
      score(net, rows, i * seats * width, scores);
      return { scores, shares: shares.subarray(i * seats, (i + 1) * seats) };
    }),
  );
  const chances = new Float64Array(seats);
  const loss = (calm: number): number => {
    let sum = 0;
    for (const { scores, shares } of all) {
      softmax(scores, calm, chances);
      for (let seat = 0; seat < seats; seat++) sum -= shares[seat] * Math.log(Math.max(1e-9, chances[seat]));
    }
    return sum;
  };
  const tried = Array.from({ length: 41 }, (_, i) => 0.5 + i * 0.02);
  const best = tried.reduce((one, other) => (loss(other) < loss(one) ? other : one));
  return Number(best.toFixed(2));
}
