import type { FaceProps } from '../../entries.js';
import { AnyCard } from './AnyCard.js';
import { catalogueOf } from './catalogue.js';

/** A card of Whiskey Times away from its table. */
export const AloneCard = ({ setting, words, ...card }: FaceProps) => (
  <AnyCard {...card} cards={catalogueOf(setting, words)} />
);
