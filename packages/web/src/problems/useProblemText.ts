import type { Problem } from '@taproom/engine';
import { problemIn } from '@taproom/protocol';
import { useLanguage } from '../words/index.js';

/** Says a problem in the language of the page. */
export function useProblemText(): (problem: Problem) => string {
  const language = useLanguage();
  return (problem) => problemIn(language, problem);
}
