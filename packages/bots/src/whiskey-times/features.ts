import type { Seat } from '@taproom/engine';
import {
  whiskeyCards as c,
  perfectDrinks,
  scoreOf,
  whiskeyTable as t,
  type WhiskeyTable,
} from '@taproom/games/whiskey-times';
import { ones } from '../bits.js';
import { ALL, GUEST, MISSING, OUTSIDE } from './inputs.js';
import { hasTurnLeft, knownOf, Sight, servedBy } from './sight.js';

/** Of a glass or a mixer, as the game is shipped. */
const MOST_COPIES = 8;
const MOST_WAITING = 4;
const at = ALL.at;
const guestAt = GUEST.at;
const outsideAt = OUTSIDE.at;

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

const within2 = (ratio: number): number => Math.max(-2, Math.min(2, ratio));

/** What a host makes of an imagined table: what is served, what is nearly ready, and how the others stand. */
export class Features {
  readonly x = new Float32Array(ALL.names.length);
  /** What plain counting says this seat's evening is worth, in points. */
  base = 0;
  private readonly sight = new Sight();
  private table!: WhiskeyTable;
  private seat: Seat = 0;
  private score = 0;
  /** The end has come near; and this seat has had its last turn. */
  private isLast = false;
  private isGone = false;
  private perfects = 0;
  /** Guests who wait, and chairs without one. */
  private unserved = 0;
  private empty = 0;
  /** Of those who wait: who could be served now, for how many points, how many of them with the bottle they prefer. */
  private ready = 0;
  private pouring = 0;
  private perfectsReady = 0;
  /** Points more than the best of the others. */
  private ahead = 0;
  private leader: Seat = 0;
  /** The other who has served most guests. */
  private closest: Seat = 0;

  look(table: WhiskeyTable, seat: Seat): void {
    const { x, sight } = this;
    x.fill(0);
    this.table = table;
    this.seat = seat;
    this.isLast = table.ending !== t.NOT_YET;
    this.isGone = this.isLast && !hasTurnLeft(table, seat);
    this.score = scoreOf(table, seat);
    sight.look(table, seat);
    this.lookAtHouse();
    this.lookAtServed();
    this.lookOutside();
    this.lookAtWaiting();
    this.lookAtSpare();
    this.lookAtOthers();
    this.lookAtTurn();
    this.lookAtEnd();
    this.lookAtDecks();
    this.base += this.empty * NEWCOMER;
    if (table.turn === seat && table.agenda[0] === t.DRAWING) this.base += table.points * DRAW_POINT;
    // Whoever brings the end near should be ahead then.
    if (this.isLast) this.base += LEAD * Math.max(-1, Math.min(1, this.ahead / 8));
    x[at.base] = this.base / 40;
  }

  private lookAtHouse(): void {
    const { x } = this;
    const { house, seats } = this.table;
    x[at.players + seats - 2] = 1;
    x[at.extended] = house.extended ? 1 : 0;
    x[at.caught] = house.caught ? 1 : 0;
    x[at.trading] = house.trading ? 1 : 0;
    x[at.stacking] = house.stacking ? 1 : 0;
  }

  private lookAtServed(): void {
    const { x, table, seat, sight } = this;
    this.unserved = 0;
    this.empty = 0;
    for (let place = 0; place < table.places; place++) {
      if (table.lying[seat * t.PLACES + place] & t.SERVED) continue;
      const guest = table.guests[seat * t.PLACES + place];
      if (guest !== c.NONE) sight.waiting[this.unserved++] = guest;
      else this.empty++;
    }
    const left = this.unserved + this.empty;
    const served = table.places - left;
    this.perfects = perfectDrinks(table, seat);
    x[at.score] = this.score / 30;
    x[at.tokens] = table.tokens[seat] / 8;
    x[at.served] = served / 3;
    x[at['has-perfect']] = this.perfects > 0 ? 1 : 0;
    x[at['left-to-serve']] = left / 3;
    x[at.unserved + left] = 1;
    this.base = this.score + served * TEMPO + (this.perfects > 0 ? FIRST_PERFECT : 0);
  }

