import type { Seat } from '@taproom/engine';
import { type Card, type Cards, NO_SUIT, type Suit, TOUGH_BREAK } from './cards.js';
import { addCard, hasCard, lowestCard, removeCard, type Table } from './table.js';

/**
 * What careful players remember of the cards they cannot see.
 *
 * Nothing here may depend on a secret of which its owner has learnt nothing: after a secret pass everybody forgets what
 * that hand could have lost, whichever card it was. Knowledge is about faces: a copy is as good as another.
 */

/** Everybody saw a card leave this hand, which still holds it. */
export function rememberLeaving(table: Table, seat: Seat, card: Card): void {
  const { cards } = table;
  if (table.lackCount[seat] > 0 && !answers(cards, card, table.lackSuit[seat])) table.lackCount[seat]--;
  if (table.noBreak[seat] > 0 && cards.kind[cards.faceOf[card]] !== TOUGH_BREAK) table.noBreak[seat]--;
  // Mostly nobody knows of a copy of this card, and there is nothing more to do.
  if (hasCard(table.known, table.seats * cards.words, card)) {
    for (let knower = 0; knower < table.seats; knower++) forgetOne(table, knower, seat, card);
    rememberWhatIsKnown(table);
  }
}

// R23  Who draws three has shown that nothing in the hand answers the Chaser. The lone Pass the Bottle, which could not
// be the last card, is the exception, so a single card tells nothing.
export function rememberUnanswered(table: Table, seat: Seat, suit: Suit): void {
  const tells = table.handSizes[seat] > 1;
  table.lackSuit[seat] = tells ? suit : NO_SUIT;
  table.lackCount[seat] = tells ? table.handSizes[seat] : 0;
}

// R29  After the Tough Breaks were called in, nobody has one but among what is drawn from then on.
export function rememberNoBreaks(table: Table, seat: Seat): void {
  table.noBreak[seat] = table.handSizes[seat];
}

// R25  All cards are about to move one seat on. A receiver sees what its giver loses; of every other hand anything could
// have gone, so what was known of those is forgotten.
export function rememberPasses(table: Table): void {
  for (let giver = 0; giver < table.seats; giver++) {
    const receiver = table.nextSeat(giver);
    forgetAllBut(table, receiver, giver);
    forgetOne(table, receiver, giver, table.passing[giver]);
    if (table.lackCount[giver] > 0) table.lackCount[giver]--;
    if (table.noBreak[giver] > 0) table.noBreak[giver]--;
  }
}

/** After the cards have changed hands: each giver knows where its card is. */
export function rememberGiven(table: Table): void {
  for (let giver = 0; giver < table.seats; giver++) {
    addCard(table.known, giver * table.cards.words, table.passing[giver]);
  }
  rememberWhatIsKnown(table);
}

/** Keeps the last set of `known` up to date: every copy of every face of which some seat knows. */
export function rememberWhatIsKnown({ known, cards, seats }: Table): void {
  const { words, faceOf, firstOf } = cards;
  const any = seats * words;
  known.fill(0, any);
  for (let word = 0; word < any; word++) {
    for (let bits = known[word]; bits !== 0; bits &= bits - 1) {
      const face = faceOf[lowestCard(bits, word % words)];
      for (let copy = firstOf[face]; copy < firstOf[face + 1]; copy++) addCard(known, any, copy);
    }
  }
}

/** A copy of this card left the hand of `holder`: `knower`, who may have known of one there, knows of one less. */
function forgetOne(table: Table, knower: Seat, holder: Seat, card: Card): void {
  const { known, cards } = table;
  const at = knower * cards.words;
  if (hasCard(known, at, card)) return removeCard(known, at, card);
  const face = cards.faceOf[card];
  for (let copy = cards.firstOf[face]; copy < cards.firstOf[face + 1]; copy++) {
    if (hasCard(known, at, copy) && table.holds(holder, copy)) return removeCard(known, at, copy);
  }
}

function forgetAllBut(table: Table, knower: Seat, holder: Seat): void {
  const { known, places } = table;
  const { words } = table.cards;
  for (let word = 0; word < words; word++) known[knower * words + word] &= places[holder * words + word];
}

const answers = ({ answersChaser, words }: Cards, card: Card, suit: Suit): boolean =>
  hasCard(answersChaser, suit * words, card);
