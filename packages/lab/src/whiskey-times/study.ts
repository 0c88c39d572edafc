import type { AnyEvent, Move, Outcome, Seat, Setting } from '@taproom/engine';
import {
  scoreOf,
  type WhiskeyCards,
  type WhiskeyTable,
  whiskeyCards,
  whiskeyMoves,
  whiskeyTable,
  type whiskeyTimes,
} from '@taproom/games/whiskey-times';
import type { Tally } from '../simulate/tally.js';
import { noteEffect, type Study, type Watcher } from '../simulate/watcher.js';

type Event = Parameters<typeof whiskeyTimes.show>[0];

const { FLAVOUR_BITS, FLAVOUR_POINTS, HELD_TYPES, WORDS } = whiskeyCards;
const { ACTING, DRAWING, PERFECT, PLACES, SERVED, TRADING } = whiskeyTable;
const FACE_DOWN = 'face-down ';

export const whiskeyStudy: Study<WhiskeyTable> = {
  pace: { choice: 7, forced: 2, deal: 120 },
  lead: {
    says: 'most points so far, served drinks and tokens together',
    standing: scoreOf,
  },
  mayInterrupt: (table) => table.what === TRADING,
  dealtBy: 'laid-out',
  tries: addWishes,
  watch: (setting, tally) => new EveningWatcher(setting, tally),
};

/** While drawing: everything that lies there. While acting: every bottle for every guest. */
function addWishes(table: WhiskeyTable, seat: Seat, moves: Move[]): number {
  let count = 0;
  if (table.what === DRAWING) {
    for (let slot = 0; slot < whiskeyTable.BOTTLE_SLOTS; slot++) moves[count++] = whiskeyMoves.takeBottle(slot);
    for (let slot = 0; slot < table.slots; slot++) moves[count++] = whiskeyMoves.takeResource(slot);
    moves[count++] = whiskeyMoves.takeBottle(whiskeyMoves.BOTTLE_DECK);
    moves[count++] = whiskeyMoves.takeResource(whiskeyMoves.RESOURCE_DECK);
  }
  if (table.what !== ACTING) return count;
  for (let bottle = 0; bottle < table.cards.bottles.length; bottle++) {
    if ((((table.bottles[seat * WORDS + (bottle >> 5)] as number) >>> (bottle & 31)) & 1) === 0) continue;
    for (let place = 0; place < table.places; place++) moves[count++] = whiskeyMoves.serve(place, bottle, 0);
  }
  return count;
}

/** What a seat met with during an evening. */
interface Evening {
  readonly guests: Set<string>;
  readonly bottles: Set<string>;
  readonly took: Set<string>;
  readonly struck: Set<string>;
  readonly greens: Set<string>;
  /** Green events that chance brought: in the first hand, or unseen from the deck. */
  readonly got: Set<string>;
  strikes: number;
  taken: number;
  played: number;
}

/** Alike: so many of a kind, or more. */
const MANY = 12;

/** Guests, bottles, companions and events. */
class EveningWatcher implements Watcher<WhiskeyTable> {
  private readonly cards: WhiskeyCards;
  private readonly greens: ReadonlySet<string>;
  private evenings: Evening[] = [];
  private drinks = 0;

  constructor(
    private readonly setting: Setting,
    private readonly tally: Tally,
  ) {
    this.cards = setting.cards as WhiskeyCards;
    this.greens = new Set(this.cards.resources.filter(({ kind }) => kind === 'green').map(({ slug }) => slug));
  }

  event(happened: AnyEvent): void {
    const event = happened as Event;
    const { tally } = this;
    switch (event.type) {
      case 'laid-out':
        this.evenings = Array.from({ length: this.setting.seats }, freshEvening);
        return;
      case 'dealt':
        for (const guest of event.guests) this.seated(event.seat, guest, 'dealt');
        for (const card of event.hand) this.dealt(event.seat, card);
        return;
      case 'took':
        return this.took(event.seat, event.card, event.from);
      case 'struck':
        this.eveningOf(event.seat).struck.add(event.event);
        this.eveningOf(event.seat).strikes++;
        tally.add(`red/${event.event}`);
        return;
      case 'played':
        return this.usedGreen(event.seat, event.event);
      case 'served':
        this.drinks++;
        tally.add(`guest/${event.drink}/${event.guest}`);
        tally.add(`bottle/${event.drink}/${event.bottle}`);
        for (const card of [...event.used, ...event.tucked])
          if (this.greens.has(card)) this.usedGreen(event.seat, card);
        for (const card of event.tucked) tally.add(`tucked/${card}`);
        return;
      case 'gifted':
        tally.add(`guest/gifted/${event.guest}`);
        tally.add(`bottle/gifted/${event.bottle}`);
        return;
      case 'paid':
        for (const bottle of event.bottles) tally.add(`bottle/paid/${bottle}`);
        return;
      case 'discarded':
        if (isBottle(event.card)) tally.add(`bottle/discarded/${event.card}`);
        return;
      case 'swapped':
        tally.add(`guest/sent-away/${event.out.replace(FACE_DOWN, '')}`);
        this.seated(event.seat, event.guest, 'swapped');
        return;
      case 'invited':
        return this.seated(event.seat, event.guest, 'invited');
      case 'guest-replaced':
        tally.add(`guest/replaced/${event.out.replace(FACE_DOWN, '')}`);
        return this.seated(event.seat, event.guest, 'replaced');
    }
  }

