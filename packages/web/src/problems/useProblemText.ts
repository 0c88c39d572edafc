import type { Problem } from '@taproom/engine';
import { useLanguage } from '../words/index.js';
import { problemIn } from './problems.js';

/** Says a problem in the language of the page. */
export function useProblemText(): (problem: Problem) => string {
  const language = useLanguage();
  return (problem) => problemIn(language, problem);
}
