import { attemptAll, movesOf } from '../attempt.js';
import type { AnyTable, AnyView, Game } from '../game.js';
import { instead } from '../notation.js';
import { type Seat, SPECTATOR, seatsIn } from '../seats.js';

/** What a scenario is looking at. */
export interface Looked {
  readonly game: Game;
  readonly table: AnyTable;
  readonly names: readonly string[];
}

/** Everything in an `expect` that does not hold, one sentence each. */
export function faultsIn(expected: Readonly<Record<string, unknown>>, at: Looked): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const check = CHECKS[name];
    return check ? check(value, at) : lookedUp(name, value, at);
  });
}

const CHECKS: Readonly<Record<string, (value: unknown, at: Looked) => string[]>> = {
  waiting: (value, { game, table, names }) => {
    const found = seatsIn(game.waitingFor(table)).map((seat) => nameOf(seat, names));
    return sameSet(listOf(value), found) ? [] : [`expected waiting ${show(value)}, found ${show(found)}`];
  },
  over: (value, { game, table }) => {
    const over = game.outcome(table) !== undefined;
    return over === value ? [] : [`expected over ${show(value)}, found ${show(over)}`];
  },
  winners: (value, { game, table, names }) => {
    const outcome = game.outcome(table);
    if (!outcome) return [`expected winners ${show(value)}, but the game goes on`];
    const found = names.filter((_, seat) => outcome.places[seat] === 1);
    return sameSet(listOf(value), found) ? [] : [`expected winners ${show(value)}, found ${show(found)}`];
  },
  scores: (value, at) => {
    const outcome = at.game.outcome(at.table);
    return outcome ? compare('scores', value, outcome.scores, at.names) : lookedUp('scores', value, at);
  },
  hands: (value, at) =>
    eachPlayer('hands', value, at, (wanted, seat, name) => {
      const hand = handOf(at, seat);
      if (typeof wanted === 'number') {
        return hand.length === wanted
          ? []
          : [`expected ${name} to hold ${wanted} cards, found ${hand.length}: ${show(hand)}`];
      }
      return sameSet(listOf(wanted), hand) ? [] : [`expected ${name} to hold ${show(wanted)}, found ${show(hand)}`];
    }),
  moves: (value, at) =>
    eachPlayer('moves', value, at, (wanted, seat, name) => {
      const { game, table, names } = at;
      const found = movesOf(game, table, seat).map((move) => game.notation.formatMove(move, table.setting, names));
      const normal = listOf(wanted).map((line) => normalised(line, at));
      return sameSet(normal, found)
        ? []
        : [`expected the moves of ${name} to be ${show(normal.sort())}, found ${show(found.sort())}`];
    }),
  may: (value, at) =>
    eachPlayer('may', value, at, (lines, seat, name) =>
      listOf(lines).flatMap((line) => {
        const refusal = refusalOf(line, seat, at);
        return refusal === undefined ? [] : [`expected that ${name} may "${line}", but it is refused: ${refusal}`];
      }),
    ),
  'may-not': (value, at) =>
    eachPlayer('may-not', value, at, (lines, seat, name) =>
      listOf(lines).flatMap((line) =>
        refusalOf(line, seat, at) === undefined ? [`expected that ${name} may not "${line}", but it is allowed`] : [],
      ),
    ),
  sees: (value, at) =>
    eachPlayer('sees', value, at, (wanted, seat, name) =>
      compare(`what ${name} sees`, wanted, at.game.view(at.table, seat), at.names),
    ),
};

/** Any other name is a part of the spectator's view; `guest-market` is its `guestMarket`. */
function lookedUp(name: string, value: unknown, { game, table, names }: Looked): string[] {
  const view = game.view(table, SPECTATOR) as unknown as Record<string, unknown>;
  const field = camel(name);
  if (!(field in view)) {
    const known = [...Object.keys(CHECKS), ...Object.keys(view)];
    return [`there is nothing called "${name}" to expect; ${instead(name, known)}`];
  }
  return compare(name, value, view[field], names);
}

/** Compares what a scenario says with a part of a view. Maps are parts; lists are whole. */
function compare(what: string, expected: unknown, found: unknown, names: readonly string[]): string[] {
  const differ = [`expected ${what} to be ${show(expected)}, found ${show(found)}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return differ;
    return expected.flatMap((item, i) => compare(`${what}[${i + 1}]`, item, found[i], names));
  }
  if (isObject(expected)) {
    if (typeof found !== 'object' || found === null) return differ;
    return Object.entries(expected).flatMap(([key, value]) => {
      const part = partOf(found, key, names);
      return part.known
        ? compare(`${what} ${key}`, value, part.value, names)
        : [`expected ${what} to have "${key}", found ${show(found)}`];
    });
  }
  if (typeof expected === 'string' && typeof found === 'number' && names.includes(expected)) {
    return names.indexOf(expected) === found
      ? []
      : [`expected ${what} to be ${expected}, found ${nameOf(found, names)}`];
  }
  if ((expected === null || expected === 'none') && (found === undefined || found === null)) return [];
  return expected === found || String(expected) === String(found) ? [] : differ;
}

/** Players and places name the items of a list; places count from 1. */
function partOf(found: object, key: string, names: readonly string[]): { known: boolean; value?: unknown } {
  if (Array.isArray(found)) {
    const index = names.includes(key) ? names.indexOf(key) : /^\d+$/.test(key) ? Number(key) - 1 : -1;
    return index >= 0 && index < found.length ? { known: true, value: found[index] } : { known: false };
  }
  const fields = found as Record<string, unknown>;
  if (key in fields) return { known: true, value: fields[key] };
  const field = camel(key);
  return field in fields ? { known: true, value: fields[field] } : { known: false };
}

function eachPlayer(
  what: string,
  value: unknown,
  { names }: Looked,
  check: (wanted: unknown, seat: Seat, name: string) => string[],
): string[] {
  if (!isObject(value)) return [`"${what}" must be a map by player`];
  return Object.entries(value).flatMap(([name, wanted]) => {
    const seat = names.indexOf(name);
    return seat < 0 ? [`there is no player "${name}"; the players are ${names.join(', ')}`] : check(wanted, seat, name);
  });
}

function handOf({ game, table }: Looked, seat: Seat): string[] {
  const { hand } = game.view(table, seat) as AnyView & { hand?: readonly string[] };
  if (!Array.isArray(hand)) throw new Error(`${game.name}: a view must have the viewer's own cards as "hand"`);
  return [...hand];
}

/** The line as the notation itself would write it, so that spacing and order do not matter. */
function normalised(line: string, { game, table, names }: Looked): string {
  const moves = game.notation.parseMove(line, table.setting, names);
  if (!moves.ok) return `${line} (${moves.problem})`;
  return moves.value.map((move) => game.notation.formatMove(move, table.setting, names)).join(', then ');
}

function refusalOf(line: string, seat: Seat, { game, table, names }: Looked): string | undefined {
  const moves = game.notation.parseMove(line, table.setting, names);
  if (!moves.ok) throw new SyntaxError(moves.problem);
  const made = attemptAll(game, table, seat, moves.value);
  return made.ok ? undefined : made.problem;
}

const nameOf = (seat: Seat, names: readonly string[]): string => names[seat] ?? `seat-${seat + 1}`;
const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);
const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join('\n') === [...b].sort().join('\n');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
