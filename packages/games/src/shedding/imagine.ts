import { type Seat, type Setting, SPECTATOR } from '@taproom/engine';
import { type Card, type Cards, type Face, NO_CARD, NO_SUIT, playableAt, type Suit } from './cards.js';
import { REASONS } from './events.js';
import { rememberWhatIsKnown } from './memory.js';
import { BOTTOMLESS } from './options.js';
import { addCard, BESIDE, DISCARD, DRAWN, hasCard, lowestCard, OVER, PHASE_NAMES, Table, UNDERWAY } from './table.js';
import type { View } from './view.js';

/**
 * A whole table that fits what is seen: what is seen stays, what is unseen is dealt at random, so that every hand fits
 * what was learnt about it.
 */
export function imagine(setting: Setting<Cards>, view: View, seed: number, into = new Table(setting)): Table {
  const table = into;
  table.clearRound();
  table.chance.reseed(seed);
  layOutSeen(table, view);
  gatherUnseen(table);
  table.chance.shuffle(table.pile, table.pileSize);
  const drawn = dealWhatFits(table, view);
  for (let seat = 0; seat < table.seats; seat++) {
    while (table.handSizes[seat] < (view.hands[seat] as number)) table.give(seat, table.pile[--table.pileSize]);
  }
  if (view.drawn !== 'none') table.drawn = view.drawn === 'hidden' ? drawn : copyOf(table, view.turn, view.drawn);
  table.pileSize = view.draw; // A scenario may have left cards in the box.
  choosePasses(table, view);
  table.places.fill(0, table.placeAt(UNDERWAY));
  return table;
}

function layOutSeen(table: Table, view: View): void {
  const { edition } = table.cards;
  table.phase = PHASE_NAMES.indexOf(view.phase);
  table.turn = view.turn;
  table.waiting = setOf(view.waiting);
  table.direction = view.direction === 'clockwise' ? 1 : -1;
  table.round = view.round;
  table.suit = suitOf(table.cards, view.suit);
  table.owed = view.owed;
  table.chaser = suitOf(table.cards, view.chaser);
  table.offences = setOf(view.offences);
  table.lastCards = setOf(view.lastCards);
  table.stuck = view.stuck;
  table.reason = table.phase === OVER && view.stuck > 0 ? REASONS.indexOf('nobody-can-move') : 0;
  if (view.top !== 'none') table.top = takeCopy(table, view.top);
  for (const text of view.discard) addCard(table.places, table.placeAt(DISCARD), takeCopy(table, text));
  for (const text of view.beside) addCard(table.places, table.placeAt(BESIDE), takeCopy(table, text));
  if (view.viewer !== SPECTATOR) for (const text of view.hand) table.give(view.viewer, takeCopy(table, text));
  for (let seat = 0; seat < table.seats; seat++) {
    const sips = view.sips[seat] as number | 'bottomless';
    table.wins[seat] = view.wins[seat] as number;
    table.sips[seat] = sips === 'bottomless' ? BOTTOMLESS : sips;
    table.noBreak[seat] = view.noToughBreak[seat] as number;
    const lacks = view.lacks[seat] as View['lacks'][number];
    table.lackCount[seat] = lacks.cards;
    table.lackSuit[seat] = edition.suits.indexOf(lacks.suit) < 0 ? NO_SUIT : edition.suits.indexOf(lacks.suit);
    for (const text of view.known[seat] as readonly string[]) knowOf(table, view.viewer, seat, takeCopy(table, text));
  }
  rememberWhatIsKnown(table);
}

function knowOf(table: Table, knower: Seat, holder: Seat, card: Card): void {
  table.give(holder, card);
  addCard(table.known, knower * table.cards.words, card);
}

/** A card of this face that is nowhere yet. What is laid out already is marked as underway. */
function takeCopy(table: Table, text: string): Card {
  const { cards, places } = table;
  const at = table.placeAt(UNDERWAY);
  const face = cards.byText.get(text);
  if (face === undefined) throw new Error(`a view of another deck: it shows ${text}`);
  for (let card = cards.firstOf[face]; card < cards.firstOf[face + 1]; card++) {
    if (hasCard(places, at, card)) continue;
    addCard(places, at, card);
    return card;
  }
  throw new Error(`a view that cannot be: it shows too many of ${text}`);
}

/** Makes the draw pile of all cards that are nowhere yet. */
function gatherUnseen(table: Table): void {
  const { places, pile } = table;
  const { words, count } = table.cards;
  const at = table.placeAt(UNDERWAY);
  for (let word = 0; word < words; word++) {
    const all = (word + 1) << 5 <= count ? -1 : (1 << (count & 31)) - 1;
    for (let bits = all & ~places[at + word]; bits !== 0; bits &= bits - 1)
      pile[table.pileSize++] = lowestCard(bits, word);
  }
}

