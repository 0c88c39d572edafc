import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plan, TRAININGS, type WeightFile } from '@taproom/bots/training';
import { isGameName } from '@taproom/games';
import {
  begin,
  type Checkpoint,
  formatCheckpoint,
  formatWeights,
  type Progress,
  readCheckpoint,
  train,
  weightFileOf,
} from '@taproom/lab';
import { Command } from 'commander';
import { crewFor, queueFlag, type Staff } from '../crew.js';
import { expectFolderFor, readText, writeText } from '../files.js';
import { wholeNumber } from '../flags.js';
import { gameNamed } from '../games.js';
import { Mistake } from '../mistake.js';

interface Flags extends Staff {
  readonly steps: number;
  readonly matches: number;
  readonly shards: number;
  readonly seed: number;
  readonly start?: string;
  readonly against?: string;
  readonly out?: string;
  readonly checkpoint?: string;
}

const SAVE_EVERY = 30_000;

export const trainCommand = (): Command =>
  new Command('train')
    .description("train a game's nets by playing against themselves (under an hour on two cores)")
    .argument('<game>')
    .option('--steps <number>', 'how many steps; what the shards learnt is averaged after each', wholeNumber(1), 100)
    .option('--matches <number>', 'matches that each shard plays in a step', wholeNumber(1), 400)
    .option(
      '--shards <number>',
      'how many copies learn side by side; part of the plan, unlike the workers',
      wholeNumber(1),
      2,
    )
    .option('--workers <number>', 'threads to use, 0 for none; makes no difference to the weights', wholeNumber(0), 2)
    .addOption(queueFlag())
    .option('--seed <number>', 'the same seed and plan make the same weights', wholeNumber(0), 1)
    .option('--start <file>', 'go on from these weights, more carefully')
    .option('--against <file>', 'train an exploiter instead: it starts from these weights and plays against them')
    .option('--out <file>', 'where the weights go (GAME-weights.json by default)')
    .option(
      '--checkpoint <file>',
      'where to remember how far it got (GAME-training.json by default); an existing one is resumed',
    )
    .addHelpText(
      'after',
      `
Ctrl-C stops after the step being made and writes a checkpoint; the same command goes on from there.

  taproom train with-friends --steps 60 --matches 800 --shards 2`,
    )
    .action(async (name: string, flags: Flags) => {
      const game = gameNamed(name).name;
      if (!isGameName(game) || !TRAININGS[game]) throw new Mistake(`${game} has no nets to train`);
      await run(game, flags);
    });

async function run(game: string, flags: Flags): Promise<void> {
  const { seed, steps, matches, shards } = flags;
  const against = flags.against === undefined ? undefined : readWeights(flags.against);
  const start = flags.start === undefined ? undefined : readWeights(flags.start);
  const plan: Plan = { game, seed, steps, matches, shards, ...(start && { start }), ...(against && { against }) };
  const file = resolve(flags.checkpoint ?? `${game}-training.json`);
  const out = resolve(flags.out ?? `${game}-weights.json`);
  for (const written of [file, out]) expectFolderFor(written);
  const before = start ?? against;
  const flag =
    flags.start !== undefined ? ' --start ITS-WEIGHTS' : flags.against !== undefined ? ' --against ITS-WEIGHTS' : '';
  const command = `taproom train ${game} --steps ${steps} --matches ${matches} --shards ${shards} --seed ${seed}${flag}`;
  const made = before ? `${before.made}, then ${command}` : command;
  const from = resume(plan, file);
  if (from.step > 0) console.log(`going on after step ${from.step} of ${steps}`);

  let stop = false;
  const interrupt = (): void => {
    stop = true;
    console.log('\nstopping after this step');
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const clock = { start: Date.now(), from: from.step, saved: Date.now() };
  const crew = await crewFor(flags, shards);
  const end = await train(from, crew, (progress) => {
    console.log(lineOf(progress, clock));
    if (Date.now() - clock.saved > SAVE_EVERY) {
      writeText(file, formatCheckpoint(progress));
      clock.saved = Date.now();
    }
    return !stop;
  }).finally(() => crew.close());
  process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  writeText(file, formatCheckpoint(end));
  if (end.step < steps) {
    console.log(`stopped after step ${end.step} of ${steps}; the same command goes on from ${file}`);
    return;
  }
  writeText(out, formatWeights(weightFileOf(game, end.schooled, made)));
  console.log(`the weights are in ${out}`);
}

function readWeights(file: string): WeightFile {
  try {
    const weights = JSON.parse(readText(file)) as WeightFile;
    if (typeof weights.nets === 'object') return weights;
  } catch (error) {
    if (error instanceof Mistake) throw error;
  }
  throw new Mistake(`${file}: this is not a file of weights, such as packages/bots/src/with-friends/weights.json`);
}

function resume(plan: Plan, file: string): Checkpoint {
  if (!existsSync(file)) return begin(plan);
  const read = readCheckpoint(readText(file), plan);
  if (!read.ok) throw new Mistake(`${file}: ${read.problem}`);
  return read.value;
}

const BAR = 20;

function lineOf({ plan, step, tally }: Progress, { start, from }: { start: number; from: number }): string {
  const seconds = (Date.now() - start) / 1000;
  const left = Math.round((seconds / (step - from)) * (plan.steps - step));
  const full = Math.round((BAR * step) / plan.steps);
  const rates = Object.keys(tally.sums)
    .filter((name) => name.startsWith('made '))
    .sort()
    .map(
      (name) =>
        `${name.slice(5)} ${((100 * (tally.sums[name] ?? 0)) / (tally.sums[name.replace('made', 'bids')] ?? 1)).toFixed(1)}%`,
    );
  const bar = '#'.repeat(full) + '.'.repeat(BAR - full);
  return `${bar} ${step}/${plan.steps}  ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left  ${rates.join('  ')}`;
}
