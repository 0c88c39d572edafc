import { formatProblem } from '@taproom/engine';
import { type Lesson, readLesson } from '@taproom/engine/lesson';
import { type GameName, isGameName } from './names.js';

type Embedded = Promise<{ readonly lessons: Readonly<Record<string, unknown>> }>;

/** The lessons of each game by file, as they are embedded; loaded by those who learn. */
const LESSONS: Readonly<Record<GameName, () => Embedded>> = {
  'closing-time': () => import('./closing-time/lessons.gen.js'),
  'last-call': () => import('./last-call/lessons.gen.js'),
  'with-friends': () => import('./with-friends/lessons.gen.js'),
  'whiskey-times': () => import('./whiskey-times/lessons.gen.js'),
};

/** In the order in which they are best taken. A game from outside may have none. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  if (!isGameName(game)) return [];
  const { lessons } = await LESSONS[game]();
  return Object.entries(lessons).map(([file, data]) => {
    const lesson = readLesson(data, file);
    if (!lesson.ok) throw new Error(lesson.problem.map(formatProblem).join('\n'));
    return lesson.value;
  });
}
