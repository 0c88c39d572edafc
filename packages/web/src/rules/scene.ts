import {
  type AnyTable,
  type AnyView,
  attemptAll,
  Chance,
  type Game,
  linesOf,
  readSetting,
  type Setting,
  type Words,
} from '@taproom/engine';
import { type Example, movesIn } from './examples.js';
import type { FactWords } from './facts.js';
import type { Row, RowsOf } from './rows.js';

export interface ToldStep {
  readonly player: string;
  readonly move: string;
  /** Not something done, but what could be done now, or could not. */
  readonly could?: 'may' | 'may-not';
  /** Why it is not allowed, in the rules' words. */
  readonly refused?: string;
}

/** An example played through: the table before, who does what, the table after. */
export interface Story {
  readonly before: readonly Row[];
  readonly steps: readonly ToldStep[];
  readonly after: readonly Row[];
}

interface Telling {
  readonly game: Game;
  readonly words: Words;
  readonly facts: FactWords;
  /** What lies on this game's table besides the hands, where it says so. */
  readonly rows: RowsOf | undefined;
}

/** Plays an example by the rules and says what can be seen; undefined for one that never gets a table. */
export function storyOf(example: Example, { game, words, facts, rows: rowsOf }: Telling): Story | undefined {
  const { players, given = {}, steps = [], options = {}, first, files, seed = 1 } = example;
  const setting = readSetting(game, {
    seats: players.length,
    options: first === undefined ? options : { ...options, first },
    names: players,
    ...(files && { files }),
  });
  if (!setting.ok) return undefined;
  const arranged = game.arrange(setting.value, given, players, Chance.secret(`scenario ${seed}`));
  if (!arranged.ok) return undefined;
  const rows = (table: AnyTable): Row[] => {
    const views = players.map((_, seat) => game.view(table, seat));
    const hands = views.flatMap((view, seat) => handRow(example, view, players[seat] ?? '', facts));
    return [...(rowsOf?.(views, { example, facts, words }) ?? []), ...hands];
  };
  let table: AnyTable = arranged.value;
  const before = rows(table);
  const told: ToldStep[] = [];
  for (const step of steps) {
    told.push(...couldBeDone(step.expect, setting.value, words));
    const made = movesIn(step, players);
    if (!made) continue;
    const seat = players.indexOf(made.player);
    const reader = { names: players, seat: -1, setting: setting.value };
    const moves = game.notation.parseMove(made.line, setting.value, players);
    const after = moves.ok ? attemptAll(game, table, seat, moves.value) : undefined;
    const move = words.move(made.line, reader);
    if (!moves.ok || !after) continue;
    if (after.ok) table = after.value.table;
    const about = {
      setting: setting.value,
      view: game.view(table, seat),
      moves: linesOf(game, table, seat),
      names: players,
      seat,
    };
    told.push({
      player: made.player,
      move,
      ...(!after.ok && { refused: words.refusal(after.problem, { ...about, move: moves.value[0] as number }) }),
    });
  }
  return { before, steps: told, after: rows(table) };
}

/** What an example expects somebody to be able to do, or not. */
function couldBeDone(expected: unknown, setting: Setting, words: Words): ToldStep[] {
  const reader = { names: [], seat: -1, setting };
  return (['may', 'may-not'] as const).flatMap((could) => {
    const bySeat = ((expected ?? {}) as Readonly<Record<string, unknown>>)[could] ?? {};
    return Object.entries(bySeat as object).map(([player, lines]) => ({
      player,
      could,
      move: (Array.isArray(lines) ? lines : [lines]).map((line) => words.move(String(line), reader)).join(' · '),
    }));
  });
}

/** More cards than this in a hand that nobody laid out are only counted. */
const MANY = 8;

function handRow(example: Example, view: AnyView, player: string, facts: FactWords): Row[] {
  const { hand = [] } = view as { hand?: readonly string[] };
  const given = (example.given?.hands as Readonly<Record<string, unknown>> | undefined)?.[player];
  const label = `${facts.part(player)}`;
  if (given === undefined && hand.length > MANY) return [{ label, cards: [], text: String(hand.length) }];
  return given === undefined && hand.length === 0 ? [] : [{ label, cards: hand }];
}
