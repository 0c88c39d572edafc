import { type AnyEvent, type Seat, SPECTATOR } from '@taproom/engine';

/** What happened, told in past tense and in order. Cards and suits are in notation. */
export type Event =
  | { type: 'round-began'; round: number; cards: number; dealer: Seat }
  | { type: 'dealt'; seat: Seat; cards: string[] }
  | { type: 'turned-up'; card: string; trump: string }
  | { type: 'bid'; seat: Seat; tricks: number }
  | { type: 'passed'; from: Seat; to: Seat; cards: string[] }
  | { type: 'played'; seat: Seat; card: string; suit: string; rank: number }
  | { type: 'trick-won'; seat: Seat; trick: number }
  | {
      type: 'scored';
      round: number;
      cards: number;
      bids: number[];
      tricks: number[];
      points: number[];
      scores: number[];
    }
  | { type: 'match-ended'; winners: Seat[]; scores: number[] };

export type Log = Event[];

type Audience = { [E in Event as E['type']]: (event: E, viewer: Seat) => AnyEvent };

const everyone = <E extends AnyEvent>(event: E): AnyEvent => event;
const onlyTo = <E extends { type: string; cards: string[] }>(event: E, knows: boolean): AnyEvent =>
  knows ? event : ({ ...event, cards: event.cards.length } as AnyEvent);

/** Who may see what. A new kind of event does not compile until its audience is chosen here. */
const AUDIENCE: Audience = {
  'round-began': everyone,
  dealt: (event, viewer) => onlyTo(event, viewer !== SPECTATOR && viewer === event.seat),
  'turned-up': everyone,
  bid: everyone,
  // R25  The bidder remembers what was passed on, and the wingman holds it.
  passed: (event, viewer) => onlyTo(event, viewer !== SPECTATOR && (viewer === event.from || viewer === event.to)),
  played: everyone,
  'trick-won': everyone,
  scored: everyone,
  'match-ended': everyone,
};

export const EVENTS = Object.keys(AUDIENCE) as Event['type'][];

export const show = (event: Event, viewer: Seat): AnyEvent =>
  (AUDIENCE[event.type] as (event: Event, viewer: Seat) => AnyEvent)(event, viewer);
