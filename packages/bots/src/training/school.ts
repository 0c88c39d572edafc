import { Chance } from '@taproom/engine';
import { mixed } from '../hash.js';
import { Net } from '../net/net.js';
import { freshMemory, type Memory, Teacher, wake } from '../net/teacher.js';
import { loadNet, type WeightFile } from '../net/weights.js';
import { freshTally, type Pupil, type Tally, type Training } from './training.js';

/** How long a training is. It is counted in matches, never in minutes, so that the same plan gives the same weights. */
export interface Plan {
  readonly game: string;
  readonly seed: number;
  readonly steps: number;
  /** Matches a shard plays in a step. */
  readonly matches: number;
  /** Copies of the nets that learn side by side and are averaged after each step: one a core is best. */
  readonly shards: number;
  /** Weights to go on from. */
  readonly start?: WeightFile;
  /** For an exploiter: the nets it starts from and plays against. */
  readonly against?: WeightFile;
}

/** One net with all that its teacher remembers. Plain enough to send to a worker or into a file. */
export interface Schooled {
  readonly weights: Float32Array;
  readonly memory: Memory;
}

export const pupilOf = (training: Training, schooled: readonly Schooled[]): Pupil => {
  const nets = training.shapes.map((shape, i) => new Net(shape, schooled[i]?.weights));
  return { nets, teachers: nets.map((net, i) => new Teacher(net, schooled[i]?.memory)) };
};

/** Nets that know nothing yet, or those to go on from; an exploiter begins as good as those it plays against. */
export function enrol(training: Training, { seed, against, start = against }: Plan): Schooled[] {
  const chance = Chance.fast(mixed(seed, 0, 0));
  const nets = start ? netsIn(training, start) : training.shapes.map((shape) => new Net(shape));
  return nets.map((net) => {
    if (!start) wake(net, chance);
    return { weights: net.weights, memory: freshMemory(net) };
  });
}

function netsIn(training: Training, file: WeightFile): Net[] {
  return training.shapes.map((shape) => {
    const net = loadNet(file, shape);
    if (!net.ok) throw new Error(net.problem);
    return net.value;
  });
}

/** One shard's part of one step: it plays its matches with copies of the nets, and learns. */
export function study(
  training: Training,
  plan: Plan,
  schooled: readonly Schooled[],
  step: number,
  shard: number,
): { schooled: Schooled[]; tally: Tally } {
  const pupil = pupilOf(training, schooled.map(copyOf));
  const tally = freshTally();
  const play = training.begin(pupil, tally, plan.against && netsIn(training, plan.against));
  const chance = Chance.fast(mixed(plan.seed, step + 1, shard));
  // Whoever knows something already is past the wild years.
  const past = plan.start || plan.against ? 0.5 : 0;
  for (let match = 0; match < plan.matches; match++) {
    play(chance, past + ((1 - past) * (step + match / plan.matches)) / plan.steps);
  }
  return { schooled: pupil.teachers.map(({ net, memory }) => ({ weights: net.weights, memory })), tally };
}

/** What several shards learnt, averaged. */
export function graduate(shards: readonly (readonly Schooled[])[]): Schooled[] {
  const [first] = shards as [readonly Schooled[]];
  return first.map((_, net) => {
    const all = shards.map((shard) => shard[net] as Schooled);
    return {
      weights: average(all.map(({ weights }) => weights)),
      memory: {
        first: average(all.map(({ memory }) => memory.first)),
        second: average(all.map(({ memory }) => memory.second)),
        steps: Math.max(...all.map(({ memory }) => memory.steps)),
      },
    };
  });
}

function average(lists: readonly Float32Array[]): Float32Array {
  const [first] = lists as [Float32Array];
  if (lists.length === 1) return first;
  return first.map((_, i) => lists.reduce((sum, list) => sum + list[i], 0) / lists.length);
}

const copyOf = ({ weights, memory }: Schooled): Schooled => ({
  weights: weights.slice(),
  memory: { first: memory.first.slice(), second: memory.second.slice(), steps: memory.steps },
});
