import { attemptAll } from './attempt.js';
import { Chance, type Seed } from './chance.js';
import type { AnyEvent, AnyTable, AnyView, CardFiles, Game } from './game.js';
import { formatSeat, parseSeat } from './notation.js';
import type { Options } from './options.js';
import { no, ok, type Problem, type Result } from './result.js';
import type { Seat } from './seats.js';
import { readSetting } from './setting.js';

/** A game as its seed and its moves: enough to play it again to the last card. */
export interface GameRecord {
  readonly game: string;
  readonly rulesVersion: number;
  readonly players: readonly string[];
  readonly options: Options;
  /** Only when the table brought card files of its own. */
  readonly files?: CardFiles;
  readonly seed: Seed;
  /** Lines such as `seat-2: play wine/red/star calling last-call`. */
  readonly moves: readonly string[];
}

/** One line of a record, made again. */
export interface Step<Table extends AnyTable = AnyTable, Event extends AnyEvent = AnyEvent> {
  readonly seat: Seat;
  readonly line: string;
  readonly table: Table;
  readonly events: readonly Event[];
}

export const formatStep = (seat: Seat, line: string): string => `${formatSeat(seat)}: ${line}`;

export function parseStep(text: string, seats: number): Result<{ seat: Seat; line: string }, string> {
  const colon = text.indexOf(':');
  if (colon < 0) return no(`"${text}" is not a move of a record; one looks like "seat-1: draw"`);
  const seat = parseSeat(text.slice(0, colon).trim(), seats);
  return seat.ok ? ok({ seat: seat.value, line: text.slice(colon + 1).trim() }) : seat;
}

/**
 * Plays a record again and tells each step. The only way to load a game: what cannot be replayed was not played by
 * these rules.
 */
export function replay<Table extends AnyTable, Event extends AnyEvent, View extends AnyView, Cards>(
  game: Game<Table, Event, View, Cards>,
  record: GameRecord,
  tell?: (step: Step<Table, Event>) => void,
): Result<Table, Problem> {
  if (record.game !== game.name) return no({ reason: `this is a record of ${record.game}, not of ${game.name}` });
  if (record.rulesVersion !== game.rulesVersion) {
    const reason = `the record was made with version ${record.rulesVersion} of the rules, these are version ${game.rulesVersion}`;
    return no({ reason });
  }
  const { options, players, files } = record;
  const setting = readSetting(game, { seats: players.length, options, ...(files && { files }) });
  if (!setting.ok) return no(setting.problem[0] as Problem);
  const events: Event[] = [];
  let table = game.setup(setting.value, Chance.secret(record.seed), events);
  tell?.({ seat: -1, line: 'deal', table, events });
  for (const [index, text] of record.moves.entries()) {
    const made = playLine(game, table, text);
    if (!made.ok) return no({ line: index + 1, reason: `move ${index + 1} ("${text}"): ${made.problem}` });
    table = made.value.table;
    tell?.(made.value);
  }
  return ok(table);
}

function playLine<Table extends AnyTable, Event extends AnyEvent, View extends AnyView, Cards>(
  game: Game<Table, Event, View, Cards>,
  table: Table,
  text: string,
): Result<Step<Table, Event>, string> {
  const step = parseStep(text, table.setting.seats);
  if (!step.ok) return step;
  const { seat, line } = step.value;
  const moves = game.notation.parseMove(line, table.setting as never);
  if (!moves.ok) return moves;
  const made = attemptAll(game, table, seat, moves.value);
  return made.ok ? ok({ seat, line, ...made.value }) : no(`refused: ${made.problem}`);
}

/** Checks the outer form of a record that came from a file. Whether its moves hold, `replay` says. */
export function readRecord(text: string, file?: string): Result<GameRecord, Problem> {
  const at = file === undefined ? {} : { file };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // The parser quotes what it read, line breaks included; a problem is one line.
    return no({ ...at, reason: `this is not a record: ${(error as Error).message.replace(/\s+/g, ' ')}` });
  }
  const wrong = faultIn(value);
  return wrong === undefined ? ok(value as GameRecord) : no({ ...at, reason: `this is not a record: ${wrong}` });
}

function faultIn(value: unknown): string | undefined {
  if (!isObject(value)) return 'it must be an object with game, rulesVersion, players, options, seed and moves';
  if (typeof value.game !== 'string') return '"game" must be the name of a game';
  if (!Number.isInteger(value.rulesVersion)) return '"rulesVersion" must be a whole number';
  if (!isTexts(value.players)) return '"players" must be a list of names';
  if (!isObject(value.options)) return '"options" must be an object';
  if (value.files !== undefined && !(isObject(value.files) && isTexts(Object.values(value.files)))) {
    return '"files" must be an object of texts';
  }
  if (typeof value.seed !== 'string') return '"seed" must be a text';
  return isTexts(value.moves) ? undefined : '"moves" must be a list of lines such as "seat-1: draw"';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === 'string');
