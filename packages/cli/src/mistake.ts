import { formatProblem, type Problem, type Result } from '@taproom/engine';

/** Something the user can put right: it is said in a sentence, and the command ends with exit code 2. */
export class Mistake extends Error {}

/** What was read, or a mistake that says every problem on a line of its own. */
export function orMistake<Value>(result: Result<Value, string | Problem | readonly Problem[]>): Value {
  if (result.ok) return result.value;
  throw new Mistake(sentencesOf(result.problem).join('\n'));
}

function sentencesOf(problem: string | Problem | readonly Problem[]): string[] {
  if (typeof problem === 'string') return [problem];
  return 'reason' in problem ? [formatProblem(problem)] : problem.map(formatProblem);
}
