import type { ErrorCode, Problem } from '@doorstep/contract';

/** The server answered, and the answer is no. Not a lost connection: that is `ConnectionError`. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ErrorCode;
  readonly problem: Problem;
  /** How long the server asks to wait before the next call; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(problem: Problem, retryAfterMs: number | null = null) {
    super(problem.title);
    this.code = problem.code;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}
