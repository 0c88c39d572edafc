import type { Seat, Setting } from '@taproom/engine';
import { type Cards, copiesOf, FACES, type Face, suitNamed } from './cards.js';
import { Hidden, type HiddenCard, type Place } from './hidden.js';
import { isDoubleDeck, shiftIn } from './options.js';
import { clearHands, trumpOf } from './rules.js';
import { BIDDING, NO_BID, NO_SEAT, OVER, PLAYING, Table } from './table.js';
import { addToTrick, beginTrick, suitOf } from './trick.js';
import type { View } from './view.js';
import { worthOf } from './worth.js';

/**
 * A whole table that fits what a viewer sees: the cards seen are where they were seen, nobody holds a suit in which they
 * have shown themselves void (R25), and the hands suit the bids on them about as well as sane bids do (see Hidden).
 */
export function imagine(setting: Setting<Cards>, view: View, seed: number, into?: Table): Table {
  const { known, knownCards, hidden, faces, places } = knowledgeOf(setting, view);
  const table = into ?? new Table(setting);
  table.copy(known);
  table.chance.reseed(seed);
  hidden.deal(table.chance);
  const turnedUpAt = table.seats * table.size;
  let deckAt = knownCards;
  let at = 0;
  for (const { seat, count } of places) {
    for (let n = 0; n < count; n++) {
      const face = faces[hidden.dealt[at++]];
      if (seat !== NO_SEAT) table.give(seat, face);
      if (deckAt === turnedUpAt) deckAt++;
      table.deck[deckAt++] = face;
    }
  }
  return table;
}

/** What a view says, worked out once: a bot imagines many tables from one view. */
interface Knowledge {
  readonly setting: Setting<Cards>;
  /** The table without the hidden cards, and how many cards lie at the front of its deck. */
  readonly known: Table;
  readonly knownCards: number;
  readonly hidden: Hidden;
  readonly faces: Uint8Array;
  readonly places: readonly HiddenPlace[];
}

/** NO_SEAT for the undealt rest. */
type HiddenPlace = Place & { readonly seat: Seat };

/** The hidden cards of a view, with the count of the work done on them. */
export const hiddenIn = (setting: Setting<Cards>, view: View): Hidden => knowledgeOf(setting, view).hidden;

const learnt = new WeakMap<View, Knowledge>();

function knowledgeOf(setting: Setting<Cards>, view: View): Knowledge {
  const before = learnt.get(view);
  if (before?.setting === setting) return before;
  const knowledge = learn(setting, view);
  learnt.set(view, knowledge);
  return knowledge;
}

/** The table without the cards that the viewer does not see. */
export function seenTable(setting: Setting<Cards>, view: View): Table {
  const table = new Table(setting);
  readSheet(table, view);
  readRound(table, view);
  readTricks(table, view);
  for (const [seat, cards] of handsSeen(table, view)) for (const card of cards) table.give(seat, faceOf(table, card));
  return table;
}

function learn(setting: Setting<Cards>, view: View): Knowledge {
  const table = seenTable(setting, view);
  const handsKnown = handsSeen(table, view).map(([seat]) => seat);

  const seen = [...table.played.filter((face) => face < FACES)];
  for (const seat of handsKnown) seen.push(...table.cardsOf(seat));
  const faces = unseen(setting, [...seen, table.turnedUp]);
  table.deck.set(seen);
  table.deck[table.seats * table.size] = table.turnedUp;

  const worth = worthOf(setting, table.trump, table.size);
  const cards = faces.map((face): HiddenCard => ({ suit: suitOf(table, face), worth: worth[table.slotOf(face)] }));
  const places = placesOf(table, view, handsKnown, faces.length, worth);
  const hidden = new Hidden(cards, places);
  return { setting, known: table, knownCards: seen.length, hidden, faces: Uint8Array.from(faces), places };
}

function readSheet(table: Table, view: View): void {
  const { seats } = table;
  for (const { round, bids, tricks } of view.sheet) {
    table.bids.set(bids, (round - 1) * seats);
    table.tricks.set(tricks, (round - 1) * seats);
  }
  table.scores.set(view.scores);
}

