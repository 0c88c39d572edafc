import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type Bot, seatBot } from '@taproom/bots';
import { takeInAll } from '@taproom/bots/node';
import { Chance, readSetting } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import type { Task } from './thinker.js';

/** A thread in which bots think. It gets views and moves, and has no way to anything else. */

export interface Asked {
  readonly id: number;
  readonly task: Task;
}
export type Answered =
  | { readonly id: number; readonly move: number | undefined }
  | { readonly id: number; readonly error: string };

const MOST_BOTS = 100;
const BUDGET = { milliseconds: 400 };
const bots = new Map<string, Bot>();

try {
  // On Linux this concerns this thread alone: people come before bots.
  setPriority(10);
} catch {
  // Then not.
}

// Messages wait until somebody listens, so no question is missed meanwhile.
await takeInAll();
parentPort?.on('message', ({ id, task }: Asked) => {
  try {
    const chance = Chance.fast(task.seed);
    const bot = botFor(task);
    const move =
      task.ask === 'choose'
        ? bot.choose(task.view, task.moves, BUDGET, chance)
        : bot.interrupt?.(task.view, task.moves, BUDGET, chance);
    parentPort?.postMessage({ id, move } satisfies Answered);
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Answered);
  }
});

function botFor({ game: name, seats, options, files, level }: Task): Bot {
  const key = JSON.stringify([name, seats, options, files ?? null, level]);
  const known = bots.get(key);
  if (known) return known;
  const game = gameNamed(name);
  if (!game) throw new Error(`there is no game ${name}`);
  const setting = readSetting(game, { seats, options, ...(files && { files }) });
  if (!setting.ok) throw new Error(`the setting does not hold: ${setting.problem[0]?.reason}`);
  const bot = seatBot(level, game, setting.value);
  if (!bot.ok) throw new Error(bot.problem);
  if (bots.size >= MOST_BOTS) bots.clear();
  bots.set(key, bot.value);
  return bot.value;
}
