import type { Asked, Seat, Setting } from '@taproom/engine';
import { nameless } from '../ask.js';
import { type BottleCard, type Cards, type GuestCard, names, REGIONS, type ResourceCard } from '../cards.js';
import { gainOf } from '../gain.js';
import type { View } from '../view.js';

/** A guest who asks for a card, and where they are: with a seat, or waiting outside. */
export interface Asker {
  readonly guest: string;
  readonly seat?: Seat;
  /** For a bottle: whether it is the very one, and what the drink pays with it. */
  readonly perfect?: boolean;
  readonly points?: number;
}

export type AboutCard =
  | {
      readonly kind: 'guest';
      readonly guest: GuestCard;
      readonly region: string;
      readonly pairs: readonly string[];
      /** No bottle in the viewer's hand would do. */
      readonly noBottle: boolean;
      readonly place?: number;
      readonly ask?: string;
    }
  | {
      readonly kind: 'bottle';
      readonly bottle: BottleCard;
      readonly region: string;
      readonly askers: readonly Asker[];
      readonly ask?: string;
    }
  | {
      readonly kind: 'resource';
      readonly card: ResourceCard;
      readonly askers: readonly Asker[];
      readonly fits: readonly string[];
      readonly ask?: string;
    };

const cardsOf = (setting: Setting): Cards => setting.cards as Cards;

/** The text of a bottle, a guest or a resource card by its number in the lists of cards. */
export const bottleName = (setting: Setting, bottle: number): string => cardsOf(setting).texts.bottle[bottle] ?? '';
export const resourceName = (setting: Setting, type: number): string => cardsOf(setting).texts.resource[type] ?? '';

export function aboutCard(card: string, asked: Asked): AboutCard | undefined {
  const { setting } = asked;
  const view = asked.view as View;
  const { guests, bottles, resources, texts } = cardsOf(setting);
  const guest = guests.find(({ slug }) => slug === card);
  if (guest) {
    const place = (view.guests[view.viewer] ?? []).findIndex((text) => nameless(text) === card);
    return {
      kind: 'guest',
      guest,
      region: REGIONS[bottles[guest.bottle]?.region ?? 0] as string,
      pairs: pairsAt(setting, view, guest),
      noBottle: !view.hand.some((text) => isAccepted(setting, guest, text)),
      ...(place >= 0 && { place: place + 1 }),
      ...(place >= 0 && !view.served[view.viewer]?.[place] && { ask: serveLine(asked, guest, place + 1) }),
    };
  }
  const number = texts.bottles.get(card);
  const bottle = number === undefined ? undefined : bottles[number];
  if (number !== undefined && bottle) {
    const slot = view.bottleMarket.indexOf(card);
    const ask = slot >= 0 ? `take bottle ${slot + 1}` : pourLine(asked, card);
    return {
      kind: 'bottle',
      bottle,
      region: REGIONS[bottle.region] as string,
      askers: askersFor(setting, view, (each) => bottles[each.bottle]?.region === bottle.region).map(
        ({ guest: each, ...where }) => ({
          guest: each.slug,
          ...where,
          perfect: each.bottle === number,
          points: each.bottle === number ? each.perfect : each.substitute,
        }),
      ),
      ...(ask !== undefined && { ask }),
    };
  }
  const found = resources.find(({ slug }) => slug === card);
  return found && resourceAt(asked, found);
}

function resourceAt(asked: Asked, card: ResourceCard): AboutCard {
  const { setting, moves } = asked;
  const view = asked.view as View;
  const slot = view.resourceMarket.indexOf(card.slug);
  const ask = view.hand.includes(card.slug)
    ? card.kind === 'green'
      ? greenLine(view, moves, card)
      : useLine(asked, card)
    : slot >= 0
      ? `take resource ${slot + 1}`
      : undefined;
  const { bottles, flavoursOf, texts } = cardsOf(setting);
  const hasProfile = (text: string): boolean => {
    const bottle = texts.bottles.get(text);
    return bottle !== undefined && ((flavoursOf[bottle] as number) & (1 << card.type)) !== 0;
  };
  return {
    kind: 'resource',
    card,
    askers: askersFor(setting, view, (guest) => guest.glass === card.type || guest.ingredients.includes(card.type)).map(
      ({ guest, ...where }) => ({ guest: guest.slug, ...where }),
    ),
    fits: card.kind === 'flavour' && bottles.length > 0 ? view.hand.filter(hasProfile) : [],
    ...(ask !== undefined && { ask }),
  };
}

