import { no, ok, type Problem, type Result } from './result.js';

/** A choice a table makes before it starts. Lobby forms, flags, scenario files and reports are made from these. */
export type Option = ChoiceOption | NumberOption | SwitchOption | SeatsOption;

interface Described {
  /** Lower case, words joined by `-`. */
  readonly name: string;
  /** One sentence for the people who choose. */
  readonly says: string;
  /** A number of the rulebook that a house may turn: forms keep these together, apart from what every table decides. */
  readonly tuning?: true;
}

/** One of a few words. */
export interface ChoiceOption extends Described {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly default: string;
}

/** A whole number in a range, or one of the words in `or`. */
export interface NumberOption extends Described {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly or?: readonly string[];
  readonly default: number | string;
}

/** On or off. */
export interface SwitchOption extends Described {
  readonly kind: 'switch';
  readonly default: boolean;
}

/** Any number of seats, up to `most`. */
export interface SeatsOption extends Described {
  readonly kind: 'seats';
  readonly most: number;
  readonly default: readonly number[];
}

export type OptionValue = string | number | boolean | readonly number[];
export type Options = Readonly<Record<string, OptionValue>>;

/**
 * What every command, form and file already means something else by. An option called so would be swallowed on the way
 * to the game, so no game may have one; `conform` and the registration of a game say so.
 */
export const RESERVED_OPTIONS: readonly string[] = [
  'against',
  'bot',
  'bots',
  'cards',
  'continue',
  'cost',
  'count',
  'csv',
  'data',
  'deals',
  'deck',
  'depth',
  'each-players',
  'events',
  'every',
  'figures',
  'files',
  'from',
  'game',
  'games',
  'given',
  'glance',
  'help',
  'host',
  'iterations',
  'json',
  'ladder',
  'language',
  'league',
  'level',
  'limits',
  'log',
  'look',
  'looked',
  'milliseconds',
  'most',
  'names',
  'no-ladder',
  'only',
  'option',
  'out',
  'pace',
  'paper',
  'plain',
  'players',
  'port',
  'queue',
  'quick',
  'record',
  'resume',
  'rules',
  'seats',
  'seed',
  'skill',
  'smallest',
  'target',
  'title',
  'version',
  'watch',
  'with',
  'workers',
  'worst',
];

/** `lastCall` and `last_call` are read as `last-call`: people should not have to remember which. */
export const optionName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** Fills in the defaults and checks what was chosen. Values may be text, as flags and files give them. */
export function readOptions(
  options: readonly Option[],
  chosen: Readonly<Record<string, unknown>>,
  names: readonly string[] = [],
): Result<Options, Problem> {
  const values: Record<string, OptionValue> = {};
  for (const option of options) values[option.name] = option.default;
  for (const [written, value] of Object.entries(chosen)) {
    if (value === undefined) continue;
    const option = options.find(({ name }) => name === optionName(written));
    if (!option) return no({ reason: `there is no option "${written}"; ${listOf(options)}` });
    const read = readValue(option, value, names);
    if (read === undefined) {
      return no({ reason: `option ${option.name} cannot be ${JSON.stringify(value)}; it is ${rangeOf(option)}` });
    }
    values[option.name] = read;
  }
  return ok(values);
}

/** What an option may be, in words: `a whole number from 0 to 20, or bottomless`. */
export function rangeOf(option: Option): string {
  switch (option.kind) {
    case 'choice':
      return option.choices.join(' or ');
    case 'number':
      return [`a whole number from ${option.min} to ${option.max}`, ...(option.or ?? [])].join(', or ');
    case 'switch':
      return 'on or off';
    case 'seats':
      return option.most === 1 ? "a seat, as a player's name or seat-1, seat-2 ..." : 'a list of seats';
  }
}

const listOf = (options: readonly Option[]): string =>
  options.length === 0 ? 'this game has none' : `the options are ${options.map(({ name }) => name).join(', ')}`;

function readValue(option: Option, value: unknown, names: readonly string[]): OptionValue | undefined {
  switch (option.kind) {
    case 'choice':
      return option.choices.find((choice) => choice === String(value));
    case 'number': {
      if (typeof value === 'string' && option.or?.includes(value)) return value;
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      const fits = typeof number === 'number' && Number.isInteger(number);
      return fits && number >= option.min && number <= option.max ? number : undefined;
    }
    case 'switch':
      if (value === true || value === 'on' || value === 'true' || value === 'yes') return true;
      return value === false || value === 'off' || value === 'false' || value === 'no' ? false : undefined;
    case 'seats':
      return readSeats(value, names, option.most);
  }
}

function readSeats(value: unknown, names: readonly string[], most: number): readonly number[] | undefined {
  const parts: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[\s,]+/) : [value];
  const seats = parts.filter((part) => part !== '').map((part) => seatNumber(part, names));
  return seats.length <= most && seats.every((seat) => seat !== undefined) ? seats : undefined;
}

function seatNumber(part: unknown, names: readonly string[]): number | undefined {
  if (typeof part === 'number') return Number.isInteger(part) && part >= 0 && part < 32 ? part : undefined;
  const byName = names.indexOf(String(part));
  if (byName >= 0) return byName;
  const match = /^seat-([1-9]\d?)$/.exec(String(part));
  return match ? Number(match[1]) - 1 : undefined;
}
