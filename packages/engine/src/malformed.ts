import { no, ok, type Problem, type Result } from './result.js';

/** A mistake in a file, carried out of nested reading. */
export class Malformed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

/** What was read, or the mistake that was found on the way. */
export function wellFormed<Value>(read: () => Value): Result<Value, readonly Problem[]> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Malformed) return no([error.problem]);
    throw error;
  }
}
