import { inputs } from '../net/inputs.js';
import type { Shape } from '../net/net.js';
import { COUNTS } from './sight.js';

/** Edges of the classes of a card by how many cards that beat it are about. */
export const EDGES = [0.001, 0.25, 0.5, 0.8, 1.2, 1.7, 2.5, 3.5];
const CLASSES = EDGES.length + 1;
const NEEDS = 6;
/** So many players are looked at one by one: those who come next. */
export const NEAR = 4;

/** The table, and the hand that is played or bid on. */
export const TABLE = inputs(['players', 7], 'double', 'size', 'no-trump');
export const HAND = inputs(
  ['trump', CLASSES],
  ['side', CLASSES],
  'expected',
  'spread',
  'trumps',
  'bars',
  'trumps-out',
  'bars-out',
  'voids',
  'longest',
  'singles',
  'ruffs',
  'sure',
  'hopeless',
);
/** What is the same for every bid, besides. */
export const BIDDING = inputs(
  'bids-made',
  'dealer',
  'leads',
  'plays-at',
  'bids-so-far',
  'own-wingman',
  ['bid-before', NEAR],
  ['exactly', COUNTS],
);
/** A bid. */
export const BID_MOVE = inputs(
  ['bid', 7],
  'share',
  'off',
  'off-squared',
  'at',
  'below',
  'above',
  'sum',
  'sum-over',
  'sum-under',
  'last-over',
  'last-under',
);
/** What is the same for every card, besides. */
export const TRICK = inputs(
  'left',
  ['need', NEEDS],
  'need-share',
  'over',
  'others-lost',
  'others-content',
  'laid',
  'leads',
  'last',
  'after-need',
  'after-content',
  'winner-needs',
  'winner-content',
  'winner-lost',
  'trumped',
  'expected-off',
  'now-exactly',
  'now-less',
  ['near-need', NEAR],
  ['near-content', NEAR],
  ['near-lost', NEAR],
  ['near-after', NEAR],
);
/** A card. */
export const CARD = inputs(
  'trump',
  'bar',
  'rank',
  ['class', CLASSES],
  'beaters',
  'worth',
  'wins',
  'sure',
  'takes',
  'make',
  'rest-exactly',
  'rest-less',
  'rest-more',
  'rest-two-less',
  'rest-off',
  'stronger',
  'next-higher',
  'next-lower',
  'length',
  'voids',
  'suit-out',
  'highest',
  'lowest',
  'leads-trump',
  'void-others',
  'beats-needy',
  'leaves-needy',
  'leaves-content',
  'twin',
);
/** With Wingman: the hand I passed on, and its player. */
export const MATE = inputs(
  ['mate-need', NEEDS],
  'mate-self',
  'mate-expected',
  'mate-off',
  'mate-after',
  'mate-wins',
  'mate-laid',
  'mate-share',
);
/** With Wingman: what a card does to that hand. */
export const CARD_FOR_MATE = inputs('beats-mate', 'leaves-mate');

/** Where those parts begin that stand behind others. */
export const HAND_AT = TABLE.names.length;
export const SHARED_AT = HAND_AT + HAND.names.length;

const shared = (...parts: readonly { readonly names: readonly string[] }[]): string[] =>
  [TABLE, HAND, ...parts].flatMap(({ names }) => names);

const bid = (name: string, outputs: readonly string[]): Shape => ({
  name,
  version: 1,
  features: [...shared(BIDDING), ...BID_MOVE.names],
  shared: shared(BIDDING).length,
  hidden: [48],
  outputs,
});
const play = (
  name: string,
  before: readonly string[],
  moves: readonly string[],
  outputs: readonly string[],
): Shape => ({
  name,
  version: 1,
  features: [...before, ...moves],
  shared: before.length,
  hidden: [64],
  outputs,
});

/** `make?`: the hand I play comes out as bid. `mate?`: so does the hand I bid on. `others`: what the others score, on average, in tens. */
export const BID = bid('bid', ['make?', 'others']);
export const PLAY = play('play', shared(TRICK), CARD.names, ['make?', 'others']);
export const WING_BID = bid('wing-bid', ['make?', 'mate?', 'others']);
export const WING_PLAY = play(
  'wing-play',
  shared(TRICK, MATE),
  [...CARD.names, ...CARD_FOR_MATE.names],
  ['make?', 'mate?', 'others'],
);
