import { type GameName, isGameName } from '@taproom/games/facts';
import { textHash } from './hash.js';
import type { Puzzle } from './puzzle.js';

type Loaded = Promise<{ readonly default: unknown }>;

/** The puzzles we ship, found by `taproom puzzles GAME`. Each file is a chunk of its own, read when somebody wants a puzzle. */
const FILES: Readonly<Partial<Record<GameName, () => Loaded>>> = {
  'closing-time': () => import('./closing-time/puzzles.json', { with: { type: 'json' } }),
  'last-call': () => import('./last-call/puzzles.json', { with: { type: 'json' } }),
  'with-friends': () => import('./with-friends/puzzles.json', { with: { type: 'json' } }),
  'whiskey-times': () => import('./whiskey-times/puzzles.json', { with: { type: 'json' } }),
};

/** Easiest first. A game may have none. */
export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  const file = isGameName(game) ? await FILES[game]?.() : undefined;
  return (file?.default ?? []) as readonly Puzzle[];
}

const DAY = 24 * 60 * 60 * 1000;

/** The puzzle of a day such as `2026-11-17`: the same for everyone, easy and hard ones mixed, none twice before all had their day. */
export function puzzleOn(puzzles: readonly Puzzle[], day: string): Puzzle | undefined {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);
  const mixed = [...puzzles].sort((a, b) => orderOf(a) - orderOf(b));
  return Number.isNaN(number) ? undefined : mixed[number % mixed.length];
}

const orderOf = ({ record, solution }: Puzzle): number => textHash(`${record.seed} ${solution}`);

export type { Puzzle } from './puzzle.js';
