import type { Trial } from '@taproom/engine';
import { closingTimeTrial } from './closing-time/trial.js';
import { lastCallTrial } from './last-call/trial.js';
import { trial as whiskeyTimes } from './whiskey-times/trial.js';
import { trial as withFriends } from './with-friends/trial.js';

/** What the conformance suite is told about each game, by name. */
export const trials: Readonly<Record<string, Trial>> = {
  'closing-time': closingTimeTrial,
  'last-call': lastCallTrial,
  'with-friends': withFriends,
  'whiskey-times': whiskeyTimes,
};
