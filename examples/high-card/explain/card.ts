import type { Asked, Setting } from '@taproom/engine';
import type { Cards } from '../cards.js';
import { notation } from '../notation.js';
import type { View } from '../view.js';

/** What there is to say about a card at a table, all of it from the rules. */
export interface AboutCard {
  /** How many cards of the deck are higher, and how many there are in all. */
  readonly higher: number;
  readonly deck: number;
  /** The line to ask the rules with, where the viewer holds it. */
  readonly ask?: string;
}

export function aboutCard(card: string, { setting, view }: Asked): AboutCard {
  const { copies, count } = setting.cards as Cards;
  const face = notation.parseCard(card, setting as Setting<Cards>);
  const above = face.ok ? copies.slice(face.value + 1) : [];
  return {
    higher: above.reduce((sum, n) => sum + n, 0),
    deck: count,
    ...((view as View).hand.includes(card) && { ask: `play ${card}` }),
  };
}
