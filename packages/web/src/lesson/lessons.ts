import { formatProblem } from '@taproom/engine';
import { type Lesson, type LessonCursor, readLesson } from '@taproom/engine/lesson';
import { read, write } from '../device/storage.js';
import { entryOf } from '../entries.js';

/** In the order in which they are best taken. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const embedded = await entryOf(game).lessons?.();
  return Object.entries(embedded?.lessons ?? {}).map(([file, data]) => {
    const lesson = readLesson(data, file);
    if (!lesson.ok) throw new Error(lesson.problem.map(formatProblem).join('\n'));
    return lesson.value;
  });
}

/** What this device remembers of somebody's lessons in one game. */
interface Learnt {
  readonly done: readonly string[];
  /** Where lessons were left, by name. */
  readonly left: Readonly<Record<string, LessonCursor>>;
}

const keyOf = (game: string): string => `lessons:${game}`;

export const learnt = (game: string): Learnt => ({ done: [], left: {}, ...read<Partial<Learnt>>(keyOf(game)) });

export function leave(game: string, cursor: LessonCursor): void {
  const { done, left } = learnt(game);
  write(keyOf(game), { done, left: { ...left, [cursor.lesson]: cursor } });
}

export function finish(game: string, lesson: string): void {
  const { done, left } = learnt(game);
  const { [lesson]: _, ...others } = left;
  write(keyOf(game), { done: [...new Set([...done, lesson])], left: others });
}
