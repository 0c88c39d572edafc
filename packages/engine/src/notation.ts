import type { Move, Setting } from './game.js';
import { no, ok, type Result } from './result.js';
import type { Seat } from './seats.js';

/** Text for people, logs, tests, files and the wire. Lower case, words joined by `-`. */
export interface Notation<Cards = unknown> {
  /** A line may be one move or several that belong together; then all are made or none is. */
  parseMove(text: string, setting: Setting<Cards>, names?: readonly string[]): Result<Move[], string>;
  /** Parses back to exactly this move. Seats are written as names where names are given, else as `seat-2`. */
  formatMove(move: Move, setting: Setting<Cards>, names?: readonly string[]): string;
  /** Every distinct card of this table, as text. */
  cards(setting: Setting<Cards>): readonly string[];
  parseCard(text: string, setting: Setting<Cards>): Result<number, string>;
  formatCard(card: number, setting: Setting<Cards>): string;
}

/** `seat-2`, or the name of the player who sits there. */
export const formatSeat = (seat: Seat, names?: readonly string[]): string => names?.[seat] ?? `seat-${seat + 1}`;

export function parseSeat(text: string, seats: number, names: readonly string[] = []): Result<Seat, string> {
  const byName = names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
  if (byName >= 0) return ok(byName);
  const match = /^seat-([1-9]\d*)$/.exec(text);
  if (match && Number(match[1]) <= seats) return ok(Number(match[1]) - 1);
  const known = names.length > 0 ? names.join(', ') : `seat-1 to seat-${seats}`;
  return no(`there is no seat "${text}"; the seats are ${known}`);
}

/** The words of a line, in order. */
export const wordsIn = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');

/** How a sentence about an unknown word ends: with the nearest known one, or else with all there is. */
export function instead(word: string, known: readonly string[], otherwise = `there is ${known.join(', ')}`): string {
  const hint = nearest(word, known);
  return hint === undefined ? otherwise : `did you mean "${hint}"?`;
}

/** The known word nearest to a mistyped one, for "did you mean". */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editsBetween(word, candidate, least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** Levenshtein's distance, given up once it cannot be below `limit`. */
function editsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
