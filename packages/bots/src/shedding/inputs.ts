import { inputs } from '../net/inputs.js';
import type { Shape } from '../net/net.js';

export const KINDS = 12;
export const PHASES = 7;
export const SUITS = 5;
/** Edges of the classes of hands by their size: one's own, and the others'. */
export const OWN_SIZES = [1, 2, 3, 4, 6, 9];
export const SIZES = [1, 2, 3, 4, 6];

export function sizeClass(edges: readonly number[], size: number): number {
  let c = 0;
  while (c < edges.length && size > (edges[c] as number)) c++;
  return c;
}

/** What is the same for every move. */
export const SHARED = inputs(
  ['players', 7],
  ['own', OWN_SIZES.length + 1],
  'own-size',
  ['next', SIZES.length + 1],
  ['before', SIZES.length + 1],
  ['least', SIZES.length + 1],
  'second',
  'others',
  ['phase', PHASES],
  'owed',
  'sips',
  'next-sips',
  ['has', KINDS],
  'suits',
  'longest',
  'linked',
  'next-lacks',
  'pile',
);
/** What a move makes of it. */
export const MOVE = inputs(
  ['plays', KINDS],
  'draws',
  'keeps',
  'takes',
  'draws-three',
  'sips-now',
  'draws-two',
  'passes',
  'declares',
  ['passes-kind', KINDS],
  ['left', OWN_SIZES.length + 1],
  'wins',
  'drawn',
  'follows',
  'can-follow',
  'plain-follows',
  'wilds-left',
  'breaks-left',
  'never-last-left',
  'theirs',
  'suit-share',
  'linked-after',
  ['hits', SIZES.length + 1],
  ['helps', SIZES.length + 1],
  'hit-all',
  'turns-to',
  'lacking',
  'suit-out',
  'single',
  'out-next',
);

/** The chance to win the round, by playing on as well as one can after this move. */
export const SHAPE: Shape = {
  name: 'value',
  version: 1,
  features: [...SHARED.names, ...MOVE.names],
  shared: SHARED.names.length,
  hidden: [48],
  outputs: ['win?'],
};
