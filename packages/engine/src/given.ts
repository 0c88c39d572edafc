import type { Given } from './game.js';
import { instead, parseSeat } from './notation.js';
import { no, ok, type Result } from './result.js';
import type { Seat } from './seats.js';

/** A mistake in a `given`, in one sentence. */
export class Misgiven extends Error {}

/** The table that `make` arranges, or what is wrong with what it was given. */
export function arranged<Table>(make: () => Table): Result<Table, string> {
  try {
    return ok(make());
  } catch (error) {
    if (error instanceof Misgiven) return no(error.message);
    throw error;
  }
}

/** The last of a list of deck cards: there are no others. */
const END = 'end';

/** Reads what a scenario gives. Every mistake is thrown as a Misgiven, for `arranged` to catch. */
export class GivenReader {
  constructor(
    readonly given: Given,
    readonly names: readonly string[],
    private readonly seats: number,
    keys: readonly string[],
  ) {
    for (const key of Object.keys(given)) {
      if (!keys.includes(key)) throw new Misgiven(`"${key}" cannot be given; ${instead(key, keys)}`);
    }
  }

  /** A map by player, each entry read by `read`. */
  bySeat<Value>(key: string, read: (value: unknown, player: string) => Value): Map<Seat, Value> {
    const value = this.given[key] ?? {};
    if (typeof value !== 'object' || Array.isArray(value)) throw new Misgiven(`${key} must be a map by player`);
    return new Map(Object.entries(value).map(([player, item]) => [this.seat(player, key), read(item, player)]));
  }

  seat(player: unknown, what: string): Seat {
    return orMisgiven(parseSeat(String(player), this.seats, this.names), what);
  }

  /** The next cards of a deck, as text; `isWhole` when there are no others. */
  deck(key: string): { texts: string[]; isWhole: boolean } {
    const texts = textsIn(key, this.given[key] ?? []);
    const isWhole = texts.at(-1) === END;
    return { texts: isWhole ? texts.slice(0, -1) : texts, isWhole };
  }
}

/** What was parsed, or its problem as a mistake in `what`. */
export function orMisgiven<Value>(parsed: Result<Value, string>, what: string): Value {
  if (!parsed.ok) throw new Misgiven(`${what}: ${parsed.problem}`);
  return parsed.value;
}

export function textsIn(what: string, value: unknown): string[] {
  if (!Array.isArray(value)) throw new Misgiven(`${what} must be a list of cards`);
  return value.map(String);
}

export function wholeNumber(what: string, value: unknown, min = 0, max = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  const range = max === Number.POSITIVE_INFINITY ? (min === 0 ? '' : ` from ${min}`) : ` from ${min} to ${max}`;
  throw new Misgiven(`${what} must be a whole number${range}, not ${JSON.stringify(value)}`);
}
