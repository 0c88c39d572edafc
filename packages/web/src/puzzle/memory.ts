import { read, write } from '../device/storage.js';

/** How the puzzles of each day went on this device: solved at the first try, or not. By game and day. */
type Days = Readonly<Record<string, Readonly<Record<string, 'solved' | 'missed'>>>>;

const KEY = 'puzzles';
const DAY = 24 * 60 * 60 * 1000;

/** The date where this device is. */
export function today(now = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Remembers how the first try went; what comes after it does not count. */
export function remember(game: string, day: string, how: 'solved' | 'missed'): void {
  const days = read<Days>(KEY) ?? {};
  if (days[game]?.[day]) return;
  write(KEY, { ...days, [game]: { ...days[game], [day]: how } });
}

export const howItWent = (game: string, day: string): 'solved' | 'missed' | undefined => read<Days>(KEY)?.[game]?.[day];

/** Days in a row, up to this one or the one before, on which some puzzle was solved at the first try. */
export function streak(until = today()): number {
  const days = read<Days>(KEY) ?? {};
  const solved = (day: string): boolean => Object.values(days).some((game) => game[day] === 'solved');
  let at = solved(until) ? until : before(until);
  let count = 0;
  for (; solved(at); at = before(at)) count++;
  return count;
}

const before = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
