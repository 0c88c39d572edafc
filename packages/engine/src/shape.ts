import { Chance } from './chance.js';
import type { Game, Setting } from './game.js';
import { SPECTATOR } from './seats.js';

const known = new WeakMap<Setting, ReadonlySet<string>>();

/**
 * The fields of a game's view that have one entry a seat, for those who draw a game they know nothing else about: as many entries
 * as there are seats when the cards have just been dealt, and one more at a table with one seat more.
 */
export function fieldsBySeat(game: Game, setting: Setting): ReadonlySet<string> {
  const before = known.get(setting);
  if (before) return before;
  const here = listsAtStart(game, setting);
  const larger = { ...setting, seats: setting.seats + 1 };
  const fits = larger.seats <= game.seats(setting.options).max && game.unfit(larger) === undefined;
  const there = fits ? listsAtStart(game, larger) : here;
  const fields = new Set([...here].filter((field) => there.has(field)));
  known.set(setting, fields);
  return fields;
}

function listsAtStart(game: Game, setting: Setting): Set<string> {
  const view = game.view(game.setup(setting, Chance.fast(1)), SPECTATOR);
  const lists = Object.entries(view).filter(([, value]) => Array.isArray(value) && value.length === setting.seats);
  return new Set(lists.map(([field]) => field));
}

/** Words that stand for a seat in most games, so that it can be shown by its name. */
const SEAT_WORDS = ['dealer', 'starter', 'leader', 'turn', 'winner', 'winning', 'first', 'host'];

/** Whether a field of a view is a seat, as far as its name tells. */
export const isSeat = (field: string, value: unknown, seats: number): value is number =>
  SEAT_WORDS.includes(field) && typeof value === 'number' && value >= 0 && value < seats;
