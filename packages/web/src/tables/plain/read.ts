import { type AnyView, formatSeat, type Game, type Setting } from '@taproom/engine';

/** A part of a view with its name as people say it. */
export interface Named {
  readonly field: string;
  readonly label: string;
  readonly value: unknown;
}

/** A view, sorted by what a table shows where. */
export interface Read {
  readonly hand: readonly string[];
  /** What is known of each seat. */
  readonly bySeat: readonly Named[];
  /** What is known of the table. */
  readonly facts: readonly Named[];
}

const APART = ['viewer', 'waiting', 'hand'];

/** `handSizes` is "Hand sizes": what a field is called where the game's words have no name for it. */
export function labelOf(field: string): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Takes a view apart: what `bySeat` names is about the seats, everything else about the table. Where the game's words name
 * the fields, those are shown, in that order.
 */
export function readView(
  view: AnyView,
  bySeat: ReadonlySet<string>,
  named: Readonly<Record<string, string>> | undefined,
): Read {
  const values = view as unknown as Readonly<Record<string, unknown>>;
  const fields = Object.keys(named ?? values)
    .filter((field) => !APART.includes(field) && !isNothing(values[field]))
    .map((field): Named => ({ field, label: named?.[field] ?? labelOf(field), value: values[field] }));
  const isBySeat = ({ field, value }: Named): boolean => bySeat.has(field) && Array.isArray(value);
  const { hand } = values;
  return {
    hand: Array.isArray(hand) ? hand.map(String) : [],
    bySeat: fields.filter(isBySeat),
    facts: fields.filter((field) => !isBySeat(field)),
  };
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

/** The cards a value is: one, or a list of nothing else; undefined where it is something else. */
export function cardsIn(value: unknown, known: ReadonlySet<string>): readonly string[] | undefined {
  const texts = Array.isArray(value) ? value : [value];
  const isCards = texts.length > 0 && texts.every((text) => typeof text === 'string' && known.has(text));
  return isCards ? (texts as string[]) : undefined;
}

/** As many lie beside each other; of more, those alike are counted. */
const FEW = 8;

/** Cards as they are drawn beside each other, each with a key of its own. */
export function counted(cards: readonly string[]): readonly { card: string; count: number; key: string }[] {
  if (cards.length <= FEW) return cards.map((card, nth) => ({ card, count: 1, key: `${nth} ${card}` }));
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count, key: card }));
}

/** The moves that a card of the hand stands for. */
export const movesWith = (card: string, moves: readonly string[]): readonly string[] =>
  moves.filter((move) => move.split(' ').includes(card));

/**
 * The calls of a game as lines. They are never listed among the moves, since noticing them is up to people: so each is
 * always there, for itself or for each other seat, and the rules refuse what is not due.
 */
export function callLines(game: Game, setting: Setting, seat: number): readonly string[] {
  const isMove = (line: string): boolean => game.notation.parseMove(line, setting).ok;
  const others = Array.from({ length: setting.seats }, (_, other) => other).filter((other) => other !== seat);
  return (game.calls ?? []).flatMap((call) =>
    isMove(call) ? [call] : others.map((other) => `${call} ${formatSeat(other)}`).filter(isMove),
  );
}
