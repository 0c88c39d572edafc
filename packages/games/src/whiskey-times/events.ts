import type { Seat } from '@taproom/engine';

type Market = 'guest' | 'bottle' | 'resource';
type From = 'market' | 'deck';

/** What happened, told in past tense and in order. Cards are in notation; places and slots count from 1. */
export type Event =
  | { type: 'laid-out'; guests: string[]; bottles: string[]; resources: string[] }
  | { type: 'dealt'; seat: Seat; hand: string[]; guests: string[] }
  | { type: 'turn-began'; seat: Seat; points: number }
  | { type: 'slot-added'; slots: number }
  | { type: 'took'; seat: Seat; card: string; from: From }
  | { type: 'filled'; market: Market; slot: number; card: string }
  | { type: 'reshuffled'; deck: 'guest' | 'resource' }
  | { type: 'struck'; seat: Seat; event: string }
  | { type: 'ignored'; event: string }
  | { type: 'caught'; seat: Seat; cards: number }
  | { type: 'guest-replaced'; seat: Seat; place: number; guest: string; out: string }
  | { type: 'guest-spared'; seat: Seat; place: number; guest: string }
  | { type: 'must-lose'; seat: Seat; what: 'glass' | 'bottle' | 'resource'; cards: number }
  | { type: 'discarded'; seat: Seat; card: string; onto: number }
  | { type: 'lost-tokens'; seat: Seat; tokens: number }
  | { type: 'lost-points'; seat: Seat; now: number; later: number }
  | { type: 'markets-swept'; cards: string[] }
  | { type: 'guests-swept'; guests: string[] }
  | { type: 'gave'; seat: Seat; to: Seat; card: string }
  | { type: 'paid'; seat: Seat; bottles: string[] }
  | { type: 'drew-guest'; seat: Seat; guest: string }
  | { type: 'swapped'; seat: Seat; place: number; out: string; guest: string; from: From }
  | { type: 'rejected'; seat: Seat; guest: string; slot: number; out: string }
  | { type: 'gifted'; seat: Seat; place: number; guest: string; bottle: string; tokens: number }
  | { type: 'invited'; seat: Seat; place: number; guest: string; from: From }
  | {
      type: 'served';
      seat: Seat;
      place: number;
      guest: string;
      bottle: string;
      drink: 'perfect' | 'substitute';
      used: string[];
      tucked: string[];
    }
  | { type: 'untucked'; seat: Seat; cards: string[] }
  | { type: 'rotated'; cards: string[] }
  | { type: 'stacks-swept'; cards: string[] }
  | { type: 'played'; seat: Seat; event: string }
  | { type: 'looked'; seat: Seat; bottles: string[] }
  | { type: 'chose'; seat: Seat; bottle: string; others: string[] }
  | { type: 'gained-tokens'; seat: Seat; tokens: number }
  | { type: 'fetched'; seat: Seat; card: string }
  | { type: 'trade-opened'; seat: Seat }
  | { type: 'offer-begun'; seat: Seat; to: Seat }
  | { type: 'offer-gives'; seat: Seat; card: string }
  | { type: 'offer-wants'; seat: Seat; card: string }
  | { type: 'offered'; seat: Seat; to: Seat; give: string[]; get: string[] }
  | { type: 'traded'; seat: Seat; with: Seat; give: string[]; get: string[] }
  | { type: 'declined'; seat: Seat; from: Seat }
  | { type: 'withdrawn'; seat: Seat }
  | { type: 'lapsed'; seat: Seat }
  | { type: 'trade-ended'; seat: Seat }
  | { type: 'end-near'; seat: Seat; reason: 'all-served' | 'no-bottles' }
  | { type: 'ended'; reason: string; scores: number[] };

export type Log = Event[];

export const HIDDEN = 'hidden';
export const FACE_DOWN_TEXT = 'face-down';

/** `face-down ada-lovelace` is only `face-down` to those who may not know. */
export const unnamed = (guest: string): string => (guest.startsWith(FACE_DOWN_TEXT) ? FACE_DOWN_TEXT : guest);

const everyone = <E>(event: E): E => event;
const unlessHidden = <E extends { seat: Seat; card: string; from: From }>(event: E, viewer: Seat): E =>
  viewer === event.seat || event.from === 'market' ? event : { ...event, card: HIDDEN };
const guestIfOpen = <E extends { seat: Seat; guest: string }>(event: E, viewer: Seat): E =>
  viewer === event.seat ? event : { ...event, guest: unnamed(event.guest) };

type Audience = { [E in Event as E['type']]: (event: E, viewer: Seat) => Event };

/** Who may see what. A new kind of event does not compile until its audience is chosen here. */
const AUDIENCE: Audience = {
  'laid-out': everyone,
  dealt: (event, viewer) =>
    viewer === event.seat ? event : { ...event, hand: event.hand.map(() => HIDDEN), guests: event.guests.map(unnamed) },
  'turn-began': everyone,
  'slot-added': everyone,
  took: unlessHidden,
  filled: everyone,
  reshuffled: everyone,
  struck: everyone,
  ignored: everyone,
  caught: everyone,
  'guest-replaced': everyone,
  'guest-spared': everyone,
  'must-lose': everyone,
  discarded: everyone,
  'lost-tokens': everyone,
  'lost-points': everyone,
  'markets-swept': everyone,
  'guests-swept': everyone,
  gave: everyone,
  paid: everyone,
  'drew-guest': (event, viewer) => (viewer === event.seat ? event : { ...event, guest: HIDDEN }),
  swapped: guestIfOpen,
  rejected: everyone,
  gifted: everyone,
  invited: guestIfOpen,
  served: everyone,
  untucked: everyone,
  rotated: everyone,
  'stacks-swept': everyone,
  played: everyone,
  looked: (event, viewer) => (viewer === event.seat ? event : { ...event, bottles: event.bottles.map(() => HIDDEN) }),
  chose: (event, viewer) => (viewer === event.seat ? event : { ...event, bottle: HIDDEN }),
  'gained-tokens': everyone,
  fetched: everyone,
  'trade-opened': everyone,
  'offer-begun': everyone,
  'offer-gives': everyone,
  'offer-wants': everyone,
  offered: everyone,
  traded: everyone,
  declined: everyone,
  withdrawn: everyone,
  lapsed: everyone,
  'trade-ended': everyone,
  'end-near': everyone,
  ended: everyone,
};

export const EVENTS = Object.keys(AUDIENCE) as Event['type'][];

/** Kinds of event that tell somebody what was hidden. */
export const REVEALING: readonly Event['type'][] = [
  'dealt',
  'took',
  'filled',
  'struck',
  'ignored',
  'guest-replaced',
  'guest-spared',
  'discarded',
  'gave',
  'drew-guest',
  'swapped',
  'rejected',
  'gifted',
  'invited',
  'served',
  'looked',
  'chose',
  'paid',
  'offer-gives',
  'offered',
  'traded',
];

export const show = (event: Event, viewer: Seat): Event =>
  (AUDIENCE[event.type] as (event: Event, viewer: Seat) => Event)(event, viewer);
