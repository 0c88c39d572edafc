import type { Move, Seat } from '@taproom/engine';
import {
  ABOUT_FACE,
  ANSWER_CHASER,
  ANSWER_TAKE_THAT,
  BESIDE,
  CHASER,
  CHEERS,
  DECLARES_ANY,
  DISCARD,
  DRAW,
  DRAW_THREE,
  DRAW_TWO,
  DRAWN,
  declaredIn,
  faceOfMove,
  isDeclare,
  isFaceMove,
  isPass,
  KEEP,
  lowestCard,
  MY_SHOUT,
  NO_SUIT,
  PASS_THE_BOTTLE,
  playableAt,
  type SheddingTable,
  SIP,
  STANDARD,
  suitOfDeclare,
  TAKE,
  TAKE_THAT,
  TELL_ME_YOUR_WOES,
  TOUGH_BREAK,
  TRIGGER_TROUBLES,
} from '@taproom/games/shedding';
import type { Shape } from '../net/net.js';

const KINDS = 12;
const PHASES = 7;
const SUITS = 5;
const OWN_SIZES = [1, 2, 3, 4, 6, 9];
const SIZES = [1, 2, 3, 4, 6];
const named = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}-${i}`);

const SHARED = [
  ...named('players', 7),
  ...named('own', OWN_SIZES.length + 1),
  'own-size',
  ...named('next', SIZES.length + 1),
  ...named('before', SIZES.length + 1),
  ...named('least', SIZES.length + 1),
  'second',
  'others',
  ...named('phase', PHASES),
  'owed',
  'sips',
  'next-sips',
  ...named('has', KINDS),
  'suits',
  'longest',
  'linked',
  'next-lacks',
  'pile',
];
const MOVE = [
  ...named('plays', KINDS),
  'draws',
  'keeps',
  'takes',
  'draws-three',
  'sips-now',
  'draws-two',
  'passes',
  'declares',
  ...named('passes-kind', KINDS),
  ...named('left', OWN_SIZES.length + 1),
  'wins',
  'drawn',
  'follows',
  'can-follow',
  'plain-follows',
  'wilds-left',
  'breaks-left',
  'never-last-left',
  'theirs',
  'suit-share',
  'linked-after',
  ...named('hits', SIZES.length + 1),
  ...named('helps', SIZES.length + 1),
  'hit-all',
  'turns-to',
  'lacking',
  'suit-out',
  'single',
  'out-next',
];

/** The chance to win the round, by playing on as well as one can after this move. */
export const SHAPE: Shape = {
  name: 'value',
  version: 1,
  features: [...SHARED, ...MOVE],
  shared: SHARED.length,
  hidden: [48],
  outputs: ['win?'],
};

const sizeClass = (edges: readonly number[], size: number): number => {
  let c = 0;
  while (c < edges.length && size > (edges[c] as number)) c++;
  return c;
};

const WORDS = 32;

/** What a careful player in one seat sees of an imagined table, and what each move would make of it. */
export class Glance {
  readonly x = new Float32Array(SHAPE.features.length);
  private table!: SheddingTable;
  private seat: Seat = 0;
  private next: Seat = 0;
  private before: Seat = 0;
  private size = 0;
  private nextSize = 0;
  private beforeSize = 0;
  /** The hand, the hand without the card in question, and the cards nobody has shown. */
  private readonly rest = new Uint32Array(WORDS);
  private readonly out = new Uint32Array(WORDS);
  private outCount = 0;
  private readonly suitCount = new Uint8Array(SUITS + 1);
  private readonly kindCount = new Uint8Array(KINDS);

  look(table: SheddingTable, seat: Seat): void {
    const { x } = this;
    const { seats, handSizes } = table;
    this.table = table;
    this.seat = seat;
    this.next = table.nextSeat(seat);
    this.before = (2 * seat - this.next + 2 * seats) % seats;
    this.size = handSizes[seat];
    this.nextSize = handSizes[this.next];
    this.beforeSize = handSizes[this.before];
    this.countHand();
    this.countOut();

    let least = 999;
    let others = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      if (handSizes[other] < least) least = handSizes[other];
      others += handSizes[other];
    }
    x.fill(0);
    let n = 0;
    x[n + seats - 2] = 1;
    n += 7;
    x[n + sizeClass(OWN_SIZES, this.size)] = 1;
    n += OWN_SIZES.length + 1;
    x[n++] = this.size / 8;
    x[n + sizeClass(SIZES, this.nextSize)] = 1;
    n += SIZES.length + 1;
    x[n + sizeClass(SIZES, this.beforeSize)] = 1;
    n += SIZES.length + 1;
    x[n + sizeClass(SIZES, least)] = 1;
    n += SIZES.length + 1;
    x[n++] = handSizes[table.nextSeat(this.next)] / 8;
    x[n++] = others / (seats - 1) / 8;
    if (table.phase < PHASES) x[n + table.phase] = 1;
    n += PHASES;
    x[n++] = table.owed / 3;
    x[n++] = table.sips[seat] > 0 ? 1 : 0;
    x[n++] = table.sips[this.next] > 0 ? 1 : 0;
    for (let kind = 0; kind < KINDS; kind++)
      x[n++] = kind === STANDARD ? this.kindCount[kind] / 6 : this.kindCount[kind] / 2;
    let suits = 0;
    let longest = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      if (this.suitCount[suit] > 0) suits++;
      if (this.suitCount[suit] > longest) longest = this.suitCount[suit];
    }
    x[n++] = suits / 5;
    x[n++] = longest / Math.max(1, this.size);
    x[n++] = this.links(this.size);
    x[n++] = table.lackCount[this.next] / 5;
    x[n++] = table.pileSize / 60;
  }

  private countHand(): void {
    const { places, cards } = this.table;
    const { words, faceOf, kind, suit } = cards;
    this.suitCount.fill(0);
    this.kindCount.fill(0);
    for (let word = 0; word < words; word++) {
      const bits = places[this.seat * words + word];
      this.rest[word] = bits;
      for (let left = bits; left !== 0; left &= left - 1) {
        const face = faceOf[lowestCard(left, word)];
        this.suitCount[suit[face]]++;
        this.kindCount[kind[face]]++;
      }
    }
  }

  /** The cards that are neither in this hand nor in the open. What this seat passed on is not out either: it knows where it is. */
  private countOut(): void {
    const { places, known, cards, top } = this.table;
    const { words, count } = cards;
    const discard = this.table.placeAt(DISCARD);
    const beside = this.table.placeAt(BESIDE);
    let total = 0;
    for (let word = 0; word < words; word++) {
      const all = (word + 1) << 5 <= count ? -1 : (1 << (count & 31)) - 1;
      let bits =
        all & ~(this.rest[word] | places[discard + word] | places[beside + word] | known[this.seat * words + word]);
      if (top >>> 5 === word) bits &= ~(1 << (top & 31));
      this.out[word] = bits;
      total += ones(bits);
    }
    this.outCount = Math.max(1, total);
  }

  /** How well the cards of `rest` go on each other: the mean share that goes on a card of it. */
  private links(size: number): number {
    if (size < 2) return 0;
    const { cards } = this.table;
    const { words, faceOf, suit, playable, kind } = cards;
    let sum = 0;
    let looked = 0;
    for (let word = 0; word < words; word++) {
      for (let left = this.rest[word]; left !== 0; left &= left - 1) {
        const face = faceOf[lowestCard(left, word)];
        if (kind[face] !== STANDARD) continue;
        const at = playableAt(cards, face, suit[face]);
        looked++;
        for (let w = 0; w < words; w++) sum += ones(this.rest[w] & playable[at + w]);
      }
    }
    return looked === 0 ? 1 : (sum - looked) / (looked * (size - 1));
  }

  /** Whether this suit would be of use: it is held, or no other is. */
  wants(suit: number): boolean {
    return this.suitCount[suit] > 0 || this.suitCount[SUITS] === this.size;
  }

  /** Writes what this move adds. */
  weigh(move: Move): void {
    const { x, table } = this;
    const { cards } = table;
    x.fill(0, SHARED.length);
    let n = SHARED.length;
    let after = this.size;
    let face = -1;
    let suitNow = table.suit;
    let topFace = cards.faceOf[table.top];
    let drawn = 0;
    let passes = false;
    if (isFaceMove(move)) {
      face = faceOfMove(move);
      passes = isPass(move);
      after--;
      if (!passes) {
        x[n + cards.kind[face]] = 1;
        if (cards.isSidestep[face] === 0) {
          topFace = face;
          suitNow = declaredIn(move) === NO_SUIT ? cards.suit[face] : declaredIn(move);
        }
      } else x[n + KINDS + 8 + cards.kind[face]] = 1;
    }
    n += KINDS;
    x[n] = move === DRAW ? 1 : 0;
    x[n + 1] = move === KEEP ? 1 : 0;
    x[n + 2] = move === TAKE ? 1 : 0;
    x[n + 3] = move === DRAW_THREE ? 1 : 0;
    x[n + 4] = move === SIP ? 1 : 0;
    x[n + 5] = move === DRAW_TWO ? 1 : 0;
    x[n + 6] = passes ? 1 : 0;
    if (isDeclare(move)) {
      x[n + 7] = 1;
      suitNow = suitOfDeclare(move);
    }
    n += 8 + KINDS;
    const kind = face < 0 || passes ? -1 : cards.kind[face];
    if (move === DRAW) drawn = 1;
    else if (move === TAKE) drawn = table.owed;
    else if (move === DRAW_THREE) drawn = 3;
    else if (move === DRAW_TWO) drawn = 2;
    else if (kind === TOUGH_BREAK) drawn = 5;
    else if (passes) drawn = 1;
    if (kind === TELL_ME_YOUR_WOES || kind === TRIGGER_TROUBLES)
      drawn = 5 * this.kindCount[TOUGH_BREAK] - this.kindCount[TOUGH_BREAK];
    this.without(face);
    x[n + sizeClass(OWN_SIZES, after + drawn)] = 1;
    n += OWN_SIZES.length + 1;
    x[n++] = after + drawn === 0 ? 1 : 0;
    x[n++] = drawn / 3;

    const at = playableAt(cards, topFace, suitNow);
    const { playable, words } = cards;
    let follows = 0;
    let theirs = 0;
    for (let w = 0; w < words; w++) {
      follows += ones(this.rest[w] & playable[at + w]);
      theirs += ones(this.out[w] & playable[at + w]);
    }
    const kinds = this.kindCount;
    const wilds =
      kinds[6] +
      kinds[PASS_THE_BOTTLE] -
      (face >= 0 && cards.declares[face] === DECLARES_ANY && kind !== TOUGH_BREAK ? 1 : 0);
    const breaks = kinds[TOUGH_BREAK] - (face >= 0 && cards.kind[face] === TOUGH_BREAK ? 1 : 0);
    const anywhere = wilds + breaks;
    x[n++] = follows / Math.max(1, after);
    x[n++] = follows > 0 ? 1 : 0;
    x[n++] = (follows - anywhere) / Math.max(1, after);
    x[n++] = wilds / 2;
    x[n++] = breaks / 2;
    x[n++] = this.neverLast() / 2;
    x[n++] = theirs / this.outCount;
    x[n++] =
      suitNow < SUITS && after > 0
        ? (this.suitCount[suitNow] - (face >= 0 && cards.suit[face] === suitNow ? 1 : 0)) / after
        : 0;
    x[n++] = this.links(after);
    // Whom it hits: the next player in line once the card has done its work.
    const isAbout = kind === ABOUT_FACE;
    const targetSize = isAbout ? this.beforeSize : this.nextSize;
    const hits =
      kind === TAKE_THAT ||
      kind === CHEERS ||
      kind === CHASER ||
      kind === MY_SHOUT ||
      (table.phase === ANSWER_TAKE_THAT && kind >= 0);
    x[n + (hits ? 0 : SIZES.length + 1) + sizeClass(SIZES, targetSize)] = 1;
    n += 2 * (SIZES.length + 1);
    x[n++] = kind === MY_SHOUT ? 1 : 0;
    x[n++] = isAbout ? (this.beforeSize - this.nextSize) / 5 : 0;
    const target = isAbout ? this.before : this.next;
    x[n++] =
      table.lackCount[target] > 0 && table.lackSuit[target] === suitNow
        ? table.lackCount[target] / Math.max(1, table.handSizes[target])
        : 0;
    x[n++] = table.phase === ANSWER_CHASER || table.phase === DRAWN ? 1 : 0;
    x[n++] = after === 1 ? follows : 0;
    x[n++] = after === 1 && this.neverLast() > 0 ? 1 : 0;
  }

  /** `rest` becomes the hand without one copy of a face. */
  private without(face: number): void {
    const { places, cards } = this.table;
    const { words } = cards;
    for (let word = 0; word < words; word++) this.rest[word] = places[this.seat * words + word];
    if (face < 0) return;
    for (let card = cards.firstOf[face]; card < cards.firstOf[face + 1]; card++) {
      const bit = 1 << (card & 31);
      if ((this.rest[card >>> 5] & bit) === 0) continue;
      this.rest[card >>> 5] &= ~bit;
      return;
    }
  }

  private neverLast(): number {
    const { neverLast, words } = this.table.cards;
    let count = 0;
    for (let word = 0; word < words; word++) count += ones(this.rest[word] & neverLast[word]);
    return count;
  }
}

/** How many bits are set. */
function ones(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
