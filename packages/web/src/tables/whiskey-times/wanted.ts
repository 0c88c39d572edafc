import { type Filling, fillingOf, type WhiskeyCards } from '@taproom/games/whiskey-times';
import type { TableProps } from '../props.js';
import type { Catalogue, GuestEntry } from './catalogue.js';
import { lyingGuest, type WhiskeyView } from './view.js';

/** A guest of the viewer's who lacks a card, and how the card would help. */
export interface Wanting {
  readonly guest: GuestEntry;
  readonly how: Filling;
}

/** Which of the viewer's guests a card would help, as the rules see it; those it would make happiest first. */
export function wantedBy(
  card: string,
  view: WhiskeyView,
  { seat, setting }: TableProps,
  catalogue: Catalogue,
): readonly Wanting[] {
  const wanting = (view.guests[seat] ?? []).flatMap((text, i): Wanting[] => {
    const { slug } = lyingGuest(text);
    const guest = slug === undefined || view.served[seat]?.[i] ? undefined : catalogue.guest(slug);
    const how = guest && fillingOf(setting.cards as WhiskeyCards, guest.slug, view.hand, card);
    return guest && how ? [{ guest, how }] : [];
  });
  return wanting.sort((a, b) => Number(b.how === 'favourite') - Number(a.how === 'favourite'));
}

/** Short enough to stand under a card: "Ada", "Mary", "Lili'uokalani". */
export const shortName = ({ name }: GuestEntry): string => name.split(/[ ,]/)[0] ?? name;