  end(table: WhiskeyTable, _outcome: Outcome, wins: readonly number[]): void {
    const { tally } = this;
    wins.forEach((win, seat) => {
      const evening = this.eveningOf(seat);
      noteEffect(tally, 'guests', evening.guests, 0, win);
      noteEffect(tally, 'bottles', evening.bottles, 0, win);
      noteEffect(tally, 'took', evening.took, Math.min(MANY, evening.taken), win);
      noteEffect(tally, 'struck', evening.struck, Math.min(MANY, evening.strikes), win);
      noteEffect(tally, 'got', evening.got, Math.min(MANY, evening.got.size), win);
      noteEffect(tally, 'greens', evening.greens, Math.min(MANY, evening.played), win);
      this.served(table, seat, win);
      this.points(table, seat);
      tally.note('score', scoreOf(table, seat));
    });
    tally.note('drinks', this.drinks);
    tally.add('drinks/bins', this.drinks);
    this.drinks = 0;
  }

  /** Who had been served when the evening ended, and which of them kept each other company. */
  private served(table: WhiskeyTable, seat: Seat, win: number): void {
    const { tally, cards } = this;
    const served: number[] = [];
    for (let at = seat * PLACES; at < seat * PLACES + table.places; at++) {
      const guest = table.guests[at] as number;
      if (((table.lying[at] as number) & SERVED) !== 0) served.push(guest);
      else if (cards.texts.guest[guest] !== undefined) tally.add(`guest/left-waiting/${cards.texts.guest[guest]}`);
    }
    const names = served.map((guest) => cards.texts.guest[guest] as string);
    noteEffect(tally, 'served', names, served.length, win);
    for (const name of names) tally.add(`guest/kept/${name}`);
    for (const one of served) {
      const paid = served.filter((other) => cards.pays[one * cards.guests.length + other] === 1).length;
      if (paid > 0) tally.add(`companion/${cards.texts.guest[one]}`, 0, paid);
    }
  }

  /** Where the points of a seat came from. */
  private points(table: WhiskeyTable, seat: Seat): void {
    const { tally, cards } = this;
    let paired = 0;
    for (let at = seat * PLACES; at < seat * PLACES + table.places; at++) {
      const lying = table.lying[at] as number;
      if ((lying & SERVED) === 0) continue;
      const guest = table.guests[at] as number;
      const isPerfect = (lying & PERFECT) !== 0;
      tally.add(
        isPerfect ? 'points/perfect' : 'points/substitute',
        0,
        (isPerfect ? cards.perfect : cards.substitute)[guest],
      );
      let flavours = 0;
      for (let type = 0; type < HELD_TYPES; type++) {
        const bit = (table.tucked[at] as number) & (1 << type);
        if ((bit & FLAVOUR_BITS) !== 0) flavours++;
        else if (bit !== 0) tally.add('points/bonuses', 0, cards.amount[type]);
      }
      tally.add('points/flavours', 0, FLAVOUR_POINTS[flavours]);
      for (let other = seat * PLACES; other < at; other++) {
        if (((table.lying[other] as number) & SERVED) === 0) continue;
        paired += cards.pays[guest * cards.guests.length + (table.guests[other] as number)] as number;
      }
    }
    tally.add('points/companions', 0, paired * table.house.companions);
    tally.add('points/tokens', 0, table.tokens[seat]);
  }

  private seated(seat: Seat, lying: string, how: string): void {
    const guest = lying.replace(FACE_DOWN, '');
    this.tally.add(`guest/seated/${guest}`);
    if (how === 'dealt') this.eveningOf(seat).guests.add(guest);
  }

  private dealt(seat: Seat, card: string): void {
    if (isBottle(card)) this.eveningOf(seat).bottles.add(card);
    if (this.greens.has(card)) this.eveningOf(seat).got.add(card);
  }

  private took(seat: Seat, card: string, from: string): void {
    if (from === 'deck' && this.greens.has(card)) this.eveningOf(seat).got.add(card);
    if (!isBottle(card)) return;
    this.tally.add(`bottle/taken/${card}`);
    this.tally.add(`bottle/taken-from-${from}`);
    const evening = this.eveningOf(seat);
    evening.took.add(card);
    evening.taken++;
  }

  private usedGreen(seat: Seat, card: string): void {
    this.tally.add(`green/${card}`);
    const evening = this.eveningOf(seat);
    evening.greens.add(card);
    evening.played++;
  }

  private eveningOf(seat: Seat): Evening {
    return this.evenings[seat] as Evening;
  }
}

const isBottle = (card: string): boolean => card.startsWith('bottle-');

const freshEvening = (): Evening => ({
  guests: new Set(),
  bottles: new Set(),
  took: new Set(),
  struck: new Set(),
  greens: new Set(),
  got: new Set(),
  strikes: 0,
  taken: 0,
  played: 0,
});
