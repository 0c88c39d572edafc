import type { Game } from '@taproom/engine';
import type { GameName } from './tables/props.js';

/** The games in the order of the front page, with what it takes to sit down at once. */
export const CATALOGUE: readonly { readonly name: GameName; readonly seats: number; readonly sign: string }[] = [
  { name: 'closing-time', seats: 4, sign: 'bell' },
  { name: 'last-call', seats: 4, sign: 'clock' },
  { name: 'with-friends', seats: 4, sign: 'coupes' },
  { name: 'whiskey-times', seats: 3, sign: 'cask' },
];

export const isGame = (name: string): name is GameName => CATALOGUE.some((game) => game.name === name);

const LOADERS = import.meta.glob<Record<string, unknown>>('../../games/src/*/index.ts');
const loaded = new Map<string, Promise<Game>>();

export const isReady = (name: string): boolean => pathOf(name) in LOADERS;

const pathOf = (name: string): string => `../../games/src/${name}/index.ts`;

/** The rules of a game, fetched when somebody chooses it. */
export function loadGame(name: string): Promise<Game> {
  const known = loaded.get(name) ?? load(name);
  loaded.set(name, known);
  known.catch(() => loaded.delete(name));
  return known;
}

async function load(name: string): Promise<Game> {
  const loader = LOADERS[pathOf(name)];
  if (!loader) throw new Error(`there is no game "${name}"`);
  const found = Object.values(await loader()).find((value) => (value as Partial<Game>)?.name === name);
  if (!found) throw new Error(`the module of ${name} exports no game of that name`);
  return found as Game;
}
