import { everyone, just, type Seat, without } from '@taproom/engine';
import {
  ABOUT_FACE,
  type Card,
  CHASER,
  CHEERS,
  DECLARES_NOTHING,
  type Face,
  type Kind,
  MY_SHOUT,
  NO_CARD,
  NO_SUIT,
  PASS_THE_BOTTLE,
  type Suit,
  TAKE_THAT,
  TELL_ME_YOUR_WOES,
  TOUGH_BREAK,
  TRIGGER_TROUBLES,
} from './cards.js';
import type { Direction, Log } from './events.js';
import { rememberGiven, rememberLeaving, rememberNoBreaks, rememberPasses } from './memory.js';
import { MY_SHOUT_CALLED } from './moves.js';
import { toughBreakOf } from './options.js';
import { drawCards, flipUntilSuit, layFlippedOnTop, layOnTop, nextCard, settle, textOfCard, textsOf } from './pile.js';
import { goOut } from './rounds.js';
import { addCard, BESIDE, DECLARE, DISCARD, lowestCard, PASS, removeCard, type Table, UNDERWAY } from './table.js';
import { endTurn, endTurnWithCheers, waitFor } from './turns.js';

const SHOUT_NOT_CALLED_COST = 3;
const MOST_SEATS = 8;

/**
 * Does what a card on top of the pile does.
 *
 * R16, R24  One without an effect of its own only leaves its suit to match, and the turn passes.
 */
export function carryOut(table: Table, seat: Seat, kind: Kind, log?: Log): void {
  switch (kind) {
    case TAKE_THAT:
      return takeThat(table, log);
    case ABOUT_FACE:
      return aboutFace(table, log);
    case CHEERS:
      return endTurnWithCheers(table, log); // R19
    case CHASER:
      return startChaser(table, log);
    case PASS_THE_BOTTLE:
      return passTheBottle(table, log);
    case TOUGH_BREAK:
      return toughBreak(table, seat, log);
    default:
      return endTurn(table, log);
  }
}

/** R27  Does what a sidestep does. It is underway until then, and lies beside the pile after. */
export function carryOutSidestep(table: Table, seat: Seat, card: Card, calls: number, log?: Log): void {
  const kind = table.cards.kind[table.cards.faceOf[card]];
  switch (kind) {
    case MY_SHOUT:
      return myShout(table, seat, card, calls, log);
    case TELL_ME_YOUR_WOES:
      return tellMeYourWoes(table, seat, card, log);
    case TRIGGER_TROUBLES:
      return triggerTroubles(table, seat, card, log);
    default:
      lieBeside(table, card);
      return carryOut(table, seat, kind, log);
  }
}

// R17  Take That: one more card for whoever cannot pass it on.
function takeThat(table: Table, log?: Log): void {
  table.owed++;
  endTurn(table, log);
}

// R18  About Face: play changes direction.
function aboutFace(table: Table, log?: Log): void {
  table.direction = -table.direction;
  log?.push({ type: 'turned-about', direction: directionOf(table) });
  endTurn(table, log);
}

// R21  Chaser: flip until a card shows a suit. The flipped cards go under the Chaser.
function startChaser(table: Table, log?: Log): void {
  const flipped: Card[] | undefined = log && [];
  const { cards } = table;
  const last = flipUntilSuit(table, flipped, log);
  table.chaser = last === NO_CARD ? NO_SUIT : cards.suit[cards.faceOf[last]];
  settle(table);
  if (flipped)
    log?.push({ type: 'chaser-flipped', cards: textsOf(table, flipped), suit: suitText(table, table.chaser) });
  endTurn(table, log);
}

// R25  Pass the Bottle: everybody chooses a card.
function passTheBottle(table: Table, log?: Log): void {
  log?.push({ type: 'bottle-went-round', direction: directionOf(table) });
  table.passing.fill(NO_CARD);
  waitFor(table, everyone(table.seats), PASS);
}

// R25  Once all have chosen, all cards move at once.
export function choosePass(table: Table, seat: Seat, face: Face, log?: Log): void {
  table.passing[seat] = copyInHand(table, seat, face);
  table.waiting = without(table.waiting, seat);
  log?.push({ type: 'chose', seat, card: table.cards.text[face] as string });
  if (table.waiting === 0) moveBottle(table, log);
}

function moveBottle(table: Table, log?: Log): void {
  const { seats, passing } = table;
  rememberPasses(table);
  for (let seat = 0; seat < seats; seat++) table.take(seat, passing[seat]);
  for (let seat = 0; seat < seats; seat++) {
    const to = table.nextSeat(seat);
    table.give(to, passing[seat]);
    log?.push({ type: 'passed', from: seat, to, card: textOfCard(table, passing[seat]) });
  }
  rememberGiven(table);
  passing.fill(NO_CARD);
  endTurn(table, log);
}

// R26, R35  Tough Break: its player draws five, or what the house says. The card it covered is always there to draw, so nobody goes out with it.
function toughBreak(table: Table, seat: Seat, log?: Log): void {
  drawCards(table, seat, toughBreakOf(table.setting), 'tough-break', log);
  endTurn(table, log);
}

// R28  My Shout: called, all others draw one; not called, its player draws three, and the edition says who else.
function myShout(table: Table, seat: Seat, card: Card, calls: number, log?: Log): void {
  const called = (calls & MY_SHOUT_CALLED) !== 0;
  if (!called) drawCards(table, seat, SHOUT_NOT_CALLED_COST, 'shout-not-called', log);
  if (called || table.cards.edition.shoutNotCalled === 'spares-nobody') {
    for (let other = table.nextSeat(seat); other !== seat; other = table.nextSeat(other)) {
      drawCards(table, other, 1, 'my-shout', log);
    }
  }
  lieBeside(table, card);
  endTurn(table, log);
}