/** One card that a hand must have: of these seats, out of this list of sets. */
interface Need {
  seat: Seat;
  /** The card must be in this set, or, when `except`, must not. */
  set: Int32Array;
  at: number;
  except: boolean;
}

/**
 * Deals the cards that a hand must have, so that it fits what was learnt about it: not of a suit it could not answer with,
 * not a Tough Break, and for a hidden drawn card one that can be played. Returns that card, or NO_CARD.
 *
 * The table we look at fits, so there is a way; `find` gives it by moving cards already promised to others on.
 */
function dealWhatFits(table: Table, view: View): Card {
  const needs = needsOf(table, view);
  if (needs.length === 0) return NO_CARD;
  const promised = new Array<number>(table.pileSize).fill(-1);
  for (let need = 0; need < needs.length; need++) {
    find(table, needs, need, promised, new Uint8Array(table.pileSize));
  }
  let drawn = NO_CARD;
  let left = 0;
  for (let i = 0; i < table.pileSize; i++) {
    const card = table.pile[i];
    const need = needs[promised[i] as number];
    if (need === undefined) table.pile[left++] = card;
    else table.give(need.seat, card);
    if (need !== undefined && isDrawn(table, need)) drawn = card;
  }
  table.pileSize = left;
  return drawn;
}

const isDrawn = (table: Table, { set }: Need): boolean => set === table.cards.playable;

function find(table: Table, needs: Need[], wanting: number, promised: number[], tried: Uint8Array): boolean {
  const { set, at, except } = needs[wanting] as Need;
  for (let i = 0; i < table.pileSize; i++) {
    if (tried[i] === 1 || hasCard(set, at, table.pile[i]) === except) continue;
    tried[i] = 1;
    const holder = promised[i] as number;
    if (holder >= 0 && !find(table, needs, holder, promised, tried)) continue;
    promised[i] = wanting;
    return true;
  }
  return false;
}

function needsOf(table: Table, view: View): Need[] {
  const { cards } = table;
  const needs: Need[] = [];
  const need = (count: number, seat: Seat, set: Int32Array, at: number, except: boolean) => {
    for (let n = 0; n < count; n++) needs.push({ seat, set, at, except });
  };
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === view.viewer) continue;
    const at = table.lackSuit[seat] * cards.words;
    if (view.drawn === 'hidden' && seat === view.turn && table.phase === DRAWN) {
      need(1, seat, cards.playable, playableAt(cards, cards.faceOf[table.top], table.suit), false);
    }
    // What is neither of the suit nor wild is no Tough Break either.
    const lacking = Math.max(0, table.lackCount[seat] - countHeld(table, seat, cards.answersChaser, at));
    const unbroken = Math.max(0, table.noBreak[seat] - countHeld(table, seat, cards.toughBreaks, 0) - lacking);
    if (table.lackCount[seat] > 0) need(lacking, seat, cards.answersChaser, at, true);
    need(unbroken, seat, cards.toughBreaks, 0, true);
  }
  return needs;
}

/** How many of the cards this hand is known to hold are not in a set. */
function countHeld(table: Table, seat: Seat, set: Int32Array, at: number): number {
  const { places, cards } = table;
  let count = 0;
  for (let word = 0; word < cards.words; word++) {
    for (let bits = places[seat * cards.words + word] & ~set[at + word]; bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

/** Those who have chosen a card to pass have chosen some card of theirs. */
function choosePasses(table: Table, view: View): void {
  for (const seat of view.chosen) {
    table.passing[seat] = seat === view.viewer ? copyOf(table, seat, view.passing) : anyCard(table, seat);
  }
}

function anyCard(table: Table, seat: Seat): Card {
  const { places, cards } = table;
  let skip = table.chance.below(table.handSizes[seat]);
  for (let word = 0; word < cards.words; word++) {
    for (let bits = places[seat * cards.words + word]; bits !== 0; bits &= bits - 1) {
      if (skip-- === 0) return lowestCard(bits, word);
    }
  }
  throw new Error('an empty hand has no card to pass');
}

function copyOf(table: Table, seat: Seat, text: string): Card {
  let card = table.cards.firstOf[table.cards.byText.get(text) as Face];
  while (!table.holds(seat, card)) card++;
  return card;
}

const setOf = (seats: readonly Seat[]): number => seats.reduce((set, seat) => set | (1 << seat), 0);

function suitOf({ edition }: Cards, text: string): Suit {
  const suit = edition.suits.indexOf(text);
  return suit < 0 ? NO_SUIT : suit;
}
