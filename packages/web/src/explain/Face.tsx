import type { Setting, Words } from '@taproom/engine';
import { lazy, type ReactNode, Suspense } from 'react';
import { FriendsCard } from '../cards/friends-card.js';
import { LastCallCard } from '../cards/last-call-card.js';

/** Its drawings and lists are larger than the other games together: only its own readers fetch them. */
const WhiskeyCard = lazy(() => import('../tables/whiskey-times/AloneCard.js').then((m) => ({ default: m.AloneCard })));

interface Props {
  readonly game: string;
  readonly card: string;
  readonly setting: Setting;
  readonly words: Words;
  readonly label?: string;
}

/** Any card of any game, drawn from its notation. */
export function Face({ game, card, setting, words, label }: Props): ReactNode {
  const named = label === undefined ? {} : { label };
  if (game === 'with-friends') return <FriendsCard card={card} {...named} />;
  if (game !== 'whiskey-times') return <LastCallCard card={card} {...named} />;
  return (
    <Suspense fallback={label}>
      <WhiskeyCard card={card} setting={setting} words={words} {...named} />
    </Suspense>
  );
}
