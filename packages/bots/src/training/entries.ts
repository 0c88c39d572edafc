import type { GameName } from '@taproom/games';
import { training as closingTime } from '../closing-time/training.js';
import { training as lastCall } from '../last-call/training.js';
import { training as whiskeyTimes } from '../whiskey-times/training.js';
import { training as withFriends } from '../with-friends/training.js';
import type { Training } from './training.js';

/** How each game's nets are trained, where it has any. Apart from the other entries: nobody loads it at a table. */
export const TRAININGS: Readonly<Record<GameName, Training | undefined>> = {
  'closing-time': closingTime,
  'last-call': lastCall,
  'with-friends': withFriends,
  'whiskey-times': whiskeyTimes,
};
