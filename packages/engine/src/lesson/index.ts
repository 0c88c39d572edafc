export {
  type Ask,
  LESSON_LANGUAGES,
  type Lesson,
  type LessonLanguage,
  type LessonStep,
  type Say,
  type Text,
} from './lesson.js';
export { readLesson } from './read.js';
export { type Answer, LEARNER, type LessonCursor, LessonRun, type Waiting } from './run.js';
