import type { Reader } from '@taproom/engine';
import { nameless } from '../ask.js';
import type { Cards } from '../cards.js';
import { gainOf } from '../gain.js';
import { EMPTY, type View } from '../view.js';

/** What lies at the places that a line of notation counts, for a reader who sees the table; nothing for one who does not. */
export interface InSight {
  /** Notation of the reader's own guest at a place that counts from 1. */
  ownGuest(place: string | undefined): string | undefined;
  inMarket(market: 'guest' | 'bottle' | 'resource', slot: string | undefined): string | undefined;
  /** Who would come from the market after a gift. */
  readonly nextGuest: string | undefined;
  /** What a line pays at once, tokens included. */
  pays(line: string): number | undefined;
}

/** How far the 4-card icon is shifted in what the agenda says of a guest to be replaced. */
const ICON_SHIFT = 2;

const BLIND: InSight = {
  ownGuest: () => undefined,
  inMarket: () => undefined,
  nextGuest: undefined,
  pays: () => undefined,
};

export function inSight({ view: seen, setting }: Reader): InSight {
  if (seen === undefined || setting === undefined) return BLIND;
  const view = seen as View;
  const markets = { guest: view.guestMarket, bottle: view.bottleMarket, resource: view.resourceMarket };
  const at = (texts: readonly string[] | undefined, place: string | undefined): string | undefined => {
    const text = texts?.[Number(place) - 1];
    return text === undefined || nameless(text) === EMPTY ? undefined : nameless(text);
  };
  const [now, replaced = '0'] = /^replace(?: (\d+))?$/.exec(view.agenda.at(-1) ?? '') ?? [];
  return {
    ownGuest: (place) => at(view.guests[view.viewer], place),
    inMarket: (market, slot) => at(markets[market], slot),
    nextGuest: now === undefined ? undefined : at(view.guestMarket, String((Number(replaced) >> ICON_SHIFT) + 1)),
    pays: (line) => gainOf(setting as typeof setting & { cards: Cards }, view, line),
  };
}
