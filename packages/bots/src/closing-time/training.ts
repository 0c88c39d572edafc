import { closingTime } from '@taproom/games/closing-time';
import { lessonFor } from '../shedding/lesson.js';

export const lesson = lessonFor(closingTime);
