import { reviewOf } from '@taproom/bots/review';
import { mixed, textHash } from '@taproom/bots/training';
import { Chance, type Game, type GameRecord, type Setting } from '@taproom/engine';
import { openTable } from '../crew/table.js';
import { playedGame } from './played.js';

/** Who plays: people are somewhere among them. A Landlord would cost more than it adds. */
const MIX = ['tourist', 'local', 'regular'] as const;

export interface MixedGame {
  readonly kinds: readonly string[];
  readonly record: GameRecord;
}

/** A game between players of mixed levels: who sits where, the deal and all that follows come from the seed. */
export function mixedGame(game: Game, setting: Setting, seed: string): MixedGame {
  const chance = Chance.fast(mixed(textHash(seed), setting.seats));
  const kinds = Array.from({ length: setting.seats }, () => MIX[chance.below(MIX.length)] as string);
  return { kinds, record: playedGame(game, setting, seed, { kinds, budget: {} }) };
}

/** One of the tables that a game's worth is learnt and measured at. */
export function tableOf(name: string, table: number) {
  const entry = reviewOf(name);
  const wish = entry?.tables[table];
  if (!entry || !wish) throw new Error(`${name} has no table ${table}`);
  return { ...entry, ...openTable(name, wish) };
}

const CHUNK = 20;

/** So many games as jobs of a few each, which go round all tables of a game. */
export function chunksOf(name: string, games: number): { readonly table: number; readonly games: number }[] {
  const tables = reviewOf(name)?.tables.length ?? 1;
  return Array.from({ length: Math.ceil(games / CHUNK) }, (_, i) => {
    return { table: i % tables, games: Math.min(CHUNK, games - i * CHUNK) };
  });
}
