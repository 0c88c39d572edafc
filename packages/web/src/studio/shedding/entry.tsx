import { LastCallCard } from '../../cards/last-call-card.js';
import type { Cells, StudioEntry } from '../entry.js';
import { ownIn } from '../own.js';

/** A row in notation: `take-that/wine`. The two-game deck has a suit of its own for this game. */
function notationOf({ kind = '', suit, lc_suit, colour = '', shape = '' }: Cells): string {
  return [kind === 'standard' ? '' : kind, lc_suit ?? suit ?? '', colour, shape]
    .filter((word) => word !== '')
    .join('/');
}

export const studio: StudioEntry = {
  draw: (_set, _file, cells, reading) => (
    <LastCallCard card={notationOf(cells)} title={ownIn(cells, 'name', reading) || undefined} />
  ),
  sentence: (_file, cells, reading) => ownIn(cells, 'text', reading),
  backOf: () => 'house',
  nameOf: (_file, cells) => notationOf(cells),
  beyond: [
    { what: 'kind', where: 'packages/games/src/shedding/effects.ts' },
    { what: 'suit', where: 'packages/games/src/shedding/edition.ts' },
  ],
};
