import { type AnyEvent, type Seat, SPECTATOR } from '@taproom/engine';

/** What happened, told in past tense and in order. Cards are in notation. */
export type Event =
  | { type: 'dealt'; seat: Seat; cards: string[] }
  | { type: 'laid'; seat: Seat; card: string }
  | { type: 'round-won'; seat: Seat; round: number; points: number[] };

export type Log = Event[];

type Audience = { [E in Event as E['type']]: (event: E, viewer: Seat) => AnyEvent };

const everyone = <E extends AnyEvent>(event: E): AnyEvent => event;

/** Who may see what. A new kind of event does not compile until its audience is chosen here. */
const AUDIENCE: Audience = {
  dealt: (event, viewer) =>
    viewer !== SPECTATOR && viewer === event.seat ? event : ({ ...event, cards: event.cards.length } as AnyEvent),
  laid: everyone,
  'round-won': everyone,
};

export const EVENTS = Object.keys(AUDIENCE) as Event['type'][];

export const show = (event: Event, viewer: Seat): AnyEvent =>
  (AUDIENCE[event.type] as (event: Event, viewer: Seat) => AnyEvent)(event, viewer);
