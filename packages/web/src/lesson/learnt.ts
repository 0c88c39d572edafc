import type { LessonCursor } from '@taproom/engine/lesson';
import { read, write } from '../device/storage.js';

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
