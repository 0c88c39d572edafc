import type { Seat } from '@taproom/engine';
import { whiskeyCards as c, whiskeyTable as t, type WhiskeyTable } from '@taproom/games/whiskey-times';
import { ones } from '../bits.js';

/** Plain counting, as in sensible.ts: a drink loses so much for each card that is missing, and for the bottle. */
const PER_MISSING = 0.7;
const PER_BOTTLE = 0.4;
const LAST_CALL = 0.1;

/** What one seat sees and holds at an imagined table, and what its guests could be served from it. */
export class Sight {
  /** The hand, from which `use` takes what guests before need. */
  readonly counts = new Uint8Array(c.HELD_TYPES);
  readonly bottles = new Int32Array(c.WORDS);
  held = 0;
  market = 0;
  /** Guests who wait; `bestWaiting` takes them out one by one. */
  readonly waiting = new Uint8Array(4);
  /** Bottles nobody has shown, and how many there are. */
  readonly unseen = new Int32Array(c.WORDS);
  unseenCount = 0;
  /** Copies of each glass and mixer that nobody has shown, and how many resource cards of any kind that is true of. */
  readonly out = new Int8Array(c.FIRST_FLAVOUR);
  private outCount = 0;
  /** What guests who wait still miss, and what one of them, who has a bottle, misses alone. */
  wanted = 0;
  completing = 0;
  /** Bottles that a guest without one would take, and those that a guest prefers. */
  readonly fitting = new Int32Array(c.WORDS);
  readonly preferred = new Int32Array(c.WORDS);
  fans = 0;
  regionFans = 0;
  private cards!: WhiskeyTable['cards'];

  look(table: WhiskeyTable, seat: Seat): void {
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
    this.wanted = this.completing = this.fans = this.regionFans = 0;
    this.fitting.fill(0);
    this.preferred.fill(0);
  }

  /** What may still come from the resource deck: all that this seat does not see. */
  private countOut(table: WhiskeyTable, seat: Seat): void {
    const { out } = this;
    this.outCount = table.resourceDeckSize;
    for (let type = 0; type < c.FIRST_FLAVOUR; type++) out[type] = table.cards.copies[type] - table.discards[type];
    for (let other = 0; other < table.seats; other++) {
      const known = other === seat ? table.hand : table.shown;
      for (let type = 0; type < c.FIRST_FLAVOUR; type++) out[type] -= known[other * c.HELD_TYPES + type];
      if (other !== seat) this.outCount += table.resourceCount[other] - knownOf(table, other);
    }
    for (let slot = 0; slot < table.slots; slot++) {
      const type = table.top(slot);
      if (type < c.FIRST_FLAVOUR) out[type]--;
    }
  }

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

  /** The chance that the next resource card is one of these types. */
  chanceOf(types: number): number {
    let copies = 0;
    for (let rest = types; rest !== 0; rest &= rest - 1) copies += this.out[31 - Math.clz32(rest & -rest)];
    return copies / Math.max(1, this.outCount);
  }

  /** Remembers what this guest, served after those before, still asks for. */
  noteNeeds(guest: number, bottle: number): void {
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

  /** Who might still come and ask for a bottle, or for one of its region: all guests there are, wherever they may be. */
  countFans(bottle: number): void {
    const { preferred, favoured, regionOf } = this.cards;
    const region = regionOf[bottle];
    for (let guest = 0; guest < preferred.length; guest++) {
      if (preferred[guest] === bottle) this.fans++;
      if (favoured[guest] === region) this.regionFans++;
    }
  }

  hasBottle(bottle: number): boolean {
    return (this.bottles[bottle >> 5] & (1 << (bottle & 31))) !== 0;
  }

  /** The preferred bottle, or the one of its region with the fewest other uses, or -1. */
  bottleFor(guest: number): number {
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
  missed(guest: number): number {
    return (this.cards.glassOf[guest] | this.cards.mixersOf[guest]) & ~this.held;
  }

  /** How many of those there are, wild cards counted in. */
  missing(guest: number): number {
    const { cards, held } = this;
    let glass = cards.glassOf[guest] & ~held ? 1 : 0;
    let mixers = ones(cards.mixersOf[guest] & ~held);
    if (glass > 0 && held & cards.wildGlasses) glass--;
    if (mixers > 0) mixers = Math.max(0, mixers - ones(held & cards.wildMixers));
    return glass + mixers;
  }

  promise(guest: number, isLast: boolean): number {
    const bottle = this.bottleFor(guest);
    const missing = this.missing(guest);
    const points = bottle === this.cards.preferred[guest] ? this.cards.perfect[guest] : this.cards.substitute[guest];
    const ready = missing === 0 && bottle >= 0;
    return points * PER_MISSING ** missing * (bottle < 0 ? PER_BOTTLE : 1) * (isLast && !ready ? LAST_CALL : 1);
  }

  /** Takes the most promising guest out of the first so many who wait. */
  bestWaiting(count: number, isLast: boolean): number {
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

  use(guest: number): void {
    const needs = this.cards.glassOf[guest] | this.cards.mixersOf[guest];
    for (let rest = needs & this.held; rest !== 0; rest &= rest - 1) {
      const type = 31 - Math.clz32(rest & -rest);
      if (--this.counts[type] === 0) this.held &= ~(1 << type);
    }
    const bottle = this.bottleFor(guest);
    if (bottle >= 0) this.bottles[bottle >> 5] &= ~(1 << (bottle & 31));
  }
}

/** Whether this seat will have another turn, or is having it, before the end that has come near. */
export function hasTurnLeft(table: WhiskeyTable, seat: Seat): boolean {
  if (table.turn === seat) return true;
  if (seat === table.endedBy) return false;
  const { seats } = table;
  return (
    (seat - table.turn + seats) % seats < (table.endedBy - table.turn + seats) % seats || table.turn === table.endedBy
  );
}

/** How many cards of this hand everybody knows of. */
export function knownOf(table: WhiskeyTable, seat: Seat): number {
  let count = 0;
  for (let type = 0; type < c.HELD_TYPES; type++) count += table.shown[seat * c.HELD_TYPES + type];
  return count;
}

export function servedBy(table: WhiskeyTable, seat: Seat): number {
  let count = 0;
  for (let place = 0; place < table.places; place++) if (table.lying[seat * t.PLACES + place] & t.SERVED) count++;
  return count;
}
