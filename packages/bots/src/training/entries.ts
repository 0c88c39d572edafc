import type { GameName } from '@taproom/games';
import { lesson as closingTime } from '../closing-time/lesson.js';
import { lesson as lastCall } from '../last-call/lesson.js';
import { lesson as whiskeyTimes } from '../whiskey-times/lesson.js';
import { lesson as withFriends } from '../with-friends/lesson.js';
import type { Lesson } from './lesson.js';

/** How each game's nets are trained, where it has any. Apart from the other entries: nobody loads it at a table. */
export const LESSONS: Readonly<Record<GameName, Lesson | undefined>> = {
  'closing-time': closingTime,
  'last-call': lastCall,
  'with-friends': withFriends,
  'whiskey-times': whiskeyTimes,
};
