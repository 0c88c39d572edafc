import { type Game, readSetting, type Setting, type Wish } from '@taproom/engine';
import { gameNamed } from '@taproom/games';

export interface Opened {
  readonly game: Game;
  readonly setting: Setting;
}

/** Card files make a setting slow to read, and a worker does many jobs at the same few tables. */
const opened = new Map<string, Opened>();

/** The table that a job is about. Whoever made the job has tried it before, so what is wrong here is a bug. */
export function openTable(name: string, wish: Wish): Opened {
  const key = JSON.stringify([name, wish]);
  const known = opened.get(key);
  if (known) return known;
  const game = gameNamed(name);
  if (!game) throw new Error(`there is no game ${name}`);
  const setting = readSetting(game, wish);
  if (!setting.ok) throw new Error(setting.problem[0]?.reason);
  const table = { game, setting: setting.value };
  opened.set(key, table);
  return table;
}
