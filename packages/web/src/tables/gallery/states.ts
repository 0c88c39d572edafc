import type { Player, TableProps } from '../props.js';

/** A table made up for looking at: what differs from the plain one. */
export interface MadeUp {
  readonly game: string;
  readonly title: string;
  readonly seats: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly moves: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly cards?: unknown;
}

const NAMES = ['Ann', 'Bartholomew', 'Cat', 'Dev', 'Eve', 'Fritz', 'Gus', 'Hana'];
const GLASSES = ['pint', 'wine', 'tumbler', 'coupe', 'highball', 'copita', 'mug', 'teacup'];

const playersFor = (seats: number): Player[] =>
  NAMES.slice(0, seats).map((name, i) => ({ name, glass: GLASSES[i] as string, bot: i > 1, away: i === 3 }));

const SMALL_HAND = [
  'wine/red/star',
  'wine/navy/cross',
  'take-that/wine',
  'lets-get-wild',
  'my-shout',
  'beer/light-blue/star',
  'neat/brown/tree',
];
const BIG_HAND = [
  ...SMALL_HAND,
  'rocks/red/tree',
  'rocks/orange/circle',
  'rocks/yellow/house',
  'cocktail/lime/meeple',
  'cocktail/green/tree',
  'cocktail/pink/square',
  'neat/purple/square',
  'neat/pink/cross',
  'neat/pink/triangle',
  'beer/red/circle',
  'beer/orange/triangle',
  'beer/yellow/pentagram',
  'beer/lime/sword',
  'beer/navy/meeple',
  'cheers',
  'chaser',
  'tough-break',
  'tell-me-your-woes',
];
const SUITS = ['wine', 'rocks', 'cocktail', 'neat', 'beer'];

const lastCall = (seats: number, view: Record<string, unknown>): Record<string, unknown> => ({
  viewer: 0,
  waiting: [0],
  phase: 'play',
  turn: 0,
  direction: 'clockwise',
  round: 1,
  rounds: 1,
  wins: Array(seats).fill(0),
  top: 'wine/purple/star',
  suit: 'wine',
  owed: 0,
  chaser: 'none',
  sips: [2, 3, 0, 1, 3, 2, 3, 1].slice(0, seats),
  hands: [7, 1, 4, 12, 1, 6, 3, 9].slice(0, seats),
  lastCards: [1],
  offences: [1],
  hand: SMALL_HAND,
  draw: 58,
  beside: ['my-shout'],
  drawn: 'none',
  chosen: [],
  passing: 'none',
  stuck: 0,
  ...view,
});

const playsOf = (cards: readonly string[]): string[] => [
  ...cards.flatMap((card) =>
    card === 'lets-get-wild' || card === 'tough-break'
      ? SUITS.map((suit) => `play ${card} as ${suit}`)
      : [`play ${card}`],
  ),
  'draw',
];

export const LAST_CALL_STATES: readonly MadeUp[] = [
  {
    game: 'closing-time',
    title: 'your turn',
    seats: 4,
    view: lastCall(4, {}),
    moves: playsOf([
      'wine/red/star',
      'wine/navy/cross',
      'take-that/wine',
      'lets-get-wild',
      'my-shout',
      'beer/light-blue/star',
    ]),
    options: { sips: 3, 'last-call': 'caught' },
  },
  {
    game: 'closing-time',
    title: 'twenty-five cards, eight players',
    seats: 8,
    view: lastCall(8, {
      hand: BIG_HAND,
      hands: [25, 1, 4, 12, 1, 6, 3, 9],
      direction: 'anticlockwise',
      round: 2,
      rounds: 3,
      wins: [1, 0, 0, 0, 0, 0, 0, 0],
    }),
    moves: playsOf([
      'wine/red/star',
      'wine/navy/cross',
      'take-that/wine',
      'lets-get-wild',
      'my-shout',
      'beer/light-blue/star',
      'tough-break',
    ]),
    options: { sips: 3, 'last-call': 'caught' },
  },
  {
    game: 'closing-time',
    title: 'cheers',
    seats: 3,
    view: lastCall(3, { phase: 'answer-cheers', top: 'cheers', suit: 'none' }),
    moves: ['sip', 'draw-two'],
    options: { sips: 3, 'last-call': 'caught' },
  },
  {
    game: 'closing-time',
    title: 'pass the bottle',
    seats: 5,
    view: lastCall(5, { phase: 'pass', top: 'pass-the-bottle', suit: 'beer', waiting: [0, 2, 3] }),
    moves: SMALL_HAND.map((card) => `pass ${card}`),
    options: { sips: 3, 'last-call': 'caught' },
  },
  {
    game: 'closing-time',
    title: 'take that',
    seats: 2,
    view: lastCall(2, { phase: 'answer-take-that', top: 'take-that/beer', suit: 'beer', owed: 3 }),
    moves: ['play take-that/wine', 'take'],
    options: { sips: 'bottomless', 'last-call': 'caught' },
  },
  {
    game: 'last-call',
    title: 'one card left, not your turn',
    seats: 4,
    view: lastCall(4, {
      hand: ['switch-it-up/wine/pink'],
      hands: [1, 1, 4, 5],
      waiting: [2],
      top: 'take-that/copita/navy',
      suit: 'copita',
      beside: ['about-face'],
    }),
    moves: [],
    options: { sips: 3, 'last-call': 'caught' },
  },
];

