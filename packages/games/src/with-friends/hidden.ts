import type { Chance } from '@taproom/engine';

/** A card that somebody cannot see. */
export interface HiddenCard {
  readonly suit: number;
  /** Tricks it is likely to win, from 0 to 1. */
  readonly worth: number;
}

/** Where hidden cards lie: a hand, or the undealt rest. */
export interface Place {
  readonly count: number;
  /** Suits it is known not to have, a bit each. */
  readonly barred: number;
  /** For a hand that was bid on: the bid, less what its cards already played were worth. */
  readonly bid?: number;
}

const SUIT_BITS = 8;
const FREE = -1;
const START = -2;
/** Random swaps after the deal, for each card in a hidden hand. */
const SWAPS = 5;
/** How far a sane bid strays from the worth of its hand, in tricks: one standard deviation. */
const STRAY = 0.6;
const PULL = 1 / (2 * STRAY * STRAY);
/** A strain that is accepted once in 3000 times is not worth a random number. */
const NEVER = 8;

/**
 * The cards a viewer cannot see, dealt into the places where they may lie.
 *
 * It never starts over. All cards are shuffled into the places; each card that lies wrong then moves on round a ring of
 * places (there is one as long as any deal fits: the cards that lie elsewhere in that deal form rings); at last a
 * bounded number of swaps that keep everything in order, each accepted with the probability that makes a deal as likely
 * as its bids are sane (Metropolis): a bid is the less likely the more it strays from the worth of its hand.
 */
export class Hidden {
  /** The cards in their places, as indices into the list given: place 0 first. */
  readonly dealt: Uint8Array;
  /** Cards looked at and swaps tried since the start: shows that the work is bounded. */
  work = 0;

  private readonly suitBit: Int32Array;
  private readonly suit: Uint8Array;
  private readonly worth: Float64Array;
  private readonly placeAt: Uint8Array;
  /** Place p lies in `dealt` from `first[p]` up to `first[p + 1]`. */
  private readonly first: Int32Array;
  private readonly barred: Int32Array;
  private readonly bid: Float64Array;
  /** Bid less worth of the cards now in a place. */
  private readonly off: Float64Array;
  /** How many cards of each suit lie in a place, and which suits that are. */
  private readonly counts: Uint8Array;
  private readonly present: Int32Array;
  private readonly cameFrom: Int8Array;
  private readonly queue: Int8Array;
  private readonly inHands: number;
  private readonly swaps: number;

  /** The last place is the undealt rest: nothing is barred there. */
  constructor(cards: readonly HiddenCard[], places: readonly Place[]) {
    const held = places.reduce((sum, { count }) => sum + count, 0);
    if (held !== cards.length) throw new Error(`${cards.length} hidden cards do not fill places for ${held}`);
    this.dealt = new Uint8Array(cards.length);
    this.suit = Uint8Array.from(cards, ({ suit }) => suit);
    this.suitBit = Int32Array.from(cards, ({ suit }) => 1 << suit);
    this.worth = Float64Array.from(cards, ({ worth }) => worth);
    this.placeAt = Uint8Array.from(places.flatMap(({ count }, place) => new Array<number>(count).fill(place)));
    this.first = new Int32Array(places.length + 1);
    for (let p = 0; p < places.length; p++) this.first[p + 1] = this.first[p] + (places[p] as Place).count;
    this.barred = Int32Array.from(places, ({ barred }) => barred);
    this.bid = Float64Array.from(places, ({ bid }) => bid ?? Number.NaN);
    this.off = new Float64Array(places.length);
    this.counts = new Uint8Array(places.length * SUIT_BITS);
    this.present = new Int32Array(places.length);
    this.cameFrom = new Int8Array(places.length);
    this.queue = new Int8Array(places.length);
    this.inHands = this.first[places.length - 1] as number;
    const isKnown = places.some(({ barred, bid }) => barred !== 0 || bid !== undefined);
    this.swaps = isKnown ? SWAPS * this.inHands : 0;
  }

  deal(chance: Chance): void {
    for (let i = 0; i < this.dealt.length; i++) this.dealt[i] = i;
    chance.shuffle(this.dealt, this.dealt.length);
    if (this.swaps === 0) return;
    this.count();
    for (let at = 0; at < this.inHands; at++) if (this.liesWrong(at)) this.moveOn(at, chance);
    for (let n = 0; n < this.swaps; n++) this.trySwap(chance);
  }

