import type { Asked, Seat, Setting } from '@taproom/engine';
import { type GoesOn, goesOnOf, printedOn } from '../ask.js';
import type { Cards } from '../cards.js';
import { type Edition, KIND_NAMES, type KindName, type KindRule } from '../edition.js';
import { toughBreakOf } from '../options.js';
import type { View } from '../view.js';

/** What there is to say about a card at a table, all of it from the rules. */
export interface AboutCard {
  readonly kind: KindName;
  readonly rule: KindRule;
  readonly edition: Edition;
  /** R35  How many cards a Tough Break brings here. */
  readonly toughBreak: number;
  readonly goesOn: GoesOn;
  /** How many cards of this kind the deck has, and how many cards in all. */
  readonly copies: number;
  readonly deck: number;
  /** Whoever would be next, where the viewer is on turn. */
  readonly next?: { readonly seat: Seat; readonly cards: number; readonly sips: number | 'bottomless' };
  readonly ask?: string;
}

export function aboutCard(card: string, { setting, view: seen, seat }: Asked): AboutCard {
  const view = seen as View;
  const { edition, kind: kinds, firstOf, count } = setting.cards as Cards;
  const { kind } = printedOn(edition, card);
  const rule = edition.kinds[kind] as KindRule;
  const number = KIND_NAMES.indexOf(kind);
  const copies = kinds.reduce(
    (sum, each, face) => (each === number ? sum + (firstOf[face + 1] as number) - (firstOf[face] as number) : sum),
    0,
  );
  const onTurn = seat >= 0 && view.turn === seat && view.phase !== 'over';
  const next = (seat + (view.direction === 'clockwise' ? 1 : view.hands.length - 1)) % view.hands.length;
  return {
    kind,
    rule,
    edition,
    toughBreak: toughBreakOf(setting as Setting<Cards>),
    goesOn: goesOnOf(setting, card),
    copies,
    deck: count,
    ...(onTurn && { next: { seat: next, cards: view.hands[next] ?? 0, sips: view.sips[next] ?? 0 } }),
    ...(view.hand.includes(card) && { ask: lineFor(card, setting, view) }),
  };
}

/** The line that plays or passes a card, with a suit where it needs one: so that the answer is about the card. */
function lineFor(card: string, setting: Setting, view: View): string {
  if (view.phase === 'pass') return `pass ${card}`;
  const { edition } = setting.cards as Cards;
  const { kind, suit } = printedOn(edition, card);
  const declares = edition.kinds[kind]?.declares;
  if (declares === undefined) return `play ${card}`;
  const wished =
    declares === 'any-suit' && view.chaser !== 'none' ? view.chaser : edition.suits.find((each) => each !== suit);
  return `play ${card} as ${wished}`;
}

/** It shows its colour and nothing else, so that nothing else can be matched on it. */
export const isOnlyColour = ({ shows }: KindRule): boolean => shows.length === 1 && shows[0] === 'colour';

/** Where the cards of a seat are, on a table. */
export const placeOf = (seat: Seat, viewer: Seat): string => (seat === viewer ? 'hand' : `seat-${seat + 1}`);
