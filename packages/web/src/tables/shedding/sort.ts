import { COLOURS } from '../../cards/colours.js';
import { EVENTS } from '../../cards/drawings.js';
import { GLASSES } from '../../cards/glasses.js';
import { lastCallFace } from '../../cards/last-call-card.js';
import { SHAPES } from '../../cards/shapes.js';

export const ORDERS = ['suit', 'colour', 'shape'] as const;
export type Order = (typeof ORDERS)[number];

/** Cards alike in the first attribute stand together, then by the others; what shows none of it comes last. */
export function sorted(cards: readonly string[], order: Order): string[] {
  const first = ORDERS.indexOf(order);
  const attributes = [...ORDERS.slice(first), ...ORDERS.slice(0, first)];
  const rank = new Map(cards.map((card) => [card, rankOf(card, attributes)]));
  return [...cards].sort((a, b) => compare(rank.get(a) as number[], rank.get(b) as number[]));
}

function rankOf(card: string, attributes: readonly Order[]): number[] {
  const face = lastCallFace(card);
  const places = {
    suit: place(GLASSES, face.suit),
    colour: place(COLOURS, face.colour),
    shape: place(SHAPES, face.shape),
  };
  return [...attributes.map((attribute) => places[attribute]), place(EVENTS, face.event)];
}

const place = (list: readonly string[], word: string | undefined): number =>
  word === undefined ? list.length : list.indexOf(word);

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}