  /** The guests who wait, the most promising first; each is served in thought before the next is looked at. */
  private lookAtWaiting(): void {
    const { sight, unserved, isLast } = this;
    const { cards } = this.table;
    this.ready = 0;
    this.pouring = 0;
    this.perfectsReady = 0;
    for (let slot = 0; slot < MOST_WAITING && slot < unserved; slot++) {
      const guest = sight.bestWaiting(unserved - slot, isLast);
      const bottle = sight.bottleFor(guest);
      if (bottle >= 0 && sight.missing(guest) === 0) {
        const isPerfect = bottle === cards.preferred[guest];
        this.ready++;
        this.pouring += isPerfect ? cards.perfect[guest] : cards.substitute[guest];
        if (isPerfect) this.perfectsReady++;
      }
      this.base += this.isGone ? 0 : sight.promise(guest, isLast);
      this.writeGuest(guest, at['guest-a'] + slot * GUEST.names.length);
      sight.noteNeeds(guest, bottle);
      sight.use(guest);
    }
  }

  private writeGuest(guest: number, from: number): void {
    const { x, sight, table } = this;
    const { cards } = table;
    const bottle = sight.bottleFor(guest);
    const missing = sight.missing(guest);
    const misses = sight.missed(guest);
    const isPreferred = bottle === cards.preferred[guest];
    const flavours = bottle < 0 ? 0 : (c.FLAVOUR_POINTS[ones(sight.held & cards.flavoursOf[bottle])] as number);
    x[from + guestAt.there] = 1;
    x[from + guestAt.perfect] = cards.perfect[guest] / 12;
    x[from + guestAt.substitute] = cards.substitute[guest] / 8;
    x[from + guestAt['has-preferred']] = isPreferred ? 1 : 0;
    x[from + guestAt['has-region']] = bottle >= 0 && !isPreferred ? 1 : 0;
    x[from + guestAt.ready] = bottle >= 0 && missing === 0 ? 1 : 0;
    x[from + guestAt['ready-perfect']] = isPreferred && missing === 0 ? 1 : 0;
    x[from + guestAt.missing + Math.min(missing, MISSING)] = 1;
    x[from + guestAt['market-cards']] = ones(misses & sight.market) / 2;
    x[from + guestAt.flavours] = flavours / 7;
    x[from + guestAt.companion] = this.companyOf(guest);
    x[from + guestAt.gift] = bottle < 0 ? 0 : (isPreferred ? cards.giftPreferred[guest] : cards.giftRegion[guest]) / 3;
    x[from + guestAt['draw-chance']] = sight.chanceOf(misses) * 4;
    x[from + guestAt.scarcest] = this.scarcestOf(misses) / MOST_COPIES;
    this.writeBottles(guest, from);
  }

  /** Where a bottle for this guest could come from. */
  private writeBottles(guest: number, from: number): void {
    const { x, sight, table } = this;
    const { cards } = table;
    const wished = cards.preferred[guest];
    for (let slot = 0; slot < t.BOTTLE_SLOTS; slot++) {
      const there = table.bottleMarket[slot];
      if (there === c.NONE) continue;
      if (there === wished) x[from + guestAt['market-preferred']] = 1;
      else if (cards.regionOf[there] === cards.favoured[guest]) x[from + guestAt['market-bottle']] = 1;
    }
    const region = cards.favoured[guest] * c.WORDS;
    let out = 0;
    let choice = 0;
    for (let word = 0; word < c.WORDS; word++) {
      out += ones(sight.unseen[word] & cards.regionBottles[region + word]);
      choice += ones(sight.bottles[word] & cards.regionBottles[region + word]);
    }
    x[from + guestAt['region-out']] = (out / Math.max(1, sight.unseenCount)) * 4;
    x[from + guestAt['preferred-out']] = (sight.unseen[wished >> 5] >> (wished & 31)) & 1;
    x[from + guestAt.choice] = choice / 2;
  }

