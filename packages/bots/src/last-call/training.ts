import { lastCall } from '@taproom/games/last-call';
import { lessonFor } from '../shedding/lesson.js';

export const lesson = lessonFor(lastCall);
