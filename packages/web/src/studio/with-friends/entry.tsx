import { FriendsCard } from '../../cards/friends-card.js';
import type { StudioEntry } from '../entry.js';
import { ownIn } from '../own.js';

export const studio: StudioEntry = {
  draw: (_set, _file, cells, reading) => (
    <FriendsCard
      card={cells.friends ?? ''}
      small={cells.friends_small ?? ''}
      title={ownIn(cells, 'name', reading) || undefined}
    />
  ),
  sentence: (_file, cells, reading) => ownIn(cells, 'text', reading),
  backOf: () => 'friends',
  nameOf: (_file, { friends = '', deck = '' }) => `${friends} (${deck})`,
  beyond: [{ what: 'deck', where: 'packages/games/src/with-friends/cards.ts' }],
};
