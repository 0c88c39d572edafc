import type { AnyEvent, Seat } from '@taproom/engine';

/** Why cards were drawn. */
export type DrawnFor =
  | 'turn'
  | 'take-that'
  | 'chaser'
  | 'cheers'
  | 'tough-break'
  | 'my-shout'
  | 'shout-not-called'
  | 'tough-breaks-called-in'
  | 'last-call';

/** Why a round ended. */
export const REASONS = ['out-of-cards', 'nobody-can-move'] as const;
export type Reason = (typeof REASONS)[number];

/** What happened, told in past tense and in order. Cards are in notation. */
export type Event =
  | { readonly type: 'round-began'; readonly round: number; readonly seat: Seat }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: string[] }
  | { readonly type: 'turned-up'; readonly cards: string[] }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: string;
      readonly suit?: string;
      readonly calls: string[];
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly why: DrawnFor; readonly cards: string[] }
  | { readonly type: 'could-not-move'; readonly seat: Seat }
  | { readonly type: 'may-play-drawn'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'turned-about'; readonly direction: Direction }
  | { readonly type: 'told-to-take'; readonly seat: Seat; readonly owed: number }
  | { readonly type: 'told-to-sip'; readonly seat: Seat }
  | { readonly type: 'sipped'; readonly seat: Seat; readonly left: number | 'bottomless' }
  | { readonly type: 'chaser-flipped'; readonly cards: string[]; readonly suit: string }
  | { readonly type: 'chaser-ended'; readonly seat: Seat }
  | { readonly type: 'bottle-went-round'; readonly direction: Direction }
  | { readonly type: 'chose'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'passed'; readonly from: Seat; readonly to: Seat; readonly card: string }
  | { readonly type: 'gave-up-tough-breaks'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly cards: string[] }
  | { readonly type: 'declared'; readonly seat: Seat; readonly suit: string }
  | { readonly type: 'forgot-last-call'; readonly seat: Seat }
  | { readonly type: 'caught'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'owned-up'; readonly seat: Seat }
  | { readonly type: 'round-won'; readonly seats: Seat[]; readonly round: number; readonly reason: Reason };

export type Direction = 'clockwise' | 'anticlockwise';
export type EventType = Event['type'];
export type Log = Event[];

const everyone = <E extends Event>(event: E): AnyEvent => event;
/** Others learn how many cards it was. */
const countOnly = (event: AnyEvent & { seat: Seat; cards: string[] }, viewer: Seat): AnyEvent => {
  if (viewer === event.seat) return event;
  const counted = { ...event, cards: event.cards.length };
  return counted;
};
const cardHidden = (event: AnyEvent & { card: string }): AnyEvent => {
  const { card: _secret, ...open } = event;
  return open;
};

type Audience = { readonly [E in Event as E['type']]: (event: E, viewer: Seat) => AnyEvent | undefined };

/** Who may see what. A new kind of event does not compile until its audience is chosen here. */
const AUDIENCE: Audience = {
  'round-began': everyone,
  dealt: countOnly,
  'turned-up': everyone,
  played: everyone,
  drew: countOnly,
  'could-not-move': everyone,
  'may-play-drawn': (event, viewer) => (viewer === event.seat ? event : cardHidden(event)),
  kept: everyone,
  reshuffled: everyone,
  'turned-about': everyone,
  'told-to-take': everyone,
  'told-to-sip': everyone,
  sipped: everyone,
  'chaser-flipped': everyone,
  'chaser-ended': everyone,
  'bottle-went-round': everyone,
  chose: (event, viewer) => (viewer === event.seat ? event : cardHidden(event)),
  passed: (event, viewer) => (viewer === event.from || viewer === event.to ? event : cardHidden(event)),
  'gave-up-tough-breaks': everyone,
  flipped: everyone,
  declared: everyone,
  'forgot-last-call': everyone,
  caught: everyone,
  'owned-up': everyone,
  'round-won': everyone,
};

export const EVENTS = Object.keys(AUDIENCE) as EventType[];

export const show = (event: Event, viewer: Seat): AnyEvent | undefined =>
  (AUDIENCE[event.type] as (event: Event, viewer: Seat) => AnyEvent | undefined)(event, viewer);

/** Events after which somebody knows what was hidden before. */
export const REVEALING: readonly EventType[] = [
  'dealt',
  'turned-up',
  'drew',
  'may-play-drawn',
  'chaser-flipped',
  'chaser-ended',
  'passed',
  'gave-up-tough-breaks',
  'flipped',
  'could-not-move',
];
