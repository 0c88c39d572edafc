import { readSetting, type Setting } from '@taproom/engine';
import { gameNamed } from '@taproom/games';
import type { Job } from '../crew/crew.js';
import { gamesInChunk, type Plan, watchedOneIn } from './plan.js';
import { Sitting } from './sitting.js';
import { studyOf } from './studies.js';
import { type Tallied, Tally } from './tally.js';

export interface ChunkJob extends Job {
  readonly kind: 'simulate';
  readonly plan: Plan;
  readonly chunk: number;
}

/** Plays the games of one chunk. */
export function chunkJob({ plan, chunk }: ChunkJob): Tallied {
  const game = gameNamed(plan.game);
  if (!game) throw new Error(`there is no game ${plan.game}`);
  const tally = new Tally();
  playChunk(new Sitting(game, settingOf(plan), studyOf(game), plan, tally), plan, chunk);
  return tally.toData();
}

export function playChunk(sitting: Sitting, plan: Pick<Plan, 'bots' | 'games'>, chunk: number): void {
  const size = gamesInChunk(plan);
  const every = watchedOneIn(plan);
  const end = Math.min(plan.games, (chunk + 1) * size);
  for (let number = chunk * size; number < end; number++) {
    if (number % every === 0) sitting.watch(number);
    else sitting.count(number);
  }
}

/** Card files make a setting slow to read, and a worker plays many chunks of one plan. */
let last: { readonly key: string; readonly setting: Setting } | undefined;

export function settingOf({ game: name, wish }: Pick<Plan, 'game' | 'wish'>): Setting {
  const key = JSON.stringify([name, wish]);
  if (last?.key === key) return last.setting;
  const game = gameNamed(name);
  const setting = game && readSetting(game, wish);
  if (!setting?.ok) throw new Error(setting ? setting.problem[0]?.reason : `there is no game ${name}`);
  last = { key, setting: setting.value };
  return setting.value;
}
