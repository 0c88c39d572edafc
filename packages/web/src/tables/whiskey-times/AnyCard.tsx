import { memo } from 'react';
import { CardBack } from '../../cards/back.js';
import { BottleCard, FlavourCard, GuestCard, OccasionCard, ResourceCard } from '../../cards/whiskey-cards.js';
import type { CardWords } from '../../cards/words/index.js';
import type { Catalogue } from './catalogue.js';

interface Props {
  readonly card: string;
  readonly cards: Catalogue;
  readonly label?: string | undefined;
}

/** Any card of Whiskey Times by its notation; a back for what nobody may know. */
export const AnyCard = memo(function AnyCard({ card, cards, label }: Props) {
  const bottle = cards.bottle(card);
  if (bottle) return <BottleCard face={card} bottle={bottle} label={label} />;
  const guest = cards.guest(card);
  if (guest) return <GuestCard face={card} guest={guest} label={label} />;
  const occasion = cards.occasion(card);
  if (occasion) return <OccasionCard face={card} occasion={occasion} label={label} />;
  if (card.startsWith('flavour-')) return <FlavourCard face={card} profile={card.slice(8)} label={label} />;
  if (cards.resource(card)) return <ResourceCard face={card} resource={card} label={label} />;
  return (
    <CardBack
      of={card === 'back-bottles' ? 'bottles' : card === 'back-guests' ? 'guests' : 'resources'}
      label={label}
    />
  );
});

/** A card of Whiskey Times, spoken. */
export function cardName(card: string, cards: Catalogue, words: CardWords): string {
  const bottle = cards.bottle(card);
  if (bottle) return words.bottle(bottle.number, bottle.name, words.region(bottle.region));
  const guest = cards.guest(card);
  if (guest) return guest.name;
  if (card.startsWith('flavour-')) return words.flavour(words.profile(card.slice(8)));
  const entry = cards.resource(card);
  if (!entry) return words.back;
  if (entry.kind === 'green') return words.greenEvent(entry.name);
  return entry.kind === 'red' ? words.redEvent(entry.name) : words.resource(card);
}
