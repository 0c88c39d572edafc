import type { MadeUp } from './states.js';

const GUESTS = ['ada-lovelace', 'face-down robert-burns', 'mark-twain'];

const whiskey = (seats: number, view: Record<string, unknown>): Record<string, unknown> => ({
  viewer: 0,
  waiting: [0],
  turn: 0,
  phase: 'draw',
  agenda: ['draw'],
  points: 2,
  hand: [
    'bottle-44',
    'bottle-17',
    'bottle-5',
    'glencairn',
    'ice',
    'lime',
    'soda',
    'cola',
    'flavour-peated',
    'any-old-jar',
    'toast-of-the-town',
  ],
  handSizes: [11, 8, 9, 10, 7].slice(0, seats),
  bottleCounts: [3, 2, 4, 1, 2].slice(0, seats),
  known: [],
  guests: [
    GUESTS,
    ['cleopatra', 'voltaire', 'face-down'],
    ['ned-kelly', 'jane-austen', 'face-down'],
    ['hokusai', 'li-bai', 'face-down'],
    ['blackbeard', 'sappho', 'face-down'],
  ].slice(0, seats),
  served: [
    [null, null, 'perfect'],
    [null, 'substitute', null],
    [null, null, null],
    [null, null, null],
    ['perfect', null, null],
  ].slice(0, seats),
  tucked: Array(seats).fill([[], [], ['flavour-peated']]),
  tokens: [3, 0, 5, 1, 2].slice(0, seats),
  scores: [21, 14, 5, 9, 30].slice(0, seats),
  owed: Array(seats).fill(0),
  guestMarket: ['oscar-wilde', 'marie-curie', 'abraham-lincoln', 'elizabeth-i'],
  bottleMarket: ['bottle-9', 'bottle-61'],
  resourceMarket: ['ginger-ale', 'cellar-key'],
  stacks: [],
  guestDeck: 52,
  bottleDeck: 41,
  resourceDeck: 77,
  guestDiscard: ['socrates'],
  bottleDiscard: ['bottle-1', 'bottle-2'],
  resourceDiscard: ['ice', 'ice', 'rocks'],
  struck: null,
  drawnGuest: null,
  looked: [],
  placing: [],
  offers: [],
  endedBy: null,
  ...view,
});

const DRAWS = [
  'take bottle 1',
  'take bottle 2',
  'take bottle deck',
  'take resource 1',
  'take resource 2',
  'take resource deck',
  'done',
];

const ACTS = [
  'serve guest 1 with bottle-44',
  'serve guest 1 with bottle-44 toast-of-the-town',
  'gift guest 1 bottle-44',
  'gift guest 2 bottle-17',
  ...[1, 2, 3].flatMap((place) =>
    ['market 1', 'market 2', 'market 3', 'market 4', 'deck'].flatMap((target) =>
      ['bottle-5 bottle-17', 'bottle-5 bottle-44', 'bottle-17 bottle-44'].map(
        (pay) => `swap guest ${place} for ${target} with ${pay}`,
      ),
    ),
  ),
  'done',
];

/** The cards come from the game itself. */
export const whiskeyStates = (cards: unknown): MadeUp[] => [
  { game: 'whiskey-times', title: 'drawing', seats: 3, view: whiskey(3, {}), moves: DRAWS, cards },
  {
    game: 'whiskey-times',
    title: 'acting',
    seats: 5,
    view: whiskey(5, { phase: 'act', agenda: ['act'], endedBy: 4 }),
    moves: ACTS,
    cards,
  },
  {
    game: 'whiskey-times',
    title: 'stacked market, discarding',
    seats: 4,
    view: whiskey(4, {
      phase: 'limit',
      agenda: ['limit'],
      resourceMarket: ['ginger-ale', 'cellar-key', 'ice', 'rocks', 'cola'],
      stacks: [['ice', 'ginger-ale'], ['cellar-key'], ['lime', 'soda', 'ice'], ['rocks'], ['cola']],
    }),
    moves: ['discard bottle-44', 'discard ice onto 1', 'discard ice onto 2', 'discard ice onto 3'],
    cards,
  },
  {
    game: 'whiskey-times',
    title: 'trading',
    seats: 3,
    view: whiskey(3, {
      phase: 'trade',
      agenda: ['trade'],
      offers: [null, { to: 0, state: 'open', give: ['ice', 'lime'], get: ['soda'] }, null],
    }),
    moves: ['accept seat-2', 'decline seat-2', 'offer seat-2', 'offer seat-3', 'end-trade'],
    cards,
  },
];
