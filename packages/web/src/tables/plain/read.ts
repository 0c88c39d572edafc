import type { AnyView } from '@taproom/engine';
import type { PageLanguage } from '../props.js';

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

/** Words that many games use for the same thing; any other is shown as the game writes it. */
const GERMAN: Readonly<Record<string, string>> = {
  'hand sizes': 'Karten',
  hands: 'Karten',
  points: 'Punkte',
  scores: 'Punkte',
  score: 'Punkte',
  round: 'Runde',
  rounds: 'Runden',
  laid: 'Gelegt',
  'laid before': 'Früher gelegt',
  top: 'Oben',
  pile: 'Stapel',
  draw: 'Nachziehstapel',
  deck: 'Deck',
  discard: 'Ablage',
  bids: 'Gebote',
  tricks: 'Stiche',
  trump: 'Trumpf',
  dealer: 'Gibt',
  starter: 'Beginnt',
  phase: 'Phase',
};

/** `handSizes` is "hand sizes". */
export function labelOf(field: string, language: PageLanguage): string {
  const words = field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  if (language === 'de' && GERMAN[words] !== undefined) return GERMAN[words];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Takes a view apart: what `bySeat` names is about the seats, everything else about the table. */
export function readView(view: AnyView, bySeat: ReadonlySet<string>, language: PageLanguage): Read {
  const fields = Object.entries(view)
    .filter(([field, value]) => !APART.includes(field) && !isNothing(value))
    .map(([field, value]): Named => ({ field, label: labelOf(field, language), value }));
  const isBySeat = ({ field, value }: Named): boolean => bySeat.has(field) && Array.isArray(value);
  const { hand } = view as { hand?: unknown };
  return {
    hand: Array.isArray(hand) ? hand.map(String) : [],
    bySeat: fields.filter(isBySeat),
    facts: fields.filter((field) => !isBySeat(field)),
  };
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Moves by their first word, in the order of the list: all plays together, then all discards. */
export function groupsOf(moves: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const [verb = ''] = move.split(' ', 1);
    groups.set(verb, [...(groups.get(verb) ?? []), move]);
  }
  return [...groups.values()];
}

/** The one move that a card of the hand stands for; undefined where there is none, or a choice. */
export function moveOf(card: string, moves: readonly string[]): string | undefined {
  const naming = moves.filter((move) => move.split(' ').includes(card));
  return naming.length === 1 ? naming[0] : undefined;
}
