import type { Seat } from '@taproom/engine';
import { type Card, NO_CARD, NO_SUIT } from './cards.js';
import type { DrawnFor, Log } from './events.js';
import { addCard, BESIDE, DISCARD, lowestCard, removeCard, type Table, UNDERWAY } from './table.js';

/** Gives the next cards of the draw pile to a hand, as many as there are. */
export function drawCards(table: Table, seat: Seat, count: number, why: DrawnFor, log?: Log): void {
  const drawn: Card[] | undefined = log && [];
  for (let n = 0; n < count; n++) {
    const card = nextCard(table, log);
    if (card === NO_CARD) break;
    table.give(seat, card);
    drawn?.push(card);
  }
  if (drawn) log?.push({ type: 'drew', seat, why, cards: textsOf(table, inOrder(drawn)) });
}

/** Takes the next card off the draw pile, or NO_CARD when there is none even after reshuffling. */
export function nextCard(table: Table, log?: Log): Card {
  if (table.pileSize === 0) {
    reshuffle(table, log);
    if (table.pileSize === 0) return NO_CARD;
  }
  return table.pile[--table.pileSize];
}

// R10  All discards but the top card, sidesteps included, become the new draw pile. What is being carried out does not.
function reshuffle(table: Table, log?: Log): void {
  gather(table, table.placeAt(DISCARD));
  gather(table, table.placeAt(BESIDE));
  if (table.pileSize === 0) return;
  table.chance.shuffle(table.pile, table.pileSize);
  log?.push({ type: 'reshuffled', cards: table.pileSize });
}

/** The draw pile in another order, and other luck to come. */
export function stir(table: Table, seed: number): void {
  table.chance.reseed(seed);
  table.chance.shuffle(table.pile, table.pileSize);
}

function gather(table: Table, at: number): void {
  const { places, pile } = table;
  const { words } = table.cards;
  for (let word = 0; word < words; word++) {
    for (let bits = places[at + word]; bits !== 0; bits &= bits - 1) pile[table.pileSize++] = lowestCard(bits, word);
    places[at + word] = 0;
  }
}

// R11  Whether a draw would give nothing.
export function nothingToDraw(table: Table): boolean {
  return table.pileSize === 0 && isEmpty(table, DISCARD) && isEmpty(table, BESIDE);
}

function isEmpty(table: Table, place: number): boolean {
  const at = table.placeAt(place);
  for (let word = 0; word < table.cards.words; word++) if (table.places[at + word] !== 0) return false;
  return true;
}

/**
 * R4, R21, R30  Flips cards until one shows a suit, and returns the last one flipped, or NO_CARD when there was none to
 * flip. The flipped cards stay underway, out of reach of a reshuffle, until `settle` puts them somewhere.
 */
export function flipUntilSuit(table: Table, flipped: Card[] | undefined, log?: Log): Card {
  const { cards } = table;
  let last = NO_CARD;
  for (;;) {
    const card = nextCard(table, log);
    if (card === NO_CARD) return last;
    addCard(table.places, table.placeAt(UNDERWAY), card);
    flipped?.push(card);
    last = card;
    if (cards.suit[cards.faceOf[card]] !== NO_SUIT) return last;
  }
}

/** Puts what was underway on the discard pile. */
export function settle(table: Table): void {
  const { places } = table;
  const from = table.placeAt(UNDERWAY);
  const to = table.placeAt(DISCARD);
  for (let word = 0; word < table.cards.words; word++) {
    places[to + word] |= places[from + word];
    places[from + word] = 0;
  }
}

/** Makes a card that is nowhere else the top card; the suit to match is `suit`. */
export function layOnTop(table: Table, card: Card, suit: number): void {
  if (table.top !== NO_CARD) addCard(table.places, table.placeAt(DISCARD), table.top);
  table.top = card;
  table.suit = suit;
}

/** Makes a card that is underway the top card with all that it shows. */
export function layFlippedOnTop(table: Table, card: Card): void {
  removeCard(table.places, table.placeAt(UNDERWAY), card);
  layOnTop(table, card, table.cards.suit[table.cards.faceOf[card]]);
}

/** Cards drawn together come in the order of the deck, so that the order of the pile tells nothing. */
export const inOrder = (list: Card[]): Card[] => list.sort((a, b) => a - b);

export const textsOf = ({ cards }: Table, list: readonly Card[]): string[] =>
  list.map((card) => cards.text[cards.faceOf[card]] as string);
export const textOfCard = ({ cards }: Table, card: Card): string => cards.text[cards.faceOf[card]] as string;