/** Guests not served yet that the viewer may know, the viewer's first, then the others', then those outside. */
function askersFor(
  setting: Setting,
  view: View,
  wants: (guest: GuestCard) => boolean,
): { guest: GuestCard; seat?: Seat }[] {
  const { guests } = cardsOf(setting);
  const known = (text: string): GuestCard | undefined => guests.find(({ slug }) => slug === nameless(text));
  const seats = view.guests
    .map((_, seat) => seat)
    .sort((a, b) => Number(b === view.viewer) - Number(a === view.viewer));
  const seated = seats.flatMap((seat) =>
    (view.guests[seat] ?? []).flatMap((text, place) => {
      const guest = known(text);
      return guest && !view.served[seat]?.[place] && wants(guest) ? [{ guest, seat }] : [];
    }),
  );
  const outside = view.guestMarket.flatMap((text) => {
    const guest = known(text);
    return guest && wants(guest) ? [{ guest }] : [];
  });
  return [...seated, ...outside];
}

/** R41  Guests of the viewer who would pay together with this one. */
function pairsAt(setting: Setting, view: View, guest: GuestCard): string[] {
  const { guests } = cardsOf(setting);
  return (view.guests[view.viewer] ?? []).map(nameless).filter((text) => {
    const other = guests.find(({ slug }) => slug === text);
    return other !== undefined && other !== guest && (names(guest, other) || names(other, guest));
  });
}

/** The line that serves a guest: a legal one, else one with a bottle they would accept, so that the rules say what is missing. */
function serveLine({ setting, view: seen, moves }: Asked, guest: GuestCard, place: number): string {
  const legal = moves.find((line) => line.startsWith(`serve guest ${place} with `));
  if (legal !== undefined) return legal;
  const view = seen as View;
  const { texts } = cardsOf(setting);
  const preferred = texts.bottle[guest.bottle] ?? '';
  const accepted = view.hand.filter((text) => isAccepted(setting, guest, text));
  return `serve guest ${place} with ${accepted.includes(preferred) ? preferred : (accepted[0] ?? preferred)}`;
}

/** The viewer's own guests who wait, with their places. */
function waitingAt({ setting, view: seen }: Asked): { guest: GuestCard; place: number }[] {
  const view = seen as View;
  const mine = view.guests[view.viewer] ?? [];
  return mine.flatMap((text, at) => {
    const guest = cardsOf(setting).guests.find(({ slug }) => slug === nameless(text));
    return guest && !view.served[view.viewer]?.[at] ? [{ guest, place: at + 1 }] : [];
  });
}

/** The line that serves with a bottle of the hand, whether the rules allow it now or say what is missing; undefined when no guest would take it. */
function pourLine(asked: Asked, bottle: string): string | undefined {
  const { setting, view, moves } = asked;
  if (!(view as View).hand.includes(bottle)) return undefined;
  const legal = moves.find((line) => line.startsWith('serve guest ') && line.split(' ').includes(bottle));
  const place = waitingAt(asked).find(({ guest }) => isAccepted(setting, guest, bottle))?.place;
  return legal ?? (place === undefined ? undefined : `serve guest ${place} with ${bottle}`);
}

/** The line that serves with a glass, a mixer or a flavour of the hand. */
function useLine(asked: Asked, { slug, kind, type }: ResourceCard): string | undefined {
  if (kind === 'flavour')
    return asked.moves.find((line) => line.startsWith('serve guest ') && line.split(' ').includes(slug));
  const asking = waitingAt(asked).find(({ guest }) => guest.glass === type || guest.ingredients.includes(type));
  return asking && serveLine(asked, asking.guest, asking.place);
}

/** R25  The preferred bottle, or another of its region. */
function isAccepted(setting: Setting, guest: GuestCard, text: string): boolean {
  const { bottles, texts } = cardsOf(setting);
  const bottle = texts.bottles.get(text);
  return bottle !== undefined && bottles[bottle]?.region === bottles[guest.bottle]?.region;
}

/** A green event: a legal line, else one with whatever it needs, so that the rules answer about the event. */
function greenLine(view: View, moves: readonly string[], { slug, effect }: ResourceCard): string {
  const legal = moves.find((line) => line === `play ${slug}` || line.startsWith(`play ${slug} `));
  const fetched = view.resourceDiscard[0];
  return legal ?? (effect === 'fetch-resource' && fetched !== undefined ? `play ${slug} ${fetched}` : `play ${slug}`);
}

/** What the best legal way to serve a guest pays now, as the rules count it; undefined when there is none. */
export function bestServing({ setting, view, moves }: Asked, place: number): number | undefined {
  const start = `serve guest ${place} with `;
  const pays = moves
    .filter((line) => line.startsWith(start))
    .map((line) => gainOf(setting as Setting<Cards>, view as View, line));
  return pays.length === 0 ? undefined : Math.max(...pays);
}

export const placeOf = (seat: Seat, viewer: Seat): string => (seat === viewer ? 'hand' : `seat-${seat + 1}`);
