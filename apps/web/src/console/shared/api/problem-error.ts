import type { ErrorCode, Problem } from '@doorstep/contract';

/** The server answered, and the answer is no. Not a lost connection: that is `ConnectionError`. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ErrorCode;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.code = problem.code;
    this.problem = problem;
  }
}
