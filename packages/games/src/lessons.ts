import { formatProblem } from '@taproom/engine';
import { type Lesson, readLesson } from '@taproom/engine/lesson';
import { LAZY } from './lazy.js';
import { isGameName } from './names.js';

/** In the order in which they are best taken. A game from outside may have none. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  if (!isGameName(game)) return [];
  const { lessons } = await LAZY[game].lessons();
  return Object.entries(lessons).map(([file, data]) => {
    const lesson = readLesson(data, file);
    if (!lesson.ok) throw new Error(lesson.problem.map(formatProblem).join('\n'));
    return lesson.value;
  });
}