const PHASES = { bidding: BIDDING, playing: PLAYING, over: OVER } as const;

function readRound(table: Table, view: View): void {
  table.phase = PHASES[view.phase];
  table.round = view.round - 1;
  table.size = view.cards;
  table.dealer = view.dealer;
  table.shift = shiftIn(table.setting, table.round + 1);
  table.turnedUp = faceOf(table, view.turnedUp);
  table.trump = trumpOf(table.turnedUp);
  clearHands(table);
  view.bids.forEach((bid, seat) => {
    table.bids[table.round * table.seats + seat] = bid ?? NO_BID;
  });
  table.tricks.set(view.tricks, table.round * table.seats);
  view.voids.forEach((suits, seat) => {
    for (const suit of suits) table.voids[seat] |= 1 << suitNamed(suit);
  });
}

/** The tricks played, then the one on the table. A table laid out in the middle of a round begins with later tricks. */
function readTricks(table: Table, view: View): void {
  const done = view.phase === 'over' ? view.cards : view.cards - Math.max(...view.handSizes);
  const first = done - view.played.length;
  view.played.forEach(({ leader, cards }, i) => {
    table.leaders[first + i] = leader;
    table.played.set(
      cards.map((card) => faceOf(table, card)),
      (first + i) * table.seats,
    );
  });
  table.trick = done;
  beginTrick(table, view.leader);
  for (const card of view.trick) {
    const face = faceOf(table, card);
    addToTrick(table, face, suitOf(table, face));
    table.turn = table.leftOf(table.turn);
  }
  table.turn = view.waiting[0] ?? NO_SEAT;
}

/** The viewer's hand, and what is left of the one they passed on. */
function handsSeen(table: Table, view: View): [Seat, readonly string[]][] {
  const hands: [Seat, readonly string[]][] = [];
  if (view.viewer >= 0) hands.push([view.viewer, view.hand]);
  if (view.passed) hands.push([table.wingmanOf(view.viewer), view.passed]);
  return hands;
}

function unseen(setting: Setting<Cards>, seen: readonly Face[]): Face[] {
  const decks = isDoubleDeck(setting) ? 2 : 1;
  const left = Array.from({ length: FACES }, (_, face) => decks * copiesOf(face));
  for (const face of seen) left[face]--;
  return left.flatMap((count, face) => new Array<Face>(count).fill(face));
}

function placesOf(table: Table, view: View, known: readonly Seat[], cards: number, worth: Float64Array): HiddenPlace[] {
  const places: HiddenPlace[] = [];
  let rest = cards;
  for (let seat = 0; seat < table.seats; seat++) {
    const count = view.handSizes[seat] as number;
    if (known.includes(seat) || count === 0) continue;
    const bid = bidLeft(table, view, seat, worth);
    places.push({ seat, count, barred: table.voids[seat], ...(bid !== undefined && { bid }) });
    rest -= count;
  }
  return [...places, { seat: NO_SEAT, count: rest, barred: 0 }];
}

/** The bid on the hand in a seat, less the worth of its cards already played; nothing where either is not known. */
function bidLeft(table: Table, view: View, seat: Seat, worth: Float64Array): number | undefined {
  const bid = view.bids[view.phase === 'playing' ? table.bidderOf(seat) : seat];
  if (bid === null || bid === undefined || view.played.length < table.trick) return undefined;
  let left = bid;
  for (const { leader, cards } of [...view.played, { leader: view.leader, cards: view.trick }]) {
    const card = cards[(seat - leader + table.seats) % table.seats];
    if (card !== undefined) left -= worth[table.slotOf(faceOf(table, card))];
  }
  return left;
}

function faceOf({ setting }: Table, text: string): Face {
  const face = setting.cards.faceOf.get(text);
  if (face === undefined) throw new Error(`a view has a card "${text}" that this table has not`);
  return face;
}