const friends = (seats: number, view: Record<string, unknown>): Record<string, unknown> => ({
  viewer: 0,
  waiting: [0],
  phase: 'playing',
  round: 5,
  cards: 7,
  rounds: [3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3],
  dealer: 1,
  turnedUp: 'beer-4',
  trump: 'beer',
  bids: [2, 1, 0, 3, 1, 0, 2, 1].slice(0, seats),
  tricks: [1, 1, 1, 0, 0, 0, 0, 0].slice(0, seats),
  scores: [33, 21, 45, 10, 12, 0, 55, 13].slice(0, seats),
  hand: ['wine-7', 'wine-mixer', 'rocks-3', 'beer-11', 'bar', 'cocktail-9', 'highball-1'],
  handSizes: Array(seats).fill(7),
  leader: 2,
  led: 'wine',
  trick: ['wine-9', 'beer-2', 'wine-11'].slice(0, seats - 2),
  winning: 3,
  played: [{ leader: 0, cards: ['wine-9', 'beer-2', 'wine-11', 'wine-3'].slice(0, seats), winner: 1 }],
  playsFor: Array.from({ length: seats }, (_, i) => i),
  passed: null,
  sheet: [3, 4, 5, 6].map((cards, i) => ({
    round: i + 1,
    cards,
    bids: Array.from({ length: seats }, (_, seat) => (seat + i) % 3),
    tricks: Array.from({ length: seats }, (_, seat) => (seat * 2 + i) % 3),
    points: Array.from({ length: seats }, (_, seat) =>
      (seat + i) % 3 === (seat * 2 + i) % 3 ? 10 + ((seat + i) % 3) : 0,
    ),
  })),
  ...view,
});

export const FRIENDS_STATES: readonly MadeUp[] = [
  {
    game: 'with-friends',
    title: 'your turn',
    seats: 5,
    view: friends(5, {}),
    moves: ['play wine-7', 'play wine-mixer'],
  },
  {
    game: 'with-friends',
    title: 'bidding ten, eight players',
    seats: 8,
    view: friends(8, {
      phase: 'bidding',
      cards: 10,
      bids: [null, 1, 0, 3, 1, 0, 2, 1],
      trick: [],
      played: [],
      winning: null,
      hand: [
        'wine-7',
        'wine-mixer',
        'rocks-3',
        'beer-11',
        'bar',
        'cocktail-9',
        'highball-1',
        'beer-mixer',
        'bar',
        'wine-7',
      ],
    }),
    moves: [0, 1, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `bid ${n}`),
  },
  {
    game: 'with-friends',
    title: 'wingman, the last trick lies there',
    seats: 4,
    view: friends(4, {
      trick: [],
      winning: null,
      waiting: [1],
      playsFor: [3, 0, 1, 2],
      passed: ['wine-4', 'bar', 'beer-3'],
      turnedUp: 'bar',
      trump: 'none',
    }),
    moves: [],
    options: { memory: true, wingman: true },
  },
];

/** What the page would hand to a table. */
export function propsFor(state: MadeUp, mode: TableProps['mode'], language: TableProps['language']): TableProps {
  const players = playersFor(state.seats);
  const watching = mode === 'screen';
  return {
    game: { name: state.game } as never,
    setting: { seats: state.seats, options: state.options ?? {}, cards: state.cards } as never,
    view: { ...state.view, viewer: watching ? -1 : 0, ...(watching ? { hand: [] } : {}) } as never,
    seat: watching ? -1 : 0,
    players,
    names: players.map(({ name }) => name),
    moves: watching || mode === 'replay' ? [] : state.moves,
    play: () => undefined,
    whyNot: () => 'This would be the reason why it cannot be done just now.',
    prompt: 'Here it says what can be done now.',
    hint: () => 'Here it says what the chosen card does.',
    pending: false,
    words: { title: state.game, tagline: '', card: (card: string) => card, move: (move: string) => move } as never,
    language,
    news: { id: 1, events: [] },
    mode,
    reducedMotion: true,
    outcome: undefined,
    help: () => undefined,
    sound: () => undefined,
    say: () => undefined,
  };
}
