import type { Setting, Words } from '@taproom/engine';
import type { ReactNode } from 'react';
import { FriendsCard } from '../cards/friends-card.js';
import { LastCallCard } from '../cards/last-call-card.js';
import { AnyCard } from '../tables/whiskey-times/AnyCard.js';
import { catalogueOf } from '../tables/whiskey-times/catalogue.js';

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
  if (game === 'whiskey-times') return <AnyCard card={card} cards={catalogueOf(setting, words)} {...named} />;
  return <LastCallCard card={card} {...named} />;
}
