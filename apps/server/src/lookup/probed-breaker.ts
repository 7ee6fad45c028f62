import type { CircuitBreaker } from './circuit-breaker.ts';

/** A breaker that no caller opens or keeps open with a query of their own making: a query of ours has to fail as well. */
export interface ProbedBreaker extends Pick<CircuitBreaker, 'worked' | 'open' | 'release'> {
  /** Whether to call now. */
  allows(): Promise<boolean>;
  failed(): Promise<void>;
  /**
   * The service answered, and refused what it was sent: that says nothing about the service.
   * @returns whether so many were refused in a row that no caller is the reason.
   */
  refused(): boolean;
}

/** A stranger alone sends no more than this without anybody's call in between that works. */
const maxRefusedInRow = 50;

/** @param probe A query that any such service answers; rejects when this one does not. Null: callers alone decide. */
export function createProbedBreaker(breaker: CircuitBreaker, probe: (() => Promise<unknown>) | null): ProbedBreaker {
  let probing: Promise<boolean> | null = null;
  let refusedInRow = 0;

  const works = (ask: () => Promise<unknown>): Promise<boolean> => {
    probing ??= ask()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (probing = null));
    return probing;
  };

  return {
    async allows() {
      if (!breaker.isOpen()) return true;
      if (!breaker.allows()) return false;
      if (probe === null) return true;
      const isOver = await works(probe);
      if (isOver) breaker.worked();
      else breaker.failed();
      return isOver;
    },
    async failed() {
      if (probe !== null && breaker.isOnEdge() && (await works(probe))) breaker.worked();
      else breaker.failed();
    },
    refused() {
      refusedInRow += 1;
      breaker.release();
      return refusedInRow % maxRefusedInRow === 0;
    },
    worked() {
      refusedInRow = 0;
      breaker.worked();
    },
    release: () => breaker.release(),
    open: (pause) => breaker.open(pause),
  };
}
