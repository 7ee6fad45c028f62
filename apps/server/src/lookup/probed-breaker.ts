import type { CircuitBreaker } from './circuit-breaker.ts';

/** A breaker that callers cannot open or keep open by crafted queries: our own probe must fail too. */
export interface ProbedBreaker extends Pick<CircuitBreaker, 'worked' | 'open' | 'release'> {
  allows(): Promise<boolean>;
  failed(): Promise<void>;
  /** The service rejected a query. @returns true after so many rejections that the queries cannot be the cause. */
  refused(): boolean;
}

/** A stranger cannot send this many without a successful call by someone else in between. */
const maxRefusedInRow = 50;

/** @param probe  a query that a working service answers. Null: calls alone decide. */
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
      if (probe !== null && breaker.opensOnNextFailure() && (await works(probe))) breaker.worked();
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
