import { compositionsOf, oddOnes, type SortedCard } from '../../deck/composition.js';
import type { Tally } from '../../simulate/tally.js';
import { WIN } from '../../simulate/watcher.js';
import { groupedEffects } from '../effects.js';
import { A_POINT, type Dots, type Finding, fact, nothing, real, type Section } from '../model.js';
import { shown } from '../numbers.js';
import { listed, spoken } from '../wording.js';

/** What those who were dealt a card are held against each other by. */
export type Worth = 'wins' | 'points';

/** Lists of what chance hands out at the start, whatever a game calls its cards. */
const DEALT = ['dealt', 'guests', 'bottles'] as const;

/** Whether a suit, a colour, a kind or a price is better or worse than the others, and what the deck is made of. */
export function groupsSection(tally: Tally, cards: readonly SortedCard[], worth: Worth): Section {
  const compositions = compositionsOf(cards);
  const figures = compositions.flatMap(({ by }): Dots[] => {
    const groupOf = new Map(cards.flatMap(({ card, groups }) => (groups[by] ? [[card, groups[by]] as const] : [])));
    const rows = DEALT.flatMap((list) =>
      groupedEffects(tally, list, (card) => groupOf.get(card), worth === 'wins' ? WIN : 1),
    );
    if (rows.length < 2) return [];
    return [
      {
        kind: 'dots',
        title: `A card dealt, by ${by}`,
        axis: `${worth === 'wins' ? 'points of win rate' : 'points'} more or less than others`,
        unit: worth === 'wins' ? 'gain' : 'points',
        expected: 0,
        expectedSays: 'as all',
        rows,
        draw: 16,
      },
    ];
  });
  return {
    id: 'groups',
    title: 'Is one suit, colour, kind or price better than another?',
    says: 'What the deck is made of, and what a card of each sort is worth on average to whoever is dealt it.',
    findings: [
      ...compositions.flatMap(oddOnes).map(fact),
      ...figures.map(verdict),
      ...compositions.map(({ by, rows }) => fact(`By ${by}: ${listed(rows.slice(0, MOST).map(counted))}.`)),
    ],
    figures,
  };
}

const MOST = 14;
const counted = ({ group, cards, special }: { group: string; cards: number; special: number }): string =>
  `${spoken(group)} ${cards}${special > 0 && special < cards ? ` (${special} special)` : ''}`;

function verdict({ title, rows, unit }: Dots): Finding {
  const different = rows.filter((row) => row.real).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const [largest] = different;
  if (!largest) return nothing(`${title}: no difference that was found.`);
  const said = different.map(({ label, value }) => `${label} ${shown(value, unit)}`);
  return real(
    `${title}, these differ: ${listed(said.slice(0, MOST))}.`,
    Math.abs(largest.value) * (unit === 'points' ? A_POINT : 1),
  );
}
