import type { LocalEntry } from '../device/games.js';
import type { Pace, PaceWish } from '../settings/settings.js';

/** So many games of a kind are first games: one to learn what happens, one to enjoy knowing it. */
const FIRST_GAMES = 2;

/** How fast bots move for somebody with this wish who has played these games. */
export function paceFor(wish: PaceWish, game: string, played: readonly LocalEntry[]): Pace {
  if (wish !== 'auto') return wish;
  return played.filter((entry) => entry.game === game && entry.over).length < FIRST_GAMES ? 'relaxed' : 'brisk';
}
