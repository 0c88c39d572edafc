import { type AnyView, listOf, numbersBelow, type Seat, seatsIn } from '@taproom/engine';
import {
  bottlesIn,
  bottleText,
  guestText,
  heldText,
  heldTexts,
  lyingText,
  resourceText,
  tuckedTexts,
  typesCounted,
} from './card-text.js';
import { FIRST_FLAVOUR, NONE, TYPES } from './cards.js';
import { REASONS, scoresOf } from './ending.js';
import { FACE_DOWN_TEXT } from './events.js';
import { lookedAt } from './green.js';
import { termsOf } from './offer.js';
import { waitingFor } from './rules.js';
import { handTexts } from './setup.js';
import { aboutOf, DRAFTED, FACE_DOWN, KNOWN, NO_OFFER, PERFECT, PLACES, SERVED, type Table, whatOf } from './table.js';

/** What lies on the agenda, in words; the number that may follow is what it is about. */
export const AGENDA_WORDS = [
  '',
  'draw',
  'act',
  'limit',
  'over',
  'caught',
  'lose',
  'give',
  'stack',
  'blind',
  'replace',
  'choose',
  'trade',
  'fill',
  'strike',
  'settle',
  'free-draws',
] as const;
export type Phase = (typeof AGENDA_WORDS)[number];

export const EMPTY = 'empty';

export interface OfferView {
  readonly to: Seat;
  readonly state: 'draft' | 'open';
  readonly give: readonly string[];
  readonly get: readonly string[];
}

export type Drink = 'perfect' | 'substitute' | null;

/** What one viewer may know, and what a careful player in that seat would remember. */
export interface View extends AnyView {
  readonly viewer: Seat;
  readonly waiting: readonly Seat[];
  readonly turn: Seat;
  readonly phase: Phase;
  /** Everything that is still to be done, the turn itself first. All of it is public. */
  readonly agenda: readonly string[];
  /** Draw points left. */
  readonly points: number;
  /** The viewer's own cards. */
  readonly hand: readonly string[];
  readonly handSizes: readonly number[];
  readonly bottleCounts: readonly number[];
  /** Cards that everybody knows to be in each hand. */
  readonly known: readonly (readonly string[])[];
  /** `face-down` where the viewer may not know who it is. */
  readonly guests: readonly (readonly string[])[];
  readonly served: readonly (readonly Drink[])[];
  readonly tucked: readonly (readonly (readonly string[])[])[];
  readonly tokens: readonly number[];
  /** Points so far. */
  readonly scores: readonly number[];
  readonly debt: readonly number[];
  readonly owed: readonly number[];
  readonly guestMarket: readonly string[];
  readonly bottleMarket: readonly string[];
  /** What can be taken: the top card of each place. */
  readonly resourceMarket: readonly string[];
  /** Stacking: all cards of each place, from the bottom up. */
  readonly stacks: readonly (readonly string[])[];
  readonly guestDeck: number;
  readonly bottleDeck: number;
  readonly resourceDeck: number;
  readonly guestDiscard: readonly string[];
  readonly bottleDiscard: readonly string[];
  readonly resourceDiscard: readonly string[];
  readonly guestsOut: number;
  readonly bottlesOut: number;
  readonly resourcesOut: readonly string[];
  /** The red event that is being dealt with. */
  readonly struck: string | null;
  /** The guest that the player on turn has drawn unseen: who, for that player, and `face-down` for the others. */
  readonly drawnGuest: string | null;
  /** Bottles being chosen from, for that player; how many there are, for all. */
  readonly looked: readonly string[];
  readonly lookedCount: number;
  /** Stacking: cards of a drink that have to find a place. */
  readonly placing: readonly string[];
  readonly offers: readonly (OfferView | null)[];
  readonly offersMade: readonly number[];
  readonly ending: (typeof REASONS)[number];
  /** Who brought the end near: the game is over when it would be their turn again. */
  readonly endedBy: Seat | null;
  readonly quiet: number;
  readonly bottlesAtStart: number;
}

export const view = (table: Table, viewer: Seat): View => ({ ...ownView(table, viewer), ...openView(table) });

type Own = 'viewer' | 'hand' | 'guests' | 'drawnGuest' | 'looked';

export function ownView(table: Table, viewer: Seat): Pick<View, Own> {
  const seats = numbersBelow(table.seats);
  const places = numbersBelow(table.places);
  const onTurn = viewer === table.turn;
  return {
    viewer,
    hand: viewer < 0 ? [] : handTexts(table, viewer),
    guests: seats.map((seat) => places.map((place) => guestSeen(table, seat, place, viewer))),
    drawnGuest: table.blind === NONE ? null : onTurn ? guestText(table, table.blind) : FACE_DOWN_TEXT,
    looked: onTurn ? lookedAt(table).map((bottle) => bottleText(table, bottle)) : [],
  };
}

