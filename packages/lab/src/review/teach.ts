import { reviewOf, softmax, type WorthFile } from '@taproom/bots/review';
import { FORMAT, loadNet, mixed, Net, saveNet, Teacher, wake } from '@taproom/bots/training';
import { Chance } from '@taproom/engine';
import type { Crew } from '../crew/crew.js';
import { gather } from '../crew/gather.js';
import { calmsFor, MOST_SEATS, score } from './calm.js';
import { chunksOf } from './mixed.js';
import type { Positions, PositionsJob } from './positions.js';

/** How a game's worth is made. Counted in games, never in minutes, so that the same plan gives the same file. */
export interface WorthPlan {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly epochs: number;
}

/** Of so many games one is kept back, to calm the net by. */
const HELD_BACK = 5;
const FIRST_RATE = 2e-3;
const LAST_RATE = 5e-5;

/** Jobs for so many games, spread over all tables of the game. */
export const jobsFor = (game: string, seed: string, games: number): PositionsJob[] =>
  chunksOf(game, games).map((chunk, i) => ({ kind: 'positions', game, seed: `${seed} ${i}`, ...chunk }));

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
  const tables = entry.tables.length;
  const jobs = jobsFor(plan.game, plan.seed, plan.games);
  let played = 0;
  await gather<Positions>(crew, jobs, (positions, i) => {
    (isKeptBack(i, tables) ? kept : learnt).push(positions);
    played += (jobs[i] as PositionsJob).games;
    tell(played);
  });
  const net = new Net(entry.appraisal.shape);
  const chance = Chance.fast(mixed(plan.epochs, plan.games));
  wake(net, chance);
  learn(net, learnt, plan.epochs, chance);
  return { format: FORMAT, game: plan.game, made, nets: { [net.shape.name]: saveNet(net) }, calm: calmsFor(net, kept) };
}

/** The same net, calmed down anew by games that it never saw: more of them than were kept back when it was made. */
export async function calmWorth(
  { game, seed, games }: Omit<WorthPlan, 'epochs'>,
  crew: Crew,
  made: string,
  tell: (games: number) => void,
): Promise<WorthFile> {
  const entry = reviewOf(game);
  if (!entry) throw new Error(`${game} has no worth to be calmed`);
  const net = loadNet(entry.worth, entry.appraisal.shape);
  if (!net.ok) throw new Error(net.problem);
  const kept: Positions[] = [];
  const jobs = jobsFor(game, `calm ${seed}`, games);
  let played = 0;
  await gather<Positions>(crew, jobs, (positions, i) => {
    kept.push(positions);
    played += (jobs[i] as PositionsJob).games;
    tell(played);
  });
  const before = entry.worth.made.split(', then ')[0];
  return { ...entry.worth, made: `${before}, then ${made}`, calm: calmsFor(net.value, kept) };
}

/** One round of all tables out of every few, so that games of every table are kept back. */
export const isKeptBack = (job: number, tables: number): boolean =>
  Math.floor(job / tables) % HELD_BACK === HELD_BACK - 1;

export function learn(net: Net, chunks: readonly Positions[], epochs: number, chance: Chance): void {
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