  /** What the guests at our places are worth to this one, as company. */
  private companyOf(guest: number): number {
    const { cards, places, guests } = this.table;
    let company = 0;
    for (let place = 0; place < places; place++) {
      const other = guests[this.seat * t.PLACES + place];
      if (other !== c.NONE && other !== guest) company += cards.pays[guest * cards.guests.length + other];
    }
    return company;
  }

  /** Copies still out of the card that is hardest to come by. */
  private scarcestOf(types: number): number {
    let scarcest = MOST_COPIES;
    for (let rest = types; rest !== 0; rest &= rest - 1)
      scarcest = Math.min(scarcest, this.sight.out[31 - Math.clz32(rest & -rest)]);
    return scarcest;
  }

  /** What is left once all who wait have been served in thought. */
  private lookAtSpare(): void {
    const { x, sight, table } = this;
    const { counts } = sight;
    let bottles = 0;
    for (let word = 0; word < c.WORDS; word++) {
      for (let rest = sight.bottles[word]; rest !== 0; rest &= rest - 1, bottles++)
        sight.countFans((word << 5) + 31 - Math.clz32(rest & -rest));
    }
    let cards = 0;
    let flavours = 0;
    let greens = 0;
    for (let type = 0; type < c.FIRST_FLAVOUR; type++) cards += counts[type];
    for (let type = c.FIRST_FLAVOUR; type < c.FIRST_GREEN; type++) flavours += counts[type];
    for (let type = c.FIRST_GREEN; type < c.HELD_TYPES; type++) {
      if (counts[type] === 0) continue;
      greens += counts[type];
      x[at.green + table.cards.effect[type]] += counts[type];
    }
    x[at['spare-bottles']] = bottles / 3;
    x[at['spare-class'] + Math.min(3, bottles)] = 1;
    x[at['spare-cards']] = cards / 5;
    x[at.flavours] = flavours / 2;
    x[at.fans] = sight.fans / 3;
    x[at['region-fans']] = sight.regionFans / 40;
    if (!this.isLast)
      this.base += bottles * SPARE_BOTTLE + cards * SPARE_CARD + flavours * SPARE_FLAVOUR + greens * SPARE_GREEN;
  }

  private lookAtOthers(): void {
    const { x, table, seat, score } = this;
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
    this.ahead = score - best;
    x[at['best-score']] = best / 30;
    x[at['mean-score']] = sum / (seats - 1) / 30;
    x[at['most-served']] = served / 3;
    x[at['best-ahead']] = (score - best) / 20;
    x[at['near-end-others']] = near;
    x[at['others-hand']] = cards / (seats - 1) / 10;
    x[at['next-served']] = servedBy(table, (seat + 1) % seats) / 3;
  }

  private lookAtTurn(): void {
    const { x, table, seat } = this;
    const { seats, turn } = table;
    const size = table.handSize(seat);
    x[at.hand] = size / 10;
    x[at['over-hand']] = Math.max(0, size - 10) / 4;
    x[at['known-to-others']] = knownOf(table, seat) / 10;
    x[at.debt] = table.debt[seat];
    x[at['my-turn']] = turn === seat ? 1 : 0;
    x[at.drawing] = turn === seat && table.agenda[0] === t.DRAWING ? 1 : 0;
    x[at.points] = turn === seat ? table.points / 2 : 0;
    x[at['turns-until']] = ((seat - turn + seats) % seats) / seats;
    x[at.quiet] = table.quiet / (10 * seats);
    x[at['empty-chairs']] = this.empty;
  }

