import type { Game, Setting } from '@taproom/engine';
import { entryOf } from '../entries.js';

/** A card as somebody would sort it: how many there are, and what it has in common with others. */
export interface SortedCard {
  readonly card: string;
  readonly copies: number;
  /** Whether it does something of its own. */
  readonly special: boolean;
  /** `suit`, `colour`, `kind`, `cost` ... and which one. */
  readonly groups: Readonly<Record<string, string>>;
}

/** The cards of a deck sorted by one thing, such as the suit. */
export interface Composition {
  readonly by: string;
  readonly rows: readonly { readonly group: string; readonly cards: number; readonly special: number }[];
}

/** All cards of a table, sorted; without a way to sort them of the game's own, by what their notation begins with. */
export const sortedCards = (game: Game, setting: Setting): readonly SortedCard[] =>
  entryOf(game.name).cards?.(setting) ??
  game.notation.cards(setting).map((card) => ({ card, copies: 1, special: false, groups: { kind: firstWord(card) } }));

const firstWord = (card: string): string => card.split(/[-/]/)[0] as string;

export function compositionsOf(cards: readonly SortedCard[]): Composition[] {
  const names = [...new Set(cards.flatMap(({ groups }) => Object.keys(groups)))];
  return names.map((by) => {
    const counts = new Map<string, { cards: number; special: number }>();
    for (const { groups, copies, special } of cards) {
      const group = groups[by];
      if (group === undefined) continue;
      const count = counts.get(group) ?? { cards: 0, special: 0 };
      counts.set(group, { cards: count.cards + copies, special: count.special + (special ? copies : 0) });
    }
    return { by, rows: [...counts].map(([group, count]) => ({ group, ...count })) };
  });
}

/** What a designer may have overlooked: groups without a special card among groups that have some. */
export function oddOnes({ by, rows }: Composition): string[] {
  const without = rows.filter(({ special }) => special === 0);
  if (without.length === 0 || without.length === rows.length || without.length > rows.length / 2) return [];
  return without.map(({ group }) => `No special card has the ${by} ${group}; every other ${by} has some.`);
}
