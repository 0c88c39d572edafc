import type { GameRecord, Outcome } from '@taproom/engine';
import { forget, read, write } from './storage.js';

/** Who sits at a table of this device. A seat without a bot is a person who uses this device. */
export interface LocalPlayer {
  readonly name: string;
  readonly glass: string;
  /** The level of the bot. */
  readonly bot?: string;
}

/** A game that is or was played on this device: its record, and who plays it. */
export interface LocalGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly players: readonly LocalPlayer[];
  /** Milliseconds since 1970, of the last move. */
  readonly at: number;
  readonly outcome?: Outcome;
}

/** A line of the list of games; the record itself is stored on its own. */
export interface LocalEntry {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly at: number;
  readonly moves: number;
  readonly over: boolean;
}

const LIST = 'games';
const KEPT = 40;
const keyOf = (id: string): string => `game:${id}`;

export const localGames = (): LocalEntry[] => read<LocalEntry[]>(LIST) ?? [];
export const localGame = (id: string): LocalGame | undefined => read<LocalGame>(keyOf(id));

export function keep(game: LocalGame): void {
  const { id, record, at, outcome } = game;
  write(keyOf(id), game);
  const entry = {
    id,
    game: record.game,
    names: record.players,
    at,
    moves: record.moves.length,
    over: outcome !== undefined,
  };
  const list = [entry, ...localGames().filter((other) => other.id !== id)].sort((a, b) => b.at - a.at);
  for (const old of list.slice(KEPT)) forget(keyOf(old.id));
  write(LIST, list.slice(0, KEPT));
}

export function forgetGames(): void {
  for (const { id } of localGames()) forget(keyOf(id));
  forget(LIST);
}

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 12);
