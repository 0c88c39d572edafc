import { readWhiskeyCards, whiskeyTimes } from '@taproom/games/whiskey-times';
import type { GalleryData } from '../../cards/gallery.js';
import { tableOf } from '../../entries.js';
import type { PageLanguage, TableMode } from '../props.js';
import { catalogueOf } from '../whiskey-times/catalogue.js';
import { FRIENDS_STATES, LAST_CALL_STATES, type MadeUp, propsFor } from './states.js';
import { whiskeyStates } from './whiskey-times.js';

const whiskeyCards = readWhiskeyCards(whiskeyTimes.files);

const STATES: readonly MadeUp[] = [
  ...LAST_CALL_STATES,
  ...FRIENDS_STATES,
  ...whiskeyStates(whiskeyCards.ok ? whiskeyCards.value : undefined),
];

/** One made-up table, for those who draw them. Only in development. */
export function TableGallery({
  at,
  mode,
  language,
}: {
  readonly at: number;
  readonly mode: TableMode;
  readonly language: PageLanguage;
}) {
  const state = STATES[at] as MadeUp;
  const Table = tableOf(state.game);
  const { de, en } = whiskeyTimes.words;
  const words = state.game === 'whiskey-times' ? { words: (language === 'de' ? de : undefined) ?? en } : {};
  return <Table {...propsFor(state, mode, language)} {...words} />;
}

export const tableTitles = (): string[] => STATES.map(({ game, title }) => `${game}: ${title}`);

/** Every bottle, guest and event that we ship. */
export function galleryData(): GalleryData {
  if (!whiskeyCards.ok) return { bottles: [], guests: [], occasions: [], profiles: [] };
  const { guests, resources } = whiskeyCards.value;
  const cards = catalogueOf({ seats: 2, options: {}, cards: whiskeyCards.value }, whiskeyTimes.words.en);
  return {
    bottles: cards.allBottles.flatMap((text) => cards.bottle(text) ?? []),
    guests: guests.flatMap(({ slug }) => cards.guest(slug) ?? []),
    occasions: resources.flatMap(({ slug }) => cards.occasion(slug) ?? []),
    profiles: resources.flatMap(({ slug }) => (slug.startsWith('flavour-') ? [slug.slice(8)] : [])),
  };
}
