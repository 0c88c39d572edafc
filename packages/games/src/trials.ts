import type { Trial } from '@taproom/engine';
import { trial as withFriends } from './with-friends/trial.js';

/** What the conformance suite is told about each game, by name. */
export const trials: Readonly<Record<string, Trial>> = { 'with-friends': withFriends };
