import type { Catalogue } from './catalogue.js';

const KINDS = ['bottle', 'glass', 'mixer', 'flavour', 'green'];

/** Bottles by region and number, then glasses, mixers, flavours, events. */
export function sorted(hand: readonly string[], cards: Catalogue): string[] {
  const rank = (card: string): string => {
    const bottle = cards.bottle(card);
    if (bottle) return `0 ${bottle.region} ${String(bottle.number).padStart(3, '0')}`;
    return `${KINDS.indexOf(cards.resource(card)?.kind ?? 'green')} ${card}`;
  };
  return [...hand].sort((a, b) => rank(a).localeCompare(rank(b)));
}
