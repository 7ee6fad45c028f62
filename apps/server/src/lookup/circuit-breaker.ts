import { endOfUtcDay } from './utc-day.ts';

/** Keeps callers from waiting for a service that does not answer, and notices when it recovers. */
export interface CircuitBreaker {
  /** Whether to call now. After a pause, a single trial call is allowed (half-open). */
  allows(): boolean;
  isOpen(): boolean;
  /** Whether one more failure opens it. */
  isOnEdge(): boolean;
  /** The trial call was not made after all. */
  release(): void;
  worked(): void;
  /** A single call failed; several in a row open the breaker. */
  failed(): void;
  /** The service said that calling again is of no use for now. `dayEnds`: until the day is over. */
  open(pause: number | 'dayEnds'): void;
}

/** Three in a row are no accident of one connection: that is an outage. */
const maxFailures = 3;
/** An outage is noticed to be over within this; one visitor in that time waits for the attempt. */
const firstPauseMs = 15_000;
/** Every failed attempt doubles the pause, up to this: it may be fixed at any time. */
const maxPauseMs = 15 * 60_000;
/** After the end of the day, which may be another in the service's own time zone. */
const hourMs = 3_600_000;
/** An attempt that never reports back does not keep the breaker open. */
const attemptMs = 20_000;

export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures = 0;
  /** How often it was opened since it last worked; 0 while it is closed. */
  let openings = 0;
  let openUntil = 0;
  let attemptUntil = 0;

  const openFor = (pauseMs: number): void => {
    openUntil = now() + pauseMs;
    openings += 1;
    attemptUntil = 0;
  };

  return {
    allows() {
      if (openings === 0) return true;
      if (now() < openUntil || now() < attemptUntil) return false;
      attemptUntil = now() + attemptMs;
      return true;
    },
    isOpen: () => openings > 0,
    isOnEdge: () => openings === 0 && failures >= maxFailures - 1,
    release() {
      attemptUntil = 0;
    },
    worked() {
      failures = 0;
      openings = 0;
      attemptUntil = 0;
      openUntil = 0;
    },
    failed() {
      failures += 1;
      // Calls that were under way when it opened tell nothing new.
      if (now() < openUntil) return;
      if (openings > 0 || failures >= maxFailures) openFor(Math.min(firstPauseMs * 2 ** openings, maxPauseMs));
    },
    open(pause) {
      if (pause === 'dayEnds') {
        if (now() < openUntil) openUntil = Math.max(openUntil, endOfUtcDay(now()));
        else openFor(openings === 0 ? endOfUtcDay(now()) - now() : hourMs);
      } else if (now() < openUntil) openUntil = Math.max(openUntil, now() + pause);
      else openFor(Math.max(pause, Math.min(pause * 2 ** openings, maxPauseMs)));
    },
  };
}
