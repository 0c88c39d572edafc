import type { Game } from '@taproom/engine';
import { describe } from 'vitest';
import { closingTime } from './closing-time/index.js';
import { lastCall } from './last-call/index.js';
import { explained as shedding } from './shedding/explain/index.js';
import { explainsItself } from './testing/explained.js';
import { explained as whiskey } from './whiskey-times/explain/index.js';
import { whiskeyTimes } from './whiskey-times/index.js';
import { explained as friends } from './with-friends/explain/index.js';
import { withFriends } from './with-friends/index.js';

const BOTH = ['cheers', 'take-that', 'about-face', 'declared'];
const PILES = ['pile', 'draw'];

describe('closing-time', () =>
  explainsItself(closingTime as unknown as Game, shedding, {
    notes: [...BOTH, 'chaser', 'pass-the-bottle'],
    asked: 50,
    places: PILES,
  }));

describe('last-call', () =>
  explainsItself(lastCall as unknown as Game, shedding, { notes: [...BOTH, 'drawn'], asked: 50, places: PILES }));

describe('with-friends', () =>
  explainsItself(withFriends as unknown as Game, friends, {
    notes: ['trump', 'bar', 'trick', 'scored'],
    asked: 50,
    places: ['trump', 'trick'],
  }));

describe('whiskey-times', () =>
  explainsItself(whiskeyTimes as unknown as Game, whiskey, {
    notes: ['red', 'served', 'swapped', 'rotated', 'gifted'],
    asked: 50,
    places: ['resource-deck'],
  }));