// R29, R30  Tell Me Your Woes: Tough Breaks are called in, then a new top card is flipped; its event does not happen.
function tellMeYourWoes(table: Table, seat: Seat, card: Card, log?: Log): void {
  const emptied = callInToughBreaks(table, seat, log);
  if (emptied !== NOBODY_EMPTY) return endWith(table, card, emptied, log);
  const flipped: Card[] | undefined = log && [];
  const last = flipUntilSuit(table, flipped, log);
  if (last !== NO_CARD) layFlippedOnTop(table, last);
  lieBeside(table, card);
  if (flipped) log?.push({ type: 'flipped', seat, cards: textsOf(table, flipped) });
  endTurn(table, log);
}

// R29, R30  Trigger Troubles: Tough Breaks are called in, then one card is flipped as if its player had played it. Another
// Trigger Troubles does it all again; none of the row is reshuffled before it is over (LC-7, C-6).
function triggerTroubles(table: Table, seat: Seat, card: Card, log?: Log): void {
  const { cards } = table;
  let latest = card;
  for (;;) {
    const emptied = callInToughBreaks(table, seat, log);
    if (emptied !== NOBODY_EMPTY) return endWith(table, latest, emptied, log);
    const flipped = nextCard(table, log);
    if (flipped === NO_CARD) {
      lieBeside(table, latest);
      return endTurn(table, log);
    }
    log?.push({ type: 'flipped', seat, cards: [textOfCard(table, flipped)] });
    if (cards.kind[cards.faceOf[flipped]] !== TRIGGER_TROUBLES) {
      lieBeside(table, latest);
      return playFlipped(table, seat, flipped, log);
    }
    addCard(table.places, table.placeAt(UNDERWAY), flipped);
    latest = flipped;
  }
}

// R30  As if its player had played it, calls taken as made; where it needs a suit, its player declares one first.
function playFlipped(table: Table, seat: Seat, card: Card, log?: Log): void {
  const { cards } = table;
  const face = cards.faceOf[card];
  if (cards.isSidestep[face] === 1) {
    addCard(table.places, table.placeAt(UNDERWAY), card);
    return carryOutSidestep(table, seat, card, MY_SHOUT_CALLED, log);
  }
  layOnTop(table, card, cards.suit[face]);
  if (cards.declares[face] === DECLARES_NOTHING) carryOut(table, seat, cards.kind[face], log);
  else waitFor(table, just(seat), DECLARE);
}

/** R30  The suit for the flipped card; then the card does what it does. */
export function declareSuit(table: Table, seat: Seat, suit: Suit, log?: Log): void {
  table.suit = suit;
  log?.push({ type: 'declared', seat, suit: suitText(table, suit) });
  carryOut(table, seat, table.cards.kind[table.cards.faceOf[table.top]], log);
}

/** R32  A sidestep after which somebody has no cards left. */
function endWith(table: Table, card: Card, emptied: Seat, log?: Log): void {
  lieBeside(table, card);
  goOut(table, emptied, log);
}

const NOBODY_EMPTY: Seat = -1;
/** How many Tough Breaks each seat gave up; used and forgotten within one call. */
const given = new Uint8Array(MOST_SEATS);

// R29  All Tough Breaks are discarded, then draws go in playing order. Returns who has no cards left for want of a pile (R32).
function callInToughBreaks(table: Table, first: Seat, log?: Log): Seat {
  let seat = first;
  do {
    given[seat] = giveUpToughBreaks(table, seat, log);
    seat = table.nextSeat(seat);
  } while (seat !== first);
  do {
    if (given[seat] > 0)
      drawCards(table, seat, given[seat] * toughBreakOf(table.setting), 'tough-breaks-called-in', log);
    if (table.handSizes[seat] === 0) return seat;
    seat = table.nextSeat(seat);
  } while (seat !== first);
  return NOBODY_EMPTY;
}

function giveUpToughBreaks(table: Table, seat: Seat, log?: Log): number {
  const { places } = table;
  const { words, toughBreaks } = table.cards;
  let count = 0;
  for (let word = 0; word < words; word++) {
    for (let bits = places[seat * words + word] & toughBreaks[word]; bits !== 0; bits &= bits - 1) {
      const card = lowestCard(bits, word);
      rememberLeaving(table, seat, card);
      table.take(seat, card);
      addCard(places, table.placeAt(DISCARD), card);
      count++;
    }
  }
  rememberNoBreaks(table, seat);
  if (count > 0) log?.push({ type: 'gave-up-tough-breaks', seat, count });
  return count;
}

// R27  A sidestep is done: it lies beside the pile, and what else was underway goes to the discards. Where a new sidestep takes
// the place of the last one, that goes to the bottom of the discards too (LC-4).
export function lieBeside(table: Table, card: Card): void {
  const { places, cards } = table;
  const at = table.placeAt(BESIDE);
  removeCard(places, table.placeAt(UNDERWAY), card);
  settle(table);
  if (cards.edition.newSidestep === 'replaces-the-last') {
    for (let word = 0; word < cards.words; word++) {
      places[table.placeAt(DISCARD) + word] |= places[at + word];
      places[at + word] = 0;
    }
  }
  addCard(places, at, card);
}

/** The card of this face that leaves the hand; copies are alike, so it is the first. */
export function copyInHand(table: Table, seat: Seat, face: Face): Card {
  let card = table.cards.firstOf[face];
  while (!table.holds(seat, card)) card++;
  return card;
}

export const directionOf = (table: Table): Direction => (table.direction === 1 ? 'clockwise' : 'anticlockwise');
export const suitText = (table: Table, suit: Suit): string => table.cards.edition.suits[suit] ?? 'none';