  private liesWrong(at: number): boolean {
    return (this.suitBit[this.dealt[at]] & this.barred[this.placeAt[at]]) !== 0;
  }

  private count(): void {
    this.counts.fill(0);
    this.present.fill(0);
    this.off.set(this.bid);
    for (let at = 0; at < this.dealt.length; at++) this.add(this.placeAt[at], this.dealt[at]);
  }

  private add(place: number, card: number): void {
    this.counts[place * SUIT_BITS + this.suit[card]]++;
    this.present[place] |= this.suitBit[card];
    this.off[place] -= this.worth[card];
  }

  private remove(place: number, card: number): void {
    if (--this.counts[place * SUIT_BITS + this.suit[card]] === 0) this.present[place] ^= this.suitBit[card];
    this.off[place] += this.worth[card];
  }

  /** Gives the card at this position to a place that may have it, and so on round a ring of places back to here. */
  private moveOn(at: number, chance: Chance): void {
    const card = this.dealt[at];
    const home = this.placeAt[at];
    let giver = this.lastOfRing(card, home, chance);
    let taker = home;
    let hole = at;
    this.remove(home, card);
    while (giver !== START) {
      const from = this.findCard(giver, taker, chance);
      this.remove(giver, this.dealt[from]);
      this.add(taker, this.dealt[from]);
      this.dealt[hole] = this.dealt[from];
      hole = from;
      taker = giver;
      giver = this.cameFrom[giver];
    }
    this.dealt[hole] = card;
    this.add(taker, card);
  }

  /** Breadth first, from the places that may have the card to one that has something for `home`. */
  private lastOfRing(card: number, home: number, chance: Chance): number {
    const places = this.barred.length;
    const { queue, cameFrom, barred, present } = this;
    // Begin anywhere, so that no place is preferred.
    const turn = chance.below(places);
    let end = 0;
    cameFrom.fill(FREE);
    for (let i = 0; i < places; i++) {
      const place = (i + turn) % places;
      if (place === home || (barred[place] & this.suitBit[card]) !== 0) continue;
      cameFrom[place] = START;
      queue[end++] = place;
    }
    for (let next = 0; next < end; next++) {
      const giver = queue[next];
      this.work += places;
      if ((present[giver] & ~barred[home]) !== 0) return giver;
      for (let i = 0; i < places; i++) {
        const place = (i + turn) % places;
        if (place === home || cameFrom[place] !== FREE || (present[giver] & ~barred[place]) === 0) continue;
        cameFrom[place] = giver;
        queue[end++] = place;
      }
    }
    throw new Error('no deal fits what is known of the hidden cards');
  }

  /** Some card of one place that another may have. */
  private findCard(giver: number, taker: number, chance: Chance): number {
    const first = this.first[giver];
    const count = this.first[giver + 1] - first;
    let at = chance.below(count);
    while ((this.suitBit[this.dealt[first + at]] & this.barred[taker]) !== 0) {
      at = (at + 1) % count;
      this.work++;
    }
    return first + at;
  }

  /** Swaps a card of a hand with any other hidden card, when both places may have it and the bids are content. */
  private trySwap(chance: Chance): void {
    this.work++;
    const pair = chance.below(this.inHands * this.dealt.length);
    const at = (pair / this.dealt.length) | 0;
    const other = pair - at * this.dealt.length;
    const a = this.placeAt[at];
    const b = this.placeAt[other];
    if (a === b) return;
    const x = this.dealt[at];
    const y = this.dealt[other];
    if ((this.suitBit[y] & this.barred[a]) !== 0 || (this.suitBit[x] & this.barred[b]) !== 0) return;
    const gain = this.worth[y] - this.worth[x];
    const more = this.strain(a, gain) + this.strain(b, -gain);
    if (more > NEVER || (more > 0 && chance.fraction() >= Math.exp(-more))) return;
    this.dealt[at] = y;
    this.dealt[other] = x;
    this.off[a] -= gain;
    this.off[b] += gain;
  }

  /** How much less sane the bid on a place becomes when its cards are worth that much more. */
  private strain(place: number, gain: number): number {
    const before = this.off[place];
    if (Number.isNaN(before)) return 0; // nobody has bid on these cards
    const after = before - gain;
    return (after * after - before * before) * PULL;
  }
}
