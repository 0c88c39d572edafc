import { pathToFileURL } from 'node:url';
import { type Facts, type Game, no, ok, type Result, type Trial } from '@taproom/engine';
import { addGame } from '@taproom/games';
import { addBots } from '../entries.js';
import type { SenseOf } from '../sense.js';

/** What the module of a game from outside exports. */
export interface Outside {
  readonly facts: Facts;
  readonly game: Game;
  readonly trial?: Trial;
  readonly sense?: SenseOf;
}

/** Names the modules of games from outside, so that threads and processes of this one find them too. */
const VARIABLE = 'TAPROOM_OUTSIDE';

/** Takes in the game whose module this file is, here and in every thread that begins later; or says why it cannot. */
export async function takeIn(file: string): Promise<Result<Outside, string>> {
  const loaded = await load(file);
  if (!loaded.ok) return loaded;
  const module = loaded.value;
  const missing = (['facts', 'game'] as const).find((name) => typeof module[name] !== 'object');
  if (missing !== undefined) return no(`it exports no "${missing}"; a game from outside exports facts and game`);
  const lacking = PARTS.filter((part) => module.game?.[part] === undefined);
  if (lacking.length > 0)
    return no(`its game has no ${lacking.join(', ')}; what a game must have is the type Game of @taproom/engine`);
  const { facts, game, trial, sense } = module as Outside;
  const added = addGame({ facts, game, ...(trial && { trial }) });
  if (!added.ok) return added;
  if (sense) addBots(game.name, { sense });
  const known = files();
  if (!known.includes(file)) process.env[VARIABLE] = JSON.stringify([...known, file]);
  return ok(module as Outside);
}

/** What every game has. */
const PARTS = [
  'name',
  'rulesVersion',
  'options',
  'files',
  'rules',
  'kinds',
  'events',
  'refusals',
  'revealing',
  'words',
  'notation',
  'seats',
  'readCards',
  'unfit',
  'setup',
  'blank',
  'copy',
  'waitingFor',
  'legalMoves',
  'refuse',
  'apply',
  'outcome',
  'view',
  'show',
  'imagine',
  'arrange',
] as const satisfies readonly (keyof Game)[];

/** The module, or what it threw while it was loaded: a mistake of whoever wrote it. */
async function load(file: string): Promise<Result<Partial<Outside>, string>> {
  try {
    return ok((await import(pathToFileURL(file).href)) as Partial<Outside>);
  } catch (error) {
    return no(`it cannot be loaded: ${String(error)}`);
  }
}

/** Takes in every game that the process which started this thread had taken in. */
export async function takeInAll(): Promise<void> {
  for (const file of files()) {
    const taken = await takeIn(file);
    if (!taken.ok) throw new Error(`${file}: ${taken.problem}`);
  }
}

const files = (): string[] => JSON.parse(process.env[VARIABLE] ?? '[]') as string[];