  /** Who could end the game, and who would be ahead then. */
  private lookAtEnd(): void {
    const { x, table, leader, closest, perfects, perfectsReady } = this;
    const isReady = this.unserved > 0 && this.ready === this.unserved && this.empty === 0;
    x[at.ending] = this.isLast ? 1 : 0;
    x[at['last-turn']] = this.isGone ? 1 : 0;
    x[at['all-ready']] = isReady ? 1 : 0;
    x[at['could-end']] = isReady && perfects + perfectsReady > 0 ? 1 : 0;
    x[at['ahead-if-served']] = within2((this.ahead + this.pouring) / 15);
    x[at['leader-perfect']] = perfectDrinks(table, leader) > 0 ? 1 : 0;
    x[at['leader-unserved']] = (table.places - servedBy(table, leader)) / 3;
    x[at['leader-bottles']] = table.bottleCount[leader] / 4;
    x[at['leader-resources']] = table.resourceCount[leader] / 8;
    x[at['closest-unserved']] = (table.places - servedBy(table, closest)) / 3;
    x[at['closest-perfect']] = perfectDrinks(table, closest) > 0 ? 1 : 0;
    x[at['closest-ahead']] = within2((this.score - scoreOf(table, closest)) / 15);
  }

  /** What the next card, the next bottle and a guest from outside may bring. */
  private lookAtDecks(): void {
    const { x, sight } = this;
    let fits = 0;
    let perfect = 0;
    for (let word = 0; word < c.WORDS; word++) {
      fits += ones(sight.unseen[word] & sight.fitting[word]);
      perfect += ones(sight.unseen[word] & sight.preferred[word]);
    }
    x[at['market-guest']] = this.bestOutside() / 10;
    x[at['bottles-left']] = this.table.bottleDeckSize / 50;
    x[at.useful] = sight.chanceOf(sight.wanted) * 2;
    x[at.completing] = sight.chanceOf(sight.completing) * 4;
    x[at['bottle-fits']] = (fits / Math.max(1, sight.unseenCount)) * 2;
    x[at['bottle-perfect']] = (perfect / Math.max(1, sight.unseenCount)) * 10;
  }

  /** The two guests outside for whom our cards promise most. */
  private lookOutside(): void {
    const { sight, table } = this;
    let first = c.NONE;
    let second = c.NONE;
    let most = -1;
    let next = -1;
    for (let slot = 0; slot < t.GUEST_SLOTS; slot++) {
      const guest = table.guestMarket[slot];
      if (guest === c.NONE) continue;
      const promise = sight.promise(guest, false);
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
    if (first !== c.NONE) this.writeOutside(first, most, at['outside-a']);
    if (second !== c.NONE) this.writeOutside(second, next, at['outside-b']);
  }

  /** The best promise among the guests outside, for what a swap could bring once ours are served in thought. */
  private bestOutside(): number {
    let best = 0;
    for (let slot = 0; slot < t.GUEST_SLOTS; slot++) {
      const guest = this.table.guestMarket[slot];
      if (guest !== c.NONE) best = Math.max(best, this.sight.promise(guest, false));
    }
    return best;
  }

  private writeOutside(guest: number, promise: number, from: number): void {
    const { x, sight } = this;
    const { cards } = this.table;
    const bottle = sight.bottleFor(guest);
    x[from + outsideAt.promise] = promise / 10;
    x[from + outsideAt.preferred] = bottle === cards.preferred[guest] ? 1 : 0;
    x[from + outsideAt.region] = bottle >= 0 ? 1 : 0;
    x[from + outsideAt.missing] = sight.missing(guest) / 4;
    x[from + outsideAt.perfect] = cards.perfect[guest] / 12;
    x[from + outsideAt.companion] = this.companyOf(guest);
  }

  /** Whether no guest of this seat would miss a bottle: the one being looked at last. Used to keep swaps few. */
  isSpare(bottle: number): boolean {
    return this.sight.hasBottle(bottle);
  }
}