export function openView(table: Table): Omit<View, Own> {
  const seats = numbersBelow(table.seats);
  const places = numbersBelow(table.places);
  const slots = numbersBelow(table.slots);
  return {
    waiting: seatsIn(waitingFor(table)),
    turn: table.turn,
    phase: AGENDA_WORDS[table.what]!,
    agenda: numbersBelow(table.depth).map((level) => agendaText(table.agenda[level])),
    points: table.points,
    handSizes: seats.map((seat) => table.handSize(seat)),
    bottleCounts: listOf(table.bottleCount),
    known: seats.map((seat) => heldTexts(table, seat, table.shownBottles, table.shown)),
    served: seats.map((seat) => places.map((place) => drinkAt(table, seat, place))),
    tucked: seats.map((seat) => places.map((place) => tuckedTexts(table, table.tucked[seat * PLACES + place]))),
    tokens: listOf(table.tokens),
    scores: scoresOf(table),
    debt: listOf(table.debt),
    owed: listOf(table.owed),
    guestMarket: listOf(table.guestMarket).map((guest) => (guest === NONE ? EMPTY : guestText(table, guest))),
    bottleMarket: listOf(table.bottleMarket).map((bottle) => (bottle === NONE ? EMPTY : bottleText(table, bottle))),
    resourceMarket: slots.map((slot) => (table.heights[slot] === 0 ? EMPTY : resourceText(table, table.top(slot)))),
    stacks: table.house.stacking ? slots.map((slot) => stackTexts(table, slot)) : [],
    guestDeck: table.guestDeckSize,
    bottleDeck: table.bottleDeckSize,
    resourceDeck: table.resourceDeckSize,
    guestDiscard: numbersBelow(table.guestDiscardSize).map((at) => guestText(table, table.guestDiscard[at])),
    bottleDiscard: bottlesIn(table.bottleDiscard).map((bottle) => bottleText(table, bottle)),
    resourceDiscard: typesCounted(table.discards, 0, TYPES).map((type) => resourceText(table, type)),
    guestsOut: bitsIn(table.guestsOut),
    bottlesOut: bitsIn(table.bottlesOut),
    resourcesOut: typesCounted(table.resourcesOut, 0, TYPES).map((type) => resourceText(table, type)),
    struck: table.struck === NONE ? null : resourceText(table, table.struck),
    lookedCount: table.lookedCount,
    placing: typesCounted(table.placing, 0, FIRST_FLAVOUR).map((type) => heldText(table, type)),
    offers: table.house.trading ? seats.map((seat) => offerOf(table, seat)) : [],
    offersMade: listOf(table.offersMade),
    ending: REASONS[table.ending]!,
    endedBy: table.ending === 0 ? null : table.endedBy,
    quiet: table.quiet,
    bottlesAtStart: table.bottlesAtStart,
  };
}

function agendaText(made: number): string {
  const word = AGENDA_WORDS[whatOf(made)]!;
  return aboutOf(made) === 0 ? word : `${word} ${aboutOf(made)}`;
}

/** A face-down guest is known to its owner, and to all who saw it being put there. */
function guestSeen(table: Table, seat: Seat, place: number, viewer: Seat): string {
  const guest = table.guests[seat * PLACES + place];
  const lying = table.lying[seat * PLACES + place];
  if (guest === NONE) return lying & FACE_DOWN ? `${FACE_DOWN_TEXT} ${EMPTY}` : EMPTY;
  const mayKnow = viewer === seat || (lying & FACE_DOWN) === 0 || (lying & KNOWN) !== 0;
  return mayKnow ? lyingText(table, guest, lying) : FACE_DOWN_TEXT;
}

function drinkAt(table: Table, seat: Seat, place: number): Drink {
  const lying = table.lying[seat * PLACES + place];
  return (lying & SERVED) === 0 ? null : lying & PERFECT ? 'perfect' : 'substitute';
}

const stackTexts = (table: Table, slot: number): string[] =>
  numbersBelow(table.heights[slot]).map((level) => resourceText(table, table.cardAt(slot, level)));

function offerOf(table: Table, seat: Seat): OfferView | null {
  if (table.offers[seat] === NO_OFFER) return null;
  const state = table.offers[seat] === DRAFTED ? 'draft' : 'open';
  return { to: table.offeredTo[seat], state, ...termsOf(table, seat) };
}

function bitsIn(words: Int32Array): number {
  let count = 0;
  for (const word of words) for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
