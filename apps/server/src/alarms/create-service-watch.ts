import type { WatchedService } from '@doorstep/contract';
import type { RaisedTrouble } from '@doorstep/core';
import { printable } from '../http/unprintable-text.ts';
import type { ServiceTrouble, ServiceWatch } from './service-watch.ts';

/** Where alarms are kept. A call that fails is reported, and nobody who asked the service notices. */
export interface AlarmBook {
  raise(trouble: RaisedTrouble): Promise<unknown>;
  resolve(service: WatchedService): Promise<unknown>;
  report(service: WatchedService, error: unknown): void;
}

export interface WatchPace {
  /** Least time between two writes about a service by this process. */
  writeEveryMs: number;
  /** After a success, how often at most it is looked whether another process has an alarm open. */
  lookEveryMs: number;
}

// A banner that is three seconds late is early enough, and a storm of failures is then no storm of writes. An alarm that
// another process opened waits ten seconds longer than the service was away.
const usualPace: WatchPace = { writeEveryMs: 3000, lookEveryMs: 10_000 };

/** More troubles than any service tells apart; a service that makes up codes fills no memory with them. */
const maxCodes = 50;

/**
 * Gathers what happens with one service, and writes it down at a bounded pace: the first failure at once, those after it
 * together. A success after a failure resolves; one without a failure costs a read now and then.
 */
export function createServiceWatch(
  service: WatchedService,
  parts: { write: (trouble: ServiceTrouble) => void; book: AlarmBook; pace?: WatchPace },
): ServiceWatch & { settle(): Promise<void> } {
  const { write, book, pace = usualPace } = parts;
  const troubles = new Map<string, RaisedTrouble>();
  /** It worked after the last failure, and that is not written down yet. */
  let hasWorked = false;
  // At the start nobody knows what the process before this one has left open.
  let mayBeOpen = true;
  let lookedAt = -Infinity;
  let wroteAt = -Infinity;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<boolean> | null = null;

  const add = ({ code, kind, says }: ServiceTrouble, count: number) => {
    const before = troubles.get(code)?.count ?? 0;
    if (before === 0 && troubles.size >= maxCodes) return;
    troubles.set(code, { service, code, kind, says, count: before + count });
  };
  const isDue = () => troubles.size > 0 || hasWorked;

  /** @returns whether it could be written. */
  async function writeDown(): Promise<boolean> {
    const seen = [...troubles.values()];
    const worked = hasWorked;
    troubles.clear();
    hasWorked = false;
    wroteAt = performance.now();
    if (worked) mayBeOpen = false;
    try {
      for (let next = seen[0]; next !== undefined; next = seen[0]) {
        await book.raise(next);
        seen.shift();
      }
      if (worked) await book.resolve(service);
      if (worked) lookedAt = performance.now();
      return true;
    } catch (error) {
      // Kept for the next time that something happens: a store that is down is not asked again and again.
      mayBeOpen = true;
      for (const trouble of seen) add(trouble, trouble.count);
      book.report(service, error);
      return false;
    }
  }

  async function begin(): Promise<void> {
    timer = null;
    round = writeDown();
    const isWritten = await round;
    round = null;
    if (isWritten && isDue()) schedule();
  }

  function schedule(): void {
    if (timer !== null || round !== null) return;
    timer = setTimeout(() => void begin(), Math.max(0, wroteAt + pace.writeEveryMs - performance.now()));
    timer.unref();
  }

  return {
    failed(given) {
      // A provider's words may be anything, and are kept and mailed.
      const trouble = { ...given, code: printable(given.code), says: printable(given.says) };
      write(trouble);
      add(trouble, 1);
      hasWorked = false;
      mayBeOpen = true;
      schedule();
    },
    worked() {
      const isKnown = !mayBeOpen && troubles.size === 0 && performance.now() - lookedAt < pace.lookEveryMs;
      if (isKnown) return;
      hasWorked = true;
      schedule();
    },
    async settle() {
      await round;
      if (timer !== null) clearTimeout(timer);
      if (isDue()) await begin();
      if (timer !== null) clearTimeout(timer);
    },
  };
}
