import { type Account, type Decision, kindOfSlip } from '@taproom/bots/review';
import { read, write } from '../device/storage.js';

/** What one reviewed game said about the person on this device. */
interface Noted {
  /** The game's seed: a game reviewed twice counts once. */
  readonly seed: string;
  readonly luck: number;
  readonly skill: number;
  readonly slips: Readonly<Record<string, number>>;
}

/** Fewer games than this say nothing about anybody. */
export const LEAST_GAMES = 8;
const KEPT = 200;
const keyOf = (game: string): string => `reviews:${game}`;

export const notedIn = (game: string): readonly Noted[] => read<Noted[]>(keyOf(game)) ?? [];

/** Remembers a whole review of a game that the person played. */
export function note(
  game: string,
  seed: string,
  { dealt, drew, played }: Account,
  decisions: readonly Decision[],
  seat: number,
): void {
  const slips: Record<string, number> = {};
  for (const decision of decisions) {
    if (decision.seat !== seat || !decision.mark || decision.mark === 'good-find') continue;
    const kind = kindOfSlip(decision);
    slips[kind] = (slips[kind] ?? 0) + 1;
  }
  const noted = { seed, luck: dealt + drew, skill: played, slips };
  write(keyOf(game), [noted, ...notedIn(game).filter((other) => other.seed !== seed)].slice(0, KEPT));
}

/** A mean with twice its standard error. */
export interface Mean {
  readonly mean: number;
  readonly off: number;
}

export interface Habits {
  readonly games: number;
  readonly luck: Mean;
  readonly skill: Mean;
  /** Most frequent first. */
  readonly slips: readonly { readonly kind: string; readonly times: number; readonly perGame: Mean }[];
}

export function habitsOf(noted: readonly Noted[]): Habits {
  const times: Record<string, number> = {};
  for (const { slips } of noted)
    for (const [kind, count] of Object.entries(slips)) times[kind] = (times[kind] ?? 0) + count;
  const slips = Object.entries(times)
    .map(([kind, count]) => ({ kind, times: count, perGame: meanOf(noted.map(({ slips: made }) => made[kind] ?? 0)) }))
    .sort((a, b) => b.times - a.times || a.kind.localeCompare(b.kind));
  return {
    games: noted.length,
    luck: meanOf(noted.map(({ luck }) => luck)),
    skill: meanOf(noted.map(({ skill }) => skill)),
    slips,
  };
}

function meanOf(values: readonly number[]): Mean {
  const n = Math.max(1, values.length);
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, off: 2 * Math.sqrt(variance / n) };
}
