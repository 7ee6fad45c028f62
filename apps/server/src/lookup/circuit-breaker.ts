import { hourMs } from '@doorstep/contract';
import { endOfUtcDay } from './utc-day.ts';

export interface CircuitBreaker {
  /** Whether to call now. After a pause, allows a single trial call (half-open). */
  allows(): boolean;
  isOpen(): boolean;
  opensOnNextFailure(): boolean;
  release(): void;
  worked(): void;
  /** Several consecutive failures open the breaker. */
  failed(): void;
  /** Opens at once, because the service rules out another call. `dayEnds`: until the end of the day. */
  open(pause: number | 'dayEnds'): void;
}

/** One failed connection may be chance; three in a row are an outage. */
const maxFailures = 3;
/** An outage's end is detected within this time, at the cost of one visitor waiting for the trial call. */
const firstPauseMs = 15_000;
/** Each failed trial doubles the pause up to this, since the outage may end at any time. */
const maxPauseMs = 15 * 60_000;
/** A trial call that never reports back expires after this. */
const attemptMs = 20_000;

export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures = 0;
  /** Consecutive openings; 0 while closed. */
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
    opensOnNextFailure: () => openings === 0 && failures >= maxFailures - 1,
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
      // Results of calls in flight when it opened carry no news.
      if (now() < openUntil) return;
      if (openings > 0 || failures >= maxFailures) openFor(Math.min(firstPauseMs * 2 ** openings, maxPauseMs));
    },
    open(pause) {
      if (pause === 'dayEnds') {
        if (now() < openUntil) openUntil = Math.max(openUntil, endOfUtcDay(now()));
        // Hourly after midnight, since the service's time zone may differ.
        else openFor(openings === 0 ? endOfUtcDay(now()) - now() : hourMs);
      } else if (now() < openUntil) openUntil = Math.max(openUntil, now() + pause);
      else openFor(Math.max(pause, Math.min(pause * 2 ** openings, maxPauseMs)));
    },
  };
}
