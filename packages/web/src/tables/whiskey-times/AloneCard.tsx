import type { Setting, Words } from '@taproom/engine';
import { AnyCard } from './AnyCard.js';
import { catalogueOf } from './catalogue.js';

interface Props {
  readonly card: string;
  readonly setting: Setting;
  readonly words: Words;
  readonly label?: string;
}

/** A card of Whiskey Times away from its table. */
export const AloneCard = ({ setting, words, ...card }: Props) => (
  <AnyCard {...card} cards={catalogueOf(setting, words)} />
);
