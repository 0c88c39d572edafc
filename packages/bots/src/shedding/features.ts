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
import { ones } from '../bits.js';
import { behind } from '../net/inputs.js';
import { KINDS, MOVE, OWN_SIZES, PHASES, SHAPE, SHARED, SIZES, SUITS, sizeClass } from './inputs.js';
import { sizesOfOthers } from './sizes.js';

const at = SHARED.at;
const moveAt = behind(SHARED.names.length, MOVE.at);

const WORDS = 32;

/** What a careful player in one seat sees of an imagined table, and what each move would make of it. */
export class Features {
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
  /** What a move leads to; `kind` is that of a card that is played, not passed. */
  private readonly after = { face: -1, kind: -1, topFace: 0, suit: 0, size: 0, drawn: 0 };

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

    const { least, mean } = sizesOfOthers(table, seat);
    x.fill(0);
    x[at.players + seats - 2] = 1;
    x[at.own + sizeClass(OWN_SIZES, this.size)] = 1;
    x[at['own-size']] = this.size / 8;
    x[at.next + sizeClass(SIZES, this.nextSize)] = 1;
    x[at.before + sizeClass(SIZES, this.beforeSize)] = 1;
    x[at.least + sizeClass(SIZES, least)] = 1;
    x[at.second] = handSizes[table.nextSeat(this.next)] / 8;
    x[at.others] = mean / 8;
    if (table.phase < PHASES) x[at.phase + table.phase] = 1;
    x[at.owed] = table.owed / 3;
    x[at.sips] = table.sips[seat] > 0 ? 1 : 0;
    x[at['next-sips']] = table.sips[this.next] > 0 ? 1 : 0;
    x[at['next-lacks']] = table.lackCount[this.next] / 5;
    x[at.pile] = table.pileSize / 60;
    this.lookAtHand();
  }

  private lookAtHand(): void {
    const { x, kindCount, suitCount } = this;
    for (let kind = 0; kind < KINDS; kind++) x[at.has + kind] = kindCount[kind] / (kind === STANDARD ? 6 : 2);
    let suits = 0;
    let longest = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      if (suitCount[suit] > 0) suits++;
      if (suitCount[suit] > longest) longest = suitCount[suit];
    }
    x[at.suits] = suits / 5;
    x[at.longest] = longest / Math.max(1, this.size);
    x[at.linked] = this.links(this.size);
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
    const { x, table, after } = this;
    const { cards } = table;
    x.fill(0, SHARED.names.length);
    this.follow(move);
    this.without(after.face);
    this.weighKind(move);
    const size = after.size + after.drawn;
    x[moveAt.left + sizeClass(OWN_SIZES, size)] = 1;
    x[moveAt.wins] = size === 0 ? 1 : 0;
    x[moveAt.drawn] = after.drawn / 3;
    x[moveAt['linked-after']] = this.links(after.size);
    x[moveAt['suit-share']] =
      after.suit < SUITS && after.size > 0
        ? (this.suitCount[after.suit] - (after.face >= 0 && cards.suit[after.face] === after.suit ? 1 : 0)) / after.size
        : 0;
    x[moveAt['suit-out']] = table.phase === ANSWER_CHASER || table.phase === DRAWN ? 1 : 0;
    this.weighFollowing();
    this.weighTarget();
  }

  /** Where a move leads: the card that lies on top then, its suit, and how many cards go and come. */
  private follow(move: Move): void {
    const { table, after, kindCount } = this;
    const { cards } = table;
    after.size = this.size;
    after.face = -1;
    after.kind = -1;
    after.suit = table.suit;
    after.topFace = cards.faceOf[table.top];
    after.drawn = 0;
    if (isFaceMove(move)) {
      const face = faceOfMove(move);
      after.face = face;
      after.size--;
      if (isPass(move)) after.drawn = 1;
      else {
        after.kind = cards.kind[face];
        if (cards.isSidestep[face] === 0) {
          after.topFace = face;
          after.suit = declaredIn(move) === NO_SUIT ? cards.suit[face] : declaredIn(move);
        }
      }
    }
    if (isDeclare(move)) after.suit = suitOfDeclare(move);
    if (move === DRAW) after.drawn = 1;
    else if (move === TAKE) after.drawn = table.owed;
    else if (move === DRAW_THREE) after.drawn = 3;
    else if (move === DRAW_TWO) after.drawn = 2;
    else if (after.kind === TOUGH_BREAK) after.drawn = 5;
    if (after.kind === TELL_ME_YOUR_WOES || after.kind === TRIGGER_TROUBLES)
      after.drawn = 5 * kindCount[TOUGH_BREAK] - kindCount[TOUGH_BREAK];
  }

  private weighKind(move: Move): void {
    const { x, after } = this;
    const passes = after.face >= 0 && after.kind < 0;
    if (passes) x[moveAt['passes-kind'] + this.table.cards.kind[after.face]] = 1;
    else if (after.face >= 0) x[moveAt.plays + after.kind] = 1;
    x[moveAt.draws] = move === DRAW ? 1 : 0;
    x[moveAt.keeps] = move === KEEP ? 1 : 0;
    x[moveAt.takes] = move === TAKE ? 1 : 0;
    x[moveAt['draws-three']] = move === DRAW_THREE ? 1 : 0;
    x[moveAt['sips-now']] = move === SIP ? 1 : 0;
    x[moveAt['draws-two']] = move === DRAW_TWO ? 1 : 0;
    x[moveAt.passes] = passes ? 1 : 0;
    x[moveAt.declares] = isDeclare(move) ? 1 : 0;
  }

  /** What goes on the pile then: of the cards that stay in the hand, and of those nobody has shown. */
  private weighFollowing(): void {
    const { x, after, kindCount } = this;
    const { cards } = this.table;
    const { playable, words } = cards;
    const from = playableAt(cards, after.topFace, after.suit);
    let follows = 0;
    let theirs = 0;
    for (let w = 0; w < words; w++) {
      follows += ones(this.rest[w] & playable[from + w]);
      theirs += ones(this.out[w] & playable[from + w]);
    }
    const { face } = after;
    const wilds =
      kindCount[6] +
      kindCount[PASS_THE_BOTTLE] -
      (face >= 0 && cards.declares[face] === DECLARES_ANY && after.kind !== TOUGH_BREAK ? 1 : 0);
    const breaks = kindCount[TOUGH_BREAK] - (face >= 0 && cards.kind[face] === TOUGH_BREAK ? 1 : 0);
    x[moveAt.follows] = follows / Math.max(1, after.size);
    x[moveAt['can-follow']] = follows > 0 ? 1 : 0;
    x[moveAt['plain-follows']] = (follows - (wilds + breaks)) / Math.max(1, after.size);
    x[moveAt['wilds-left']] = wilds / 2;
    x[moveAt['breaks-left']] = breaks / 2;
    x[moveAt['never-last-left']] = this.neverLast() / 2;
    x[moveAt.theirs] = theirs / this.outCount;
    x[moveAt.single] = after.size === 1 ? follows : 0;
    x[moveAt['out-next']] = after.size === 1 && this.neverLast() > 0 ? 1 : 0;
  }

  /** Whom it hits or helps: the next player in line once the card has done its work. */
  private weighTarget(): void {
    const { x, table, after } = this;
    const { kind } = after;
    const isAbout = kind === ABOUT_FACE;
    const target = isAbout ? this.before : this.next;
    const hits =
      kind === TAKE_THAT ||
      kind === CHEERS ||
      kind === CHASER ||
      kind === MY_SHOUT ||
      (table.phase === ANSWER_TAKE_THAT && kind >= 0);
    x[(hits ? moveAt.hits : moveAt.helps) + sizeClass(SIZES, table.handSizes[target])] = 1;
    x[moveAt['hit-all']] = kind === MY_SHOUT ? 1 : 0;
    x[moveAt['turns-to']] = isAbout ? (this.beforeSize - this.nextSize) / 5 : 0;
    x[moveAt.lacking] =
      table.lackCount[target] > 0 && table.lackSuit[target] === after.suit
        ? table.lackCount[target] / Math.max(1, table.handSizes[target])
        : 0;
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
