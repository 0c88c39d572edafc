import { closingTimeLesson, lastCallLesson } from '../shedding/lesson.js';
import { lesson as whiskeyTimes } from '../whiskey-times/lesson.js';
import { lesson as withFriends } from '../with-friends/lesson.js';
import type { Lesson } from './lesson.js';

/** How each game's nets are trained. One line a game. */
export const LESSONS: readonly Lesson[] = [closingTimeLesson, lastCallLesson, whiskeyTimes, withFriends];

export { mixed, textHash } from '../hash.js';
export { Net } from '../net/net.js';
export { FORMAT, fromBase64, saveNet, toBase64, type WeightFile } from '../net/weights.js';
export { freshTally, type Lesson, type Tally } from './lesson.js';
export { enrol, graduate, type Plan, pupilOf, type Schooled, study } from './school.js';
