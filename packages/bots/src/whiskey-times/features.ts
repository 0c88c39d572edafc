import type { Seat } from '@taproom/engine';
import {
  whiskeyCards as c,
  perfectDrinks,
  scoreOf,
  whiskeyTable as t,
  type WhiskeyTable,
} from '@taproom/games/whiskey-times';
import type { Shape } from '../net/net.js';

const named = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}-${i}`);
const MISSING = 4;
/** Of a glass or a mixer, as the game is shipped. */
const MOST_COPIES = 8;
const GUEST = [
  'there',
  'perfect',
  'substitute',
  'has-preferred',
  'has-region',
  'ready',
  'ready-perfect',
  ...Array.from({ length: MISSING + 1 }, (_, i) => `missing-${i}`),
  'market-cards',
  'market-bottle',
  'market-preferred',
  'flavours',
  'companion',
  'gift',
  'region-out',
  'preferred-out',
  'choice',
  'draw-chance',
  'scarcest',
];
/** A guest outside, for whom one of ours could be swapped. */
const OUTSIDE = ['promise', 'preferred', 'region', 'missing', 'perfect', 'companion'];
const MOST_OUTSIDE = 2;
const GREENS = 8;
const FEATURES = [
  ...named('players', 4),
  'extended',
  'caught',
  'trading',
  'stacking',
  'base',
  'score',
  'tokens',
  'served',
  'has-perfect',
  'left-to-serve',
  ...named('unserved', 5),
  ...named('guest-a', GUEST.length),
  ...named('guest-b', GUEST.length),
  ...named('guest-c', GUEST.length),
  ...named('guest-d', GUEST.length),
  'spare-bottles',
  ...named('spare-bottles', 4),
  'spare-cards',
  'flavours',
  ...named('green', GREENS),
  'hand',
  'over-hand',
  'best-score',
  'mean-score',
  'most-served',
  'best-ahead',
  'near-end-others',
  'others-hand',
  'next-served',
  'my-turn',
  'drawing',
  'points',
  'ending',
  'last-turn',
  'bottles-left',
  'quiet',
  'debt',
  'market-guest',
  'known-to-others',
  ...named('outside-a', OUTSIDE.length),
  ...named('outside-b', OUTSIDE.length),
  'all-ready',
  'could-end',
  'ahead-if-served',
  'leader-perfect',
  'leader-unserved',
  'leader-bottles',
  'leader-resources',
  'turns-until',
  'empty-chairs',
  'fans',
  'region-fans',
  'closest-unserved',
  'closest-perfect',
  'closest-ahead',
  'useful',
  'completing',
  'bottle-fits',
  'bottle-perfect',
];

const OUTSIDE_AT = FEATURES.indexOf('outside-a-0');

/** `margin`: how far ahead of the best other player it ends, in twenties, beyond what plain counting says. `win?`: that it wins. */
export const SHAPE: Shape = {
  name: 'value',
  version: 3,
  features: FEATURES,
  shared: 0,
  hidden: [64],
  outputs: ['margin', 'win?'],
};

/** Plain counting, as in sensible.ts: a drink loses so much for each card that is missing, and for the bottle. */
const PER_MISSING = 0.7;
const PER_BOTTLE = 0.4;
const LAST_CALL = 0.1;
const SPARE_CARD = 0.15;
const SPARE_BOTTLE = 0.9;
const SPARE_FLAVOUR = 1.2;
const SPARE_GREEN = 1.5;
const TEMPO = 2.5;
/** What it is worth to be ahead when the end is near. */
const LEAD = 6;
const FIRST_PERFECT = 3;
/** What a draw point that is still to be spent will bring, about. */
const DRAW_POINT = 0.7;
/** What a guest who has yet to come is worth. */
const NEWCOMER = 3;
/** Points in one unit of `margin`. */
export const UNIT = 20;

/** What a host makes of an imagined table: what is served, what is nearly ready, and how the others stand. */
export class Features {
  readonly x = new Float32Array(FEATURES.length);
  /** What plain counting says this seat's evening is worth, in points. */
  base = 0;
  private readonly counts = new Uint8Array(c.HELD_TYPES);
  private readonly bottles = new Int32Array(c.WORDS);
  private readonly waiting = new Uint8Array(4);
  private held = 0;
  /** Points more than the best of the others. */
  private ahead = 0;
  private market = 0;
  /** Bottles nobody has shown, and how many there are. */
  private readonly unseen = new Int32Array(c.WORDS);
  private unseenCount = 0;
  /** Copies of each glass and mixer that nobody has shown, and how many resource cards of any kind that is true of. */
  private readonly out = new Int8Array(c.FIRST_FLAVOUR);
  private outCount = 0;
  /** What guests who wait still miss, and what one of them, who has a bottle, misses alone. */
  private wanted = 0;
  private completing = 0;
  /** Bottles that a guest without one would take, and those that a guest prefers. */
  private readonly fitting = new Int32Array(c.WORDS);
  private readonly preferred = new Int32Array(c.WORDS);
  private fans = 0;
  private regionFans = 0;
  private leader: Seat = 0;
  /** The other who has served most guests. */
  private closest: Seat = 0;

  look(table: WhiskeyTable, seat: Seat): void {
    const { x } = this;
    const { cards, seats, house } = table;
    x.fill(0);
    this.takeStock(table, seat);
    const isLast = table.ending !== t.NOT_YET;
    const score = scoreOf(table, seat);
    let n = 0;
    x[n + seats - 2] = 1;
    n += 4;
    x[n++] = house.extended ? 1 : 0;
    x[n++] = house.caught ? 1 : 0;
    x[n++] = house.trading ? 1 : 0;
    x[n++] = house.stacking ? 1 : 0;
    const baseAt = n++;
    x[n++] = score / 30;
    x[n++] = table.tokens[seat] / 8;
    let unserved = 0;
    let empty = 0;
    for (let place = 0; place < table.places; place++) {
      if (table.lying[seat * t.PLACES + place] & t.SERVED) continue;
      const guest = table.guests[seat * t.PLACES + place];
      if (guest !== c.NONE) this.waiting[unserved++] = guest;
      else empty++;
    }
    const servedCount = table.places - unserved - empty;
    const perfects = perfectDrinks(table, seat);
    x[n++] = servedCount / 3;
    x[n++] = perfects > 0 ? 1 : 0;
    x[n++] = (unserved + empty) / 3;
    x[n + unserved + empty] = 1;
    n += 5;
    const isGone = isLast && !this.hasTurnLeft(table, seat);
    let base = score + servedCount * TEMPO + (perfects > 0 ? FIRST_PERFECT : 0);
    this.lookOutside(table, seat);
    let ready = 0;
    let pouring = 0;
    let perfectsReady = 0;
    this.wanted = this.completing = 0;
    this.fitting.fill(0);
    this.preferred.fill(0);
    for (let slot = 0; slot < 4; slot++, n += GUEST.length) {
      if (slot >= unserved) continue;
      const guest = this.bestWaiting(unserved - slot, isLast);
      const bottle = this.bottleFor(guest);
      if (bottle >= 0 && this.missing(guest) === 0) {
        ready++;
        const isPerfect = bottle === cards.preferred[guest];
        pouring += isPerfect ? cards.perfect[guest] : cards.substitute[guest];
        if (isPerfect) perfectsReady++;
      }
      base += isGone ? 0 : this.promise(guest, isLast);
      this.writeGuest(table, seat, guest, n);
      this.noteNeeds(guest, bottle);
      this.use(guest);
    }
    let spareBottles = 0;
    this.fans = 0;
    this.regionFans = 0;
    for (let word = 0; word < c.WORDS; word++) {
      for (let rest = this.bottles[word]; rest !== 0; rest &= rest - 1, spareBottles++)
        this.countFans((word << 5) + 31 - Math.clz32(rest & -rest));
    }
    let spareCards = 0;
    let flavours = 0;
    for (let type = 0; type < c.FIRST_FLAVOUR; type++) spareCards += this.counts[type];
    for (let type = c.FIRST_FLAVOUR; type < c.FIRST_GREEN; type++) flavours += this.counts[type];
    x[n++] = spareBottles / 3;
    x[n + Math.min(3, spareBottles)] = 1;
    n += 4;
    x[n++] = spareCards / 5;
    x[n++] = flavours / 2;
    let greens = 0;
    for (let type = c.FIRST_GREEN; type < c.HELD_TYPES; type++) {
      if (this.counts[type] === 0) continue;
      greens += this.counts[type];
      x[n + cards.effect[type]] += this.counts[type];
    }
    n += GREENS;
    if (!isLast)
      base += spareBottles * SPARE_BOTTLE + spareCards * SPARE_CARD + flavours * SPARE_FLAVOUR + greens * SPARE_GREEN;
    const size = table.handSize(seat);
    x[n++] = size / 10;
    x[n++] = Math.max(0, size - 10) / 4;
    n = this.lookAtOthers(table, seat, score, n);
    x[n++] = table.turn === seat ? 1 : 0;
    x[n++] = table.turn === seat && table.agenda[0] === t.DRAWING ? 1 : 0;
    x[n++] = table.turn === seat ? table.points / 2 : 0;
    x[n++] = isLast ? 1 : 0;
    x[n++] = isGone ? 1 : 0;
    x[n++] = table.bottleDeckSize / 50;
    x[n++] = table.quiet / (10 * seats);
    x[n++] = table.debt[seat];
    x[n++] = this.bestOutside(table);
    x[n++] = this.knownOf(table, seat) / 10;
    n += MOST_OUTSIDE * OUTSIDE.length;
    const isReady = unserved > 0 && ready === unserved && empty === 0;
    x[n++] = isReady ? 1 : 0;
    x[n++] = isReady && perfects + perfectsReady > 0 ? 1 : 0;
    x[n++] = Math.max(-2, Math.min(2, (this.ahead + pouring) / 15));
    x[n++] = perfectDrinks(table, this.leader) > 0 ? 1 : 0;
    x[n++] = (table.places - servedBy(table, this.leader)) / 3;
    x[n++] = table.bottleCount[this.leader] / 4;
    x[n++] = table.resourceCount[this.leader] / 8;
    x[n++] = ((seat - table.turn + seats) % seats) / seats;
    x[n++] = empty;
    x[n++] = this.fans / 3;
    x[n++] = this.regionFans / 40;
    x[n++] = (table.places - servedBy(table, this.closest)) / 3;
    x[n++] = perfectDrinks(table, this.closest) > 0 ? 1 : 0;
    x[n++] = Math.max(-2, Math.min(2, (score - scoreOf(table, this.closest)) / 15));
    x[n++] = this.chanceOf(this.wanted) * 2;
    x[n++] = this.chanceOf(this.completing) * 4;
    let fits = 0;
    let perfect = 0;
    for (let word = 0; word < c.WORDS; word++) {
      fits += ones(this.unseen[word] & this.fitting[word]);
      perfect += ones(this.unseen[word] & this.preferred[word]);
    }
    x[n++] = (fits / Math.max(1, this.unseenCount)) * 2;
    x[n++] = (perfect / Math.max(1, this.unseenCount)) * 10;
    base += empty * NEWCOMER;
    if (table.turn === seat && table.agenda[0] === t.DRAWING) base += table.points * DRAW_POINT;
    // Whoever brings the end near should be ahead then.
    if (isLast) base += LEAD * Math.max(-1, Math.min(1, this.ahead / 8));
    this.base = base;
    x[baseAt] = base / 40;
  }

  private takeStock(table: WhiskeyTable, seat: Seat): void {
    this.held = 0;
    for (let type = 0; type < c.HELD_TYPES; type++) {
      this.counts[type] = table.hand[seat * c.HELD_TYPES + type];
      if (this.counts[type] > 0) this.held |= 1 << type;
    }
    for (let word = 0; word < c.WORDS; word++) this.bottles[word] = table.bottles[seat * c.WORDS + word];
    this.market = 0;
    for (let slot = 0; slot < table.slots; slot++) {
      const type = table.top(slot);
      if (type < c.HELD_TYPES) this.market |= 1 << type;
    }
    this.cards = table.cards;
    this.countUnseen(table, seat);
    this.countOut(table, seat);
  }

  /** What may still come from the resource deck: all that this seat does not see. */
  private countOut(table: WhiskeyTable, seat: Seat): void {
    const { out } = this;
    this.outCount = table.resourceDeckSize;
    for (let type = 0; type < c.FIRST_FLAVOUR; type++) out[type] = table.cards.copies[type] - table.discards[type];
    for (let other = 0; other < table.seats; other++) {
      const known = other === seat ? table.hand : table.shown;
      for (let type = 0; type < c.FIRST_FLAVOUR; type++) out[type] -= known[other * c.HELD_TYPES + type];
      if (other !== seat) this.outCount += table.resourceCount[other] - this.knownOf(table, other);
    }
    for (let slot = 0; slot < table.slots; slot++) {
      const type = table.top(slot);
      if (type < c.FIRST_FLAVOUR) out[type]--;
    }
  }

  /** The chance that the next resource card is one of these types. */
  private chanceOf(types: number): number {
    let copies = 0;
    for (let rest = types; rest !== 0; rest &= rest - 1) copies += this.out[31 - Math.clz32(rest & -rest)];
    return copies / Math.max(1, this.outCount);
  }

  /** Remembers what this guest, served after those before, still asks for. */
  private noteNeeds(guest: number, bottle: number): void {
    const { cards, fitting, preferred } = this;
    const misses = this.missed(guest);
    this.wanted |= misses;
    if (bottle >= 0 && (misses & (misses - 1)) === 0) this.completing |= misses;
    const wished = cards.preferred[guest];
    preferred[wished >> 5] |= 1 << (wished & 31);
    if (bottle >= 0) return;
    for (let word = 0; word < c.WORDS; word++)
      fitting[word] |= cards.regionBottles[cards.favoured[guest] * c.WORDS + word];
  }

  private cards!: WhiskeyTable['cards'];

  /** What may still come from the bottle deck, as far as this seat can tell: all that it does not see. */
  private countUnseen(table: WhiskeyTable, seat: Seat): void {
    const { unseen, cards } = this;
    this.unseenCount = 0;
    for (let word = 0; word < c.WORDS; word++) {
      let seen = table.bottleDiscard[word] | table.bottles[seat * c.WORDS + word];
      for (let other = 0; other < table.seats; other++) seen |= table.shownBottles[other * c.WORDS + word];
      for (let slot = 0; slot < t.BOTTLE_SLOTS; slot++) {
        const there = table.bottleMarket[slot];
        if (there !== c.NONE && there >> 5 === word) seen |= 1 << (there & 31);
      }
      const inWord = Math.max(0, Math.min(32, cards.bottles.length - 32 * word));
      const all = inWord === 32 ? -1 : (1 << inWord) - 1;
      unseen[word] = all & ~seen;
      this.unseenCount += ones(unseen[word]);
    }
  }

  /** Who might still come and ask for a bottle, or for one of its region: all guests there are, wherever they may be. */
  private countFans(bottle: number): void {
    const { preferred, favoured, regionOf } = this.cards;
    const region = regionOf[bottle];
    for (let guest = 0; guest < preferred.length; guest++) {
      if (preferred[guest] === bottle) this.fans++;
      if (favoured[guest] === region) this.regionFans++;
    }
  }

  private hasBottle(bottle: number): boolean {
    return (this.bottles[bottle >> 5] & (1 << (bottle & 31))) !== 0;
  }

  /** The preferred bottle, or the one of its region with the fewest other uses, or -1. */
  private bottleFor(guest: number): number {
    const preferred = this.cards.preferred[guest];
    if (this.hasBottle(preferred)) return preferred;
    const region = this.cards.favoured[guest] * c.WORDS;
    for (let word = 0; word < c.WORDS; word++) {
      const bits = this.bottles[word] & this.cards.regionBottles[region + word];
      if (bits !== 0) return (word << 5) + 31 - Math.clz32(bits & -bits);
    }
    return -1;
  }

  /** Glass and mixers that a guest asks for and this seat lacks. */
  private missed(guest: number): number {
    return (this.cards.glassOf[guest] | this.cards.mixersOf[guest]) & ~this.held;
  }

  /** How many of those there are, wild cards counted in. */
  private missing(guest: number): number {
    const { cards, held } = this;
    let glass = cards.glassOf[guest] & ~held ? 1 : 0;
    let mixers = ones(cards.mixersOf[guest] & ~held);
    if (glass > 0 && held & cards.wildGlasses) glass--;
    if (mixers > 0) mixers = Math.max(0, mixers - ones(held & cards.wildMixers));
    return glass + mixers;
  }

  private promise(guest: number, isLast: boolean): number {
    const bottle = this.bottleFor(guest);
    const missing = this.missing(guest);
    const points = bottle === this.cards.preferred[guest] ? this.cards.perfect[guest] : this.cards.substitute[guest];
    const ready = missing === 0 && bottle >= 0;
    return points * PER_MISSING ** missing * (bottle < 0 ? PER_BOTTLE : 1) * (isLast && !ready ? LAST_CALL : 1);
  }

  /** Takes the most promising guest out of those still waiting. */
  private bestWaiting(count: number, isLast: boolean): number {
    const { waiting } = this;
    let best = 0;
    let most = -1;
    for (let i = 0; i < count; i++) {
      const promise = this.promise(waiting[i], isLast);
      if (promise > most) {
        most = promise;
        best = i;
      }
    }
    const guest = waiting[best];
    waiting[best] = waiting[count - 1];
    return guest;
  }

  private use(guest: number): void {
    const needs = this.cards.glassOf[guest] | this.cards.mixersOf[guest];
    for (let rest = needs & this.held; rest !== 0; rest &= rest - 1) {
      const type = 31 - Math.clz32(rest & -rest);
      if (--this.counts[type] === 0) this.held &= ~(1 << type);
    }
    const bottle = this.bottleFor(guest);
    if (bottle >= 0) this.bottles[bottle >> 5] &= ~(1 << (bottle & 31));
  }

  private writeGuest(table: WhiskeyTable, seat: Seat, guest: number, at: number): void {
    const { x, cards } = this;
    const bottle = this.bottleFor(guest);
    const missing = this.missing(guest);
    const isPreferred = bottle === cards.preferred[guest];
    let n = at;
    x[n++] = 1;
    x[n++] = cards.perfect[guest] / 12;
    x[n++] = cards.substitute[guest] / 8;
    x[n++] = isPreferred ? 1 : 0;
    x[n++] = bottle >= 0 && !isPreferred ? 1 : 0;
    x[n++] = bottle >= 0 && missing === 0 ? 1 : 0;
    x[n++] = isPreferred && missing === 0 ? 1 : 0;
    x[n + Math.min(missing, MISSING)] = 1;
    n += MISSING + 1;
    const misses = this.missed(guest);
    x[n++] = ones(misses & this.market) / 2;
    let offered = 0;
    let preferred = 0;
    for (let slot = 0; slot < t.BOTTLE_SLOTS; slot++) {
      const there = table.bottleMarket[slot];
      if (there === c.NONE) continue;
      if (there === cards.preferred[guest]) preferred = 1;
      else if (cards.regionOf[there] === cards.favoured[guest]) offered = 1;
    }
    x[n++] = offered;
    x[n++] = preferred;
    x[n++] = bottle >= 0 ? (c.FLAVOUR_POINTS[ones(this.held & cards.flavoursOf[bottle])] as number) / 7 : 0;
    let company = 0;
    for (let place = 0; place < table.places; place++) {
      const other = table.guests[seat * t.PLACES + place];
      if (other !== c.NONE && other !== guest) company += cards.pays[guest * cards.guests.length + other];
    }
    x[n++] = company;
    x[n++] = bottle < 0 ? 0 : (isPreferred ? cards.giftPreferred[guest] : cards.giftRegion[guest]) / 3;
    const region = cards.favoured[guest] * c.WORDS;
    let out = 0;
    let choice = 0;
    for (let word = 0; word < c.WORDS; word++) {
      out += ones(this.unseen[word] & cards.regionBottles[region + word]);
      choice += ones(this.bottles[word] & cards.regionBottles[region + word]);
    }
    x[n++] = (out / Math.max(1, this.unseenCount)) * 4;
    const wished = cards.preferred[guest];
    x[n++] = (this.unseen[wished >> 5] >> (wished & 31)) & 1;
    x[n++] = choice / 2;
    let scarcest = MOST_COPIES;
    for (let rest = misses; rest !== 0; rest &= rest - 1)
      scarcest = Math.min(scarcest, this.out[31 - Math.clz32(rest & -rest)]);
    x[n++] = this.chanceOf(misses) * 4;
    x[n++] = scarcest / MOST_COPIES;
  }

  private lookAtOthers(table: WhiskeyTable, seat: Seat, score: number, at: number): number {
    const { x } = this;
    const { seats } = table;
    let best = 0;
    let sum = 0;
    let served = -1;
    let near = 0;
    let cards = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const theirs = scoreOf(table, other);
      const count = servedBy(table, other);
      if (theirs >= best) {
        best = theirs;
        this.leader = other;
      }
      sum += theirs;
      if (count > served) {
        served = count;
        this.closest = other;
      }
      if (count >= table.places - 1) near++;
      cards += table.handSize(other);
    }
    const next = (seat + 1) % seats;
    this.ahead = score - best;
    let n = at;
    x[n++] = best / 30;
    x[n++] = sum / (seats - 1) / 30;
    x[n++] = served / 3;
    x[n++] = (score - best) / 20;
    x[n++] = near;
    x[n++] = cards / (seats - 1) / 10;
    x[n++] = servedBy(table, next) / 3;
    return n;
  }

  /** Whether this seat will have another turn, or is having it, before the end that has come near. */
  private hasTurnLeft(table: WhiskeyTable, seat: Seat): boolean {
    if (table.turn === seat) return true;
    if (seat === table.endedBy) return false;
    const { seats } = table;
    return (
      (seat - table.turn + seats) % seats < (table.endedBy - table.turn + seats) % seats || table.turn === table.endedBy
    );
  }

  /** The best promise among the guests outside, for what a swap could bring. */
  private bestOutside(table: WhiskeyTable): number {
    let best = 0;
    for (let slot = 0; slot < t.GUEST_SLOTS; slot++) {
      const guest = table.guestMarket[slot];
      if (guest !== c.NONE) best = Math.max(best, this.promise(guest, false));
    }
    return best / 10;
  }

  /** The two guests outside for whom our cards promise most. */
  private lookOutside(table: WhiskeyTable, seat: Seat): void {
    const { x, cards } = this;
    let first = c.NONE;
    let second = c.NONE;
    let most = -1;
    let next = -1;
    for (let slot = 0; slot < t.GUEST_SLOTS; slot++) {
      const guest = table.guestMarket[slot];
      if (guest === c.NONE) continue;
      const promise = this.promise(guest, false);
      if (promise > most) {
        second = first;
        next = most;
        first = guest;
        most = promise;
      } else if (promise > next) {
        second = guest;
        next = promise;
      }
    }
    for (let i = 0, n = OUTSIDE_AT; i < MOST_OUTSIDE; i++, n += OUTSIDE.length) {
      const guest = i === 0 ? first : second;
      if (guest === c.NONE) continue;
      const bottle = this.bottleFor(guest);
      x[n] = (i === 0 ? most : next) / 10;
      x[n + 1] = bottle === cards.preferred[guest] ? 1 : 0;
      x[n + 2] = bottle >= 0 ? 1 : 0;
      x[n + 3] = this.missing(guest) / 4;
      x[n + 4] = cards.perfect[guest] / 12;
      for (let place = 0; place < table.places; place++) {
        const other = table.guests[seat * t.PLACES + place];
        if (other !== c.NONE) x[n + 5] += cards.pays[guest * cards.guests.length + other];
      }
    }
  }

  /** How many cards of this hand everybody knows of. */
  private knownOf(table: WhiskeyTable, seat: Seat): number {
    let count = 0;
    for (let type = 0; type < c.HELD_TYPES; type++) count += table.shown[seat * c.HELD_TYPES + type];
    return count;
  }

  /** Whether no guest of this seat would miss a bottle: the one being looked at last. Used to keep swaps few. */
  isSpare(bottle: number): boolean {
    return this.hasBottle(bottle);
  }
}

function servedBy(table: WhiskeyTable, seat: Seat): number {
  let count = 0;
  for (let place = 0; place < table.places; place++) if (table.lying[seat * t.PLACES + place] & t.SERVED) count++;
  return count;
}

/** How many bits are set. */
function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
