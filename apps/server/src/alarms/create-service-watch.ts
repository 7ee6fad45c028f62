import type { WatchedService } from '@doorstep/contract';
import { type AlarmContext, type RaisedIssue, raiseAlarm, resolveAlarms } from '@doorstep/core';
import type { BaseUrl } from '../base-url.ts';
import type { ErrorLog } from '../http/error-log.ts';
import { printable } from '../http/unprintable-text.ts';
import type { Installation } from '../open-installation.ts';

/** Storage of alarms. Failures are reported, but do not affect the service's caller. */
export interface AlarmLog {
  raise(issue: RaisedIssue): Promise<unknown>;
  resolve(service: WatchedService): Promise<unknown>;
  report(service: WatchedService, error: unknown): void;
}

export interface WatchTiming {
  /** Minimum interval between two writes about a service by this process. */
  writeEveryMs: number;
  /** After a success, the interval before checking for an open alarm of another process. */
  lookEveryMs: number;
}

// A banner may be three seconds late, and in return a burst of errors is one write. An alarm of another process stays
// open for up to ten seconds longer than the outage.
const defaultTiming: WatchTiming = { writeEveryMs: 3000, lookEveryMs: 10_000 };

/** Bounds memory if a service invents codes. */
const maxCodes = 50;

/** Writes the first error at once and later ones together. A success after an error resolves the alarm. */
export function createServiceWatch(
  service: WatchedService,
  parts: { write: (issue: ServiceIssue) => void; book: AlarmLog; timing?: WatchTiming },
): ServiceWatch & { settle(): Promise<void> } {
  const { write, book, timing = defaultTiming } = parts;
  const issues = new Map<string, RaisedIssue>();
  /** A success after the last failure, not written yet. */
  let hasWorked = false;
  // The previous process may have left an alarm open.
  let mayBeOpen = true;
  let lookedAt = -Infinity;
  let wroteAt = -Infinity;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<boolean> | null = null;

  const add = ({ code, kind, message }: ServiceIssue, count: number) => {
    const before = issues.get(code)?.count ?? 0;
    if (before === 0 && issues.size >= maxCodes) return;
    issues.set(code, { service, code, kind, message, count: before + count });
  };
  const isDue = () => issues.size > 0 || hasWorked;

  async function flush(): Promise<boolean> {
    const seen = [...issues.values()];
    const worked = hasWorked;
    issues.clear();
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
      // Kept until the next event, so that an unavailable store is not retried in a loop.
      mayBeOpen = true;
      for (const issue of seen) add(issue, issue.count);
      book.report(service, error);
      return false;
    }
  }

  async function begin(): Promise<void> {
    timer = null;
    round = flush();
    const isWritten = await round;
    round = null;
    if (isWritten && isDue()) schedule();
  }

  function schedule(): void {
    if (timer !== null || round !== null) return;
    timer = setTimeout(() => void begin(), Math.max(0, wroteAt + timing.writeEveryMs - performance.now()));
    timer.unref();
  }

  return {
    failed(given) {
      const issue = { ...given, code: printable(given.code), message: printable(given.message) };
      write(issue);
      add(issue, 1);
      hasWorked = false;
      mayBeOpen = true;
      schedule();
    },
    worked() {
      const isKnown = !mayBeOpen && issues.size === 0 && performance.now() - lookedAt < timing.lookEveryMs;
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

export interface ServiceIssue {
  /** The provider's code, or `timeout`, `network`, `http`, `answer`; for mail an SMTP status or a network code. */
  code: string;
  /** `unavailable` may pass; `misconfigured` and `account` last until someone fixes them. */
  kind: 'unavailable' | 'misconfigured' | 'account';
  message: string;
}

export interface ServiceWatch {
  failed(issue: ServiceIssue): void;
  worked(): void;
}

export interface ServiceWatches {
  humanCheck: ServiceWatch;
  humanCheckScript: ServiceWatch;
  addressLookup: ServiceWatch;
  mail: ServiceWatch;
}

export interface SettlingServiceWatches extends ServiceWatches {
  /** Writes pending results; call it before the store is closed. */
  settle(): Promise<void>;
}

/** @param write  called for every issue, to log it. @param book  the alarms of all processes. */
export function createServiceWatches(
  write: (service: WatchedService, issue: ServiceIssue) => void,
  book: AlarmLog,
  timing?: WatchTiming,
): SettlingServiceWatches {
  const watch = (service: WatchedService) =>
    createServiceWatch(service, { write: (issue) => write(service, issue), book, ...(timing ? { timing } : {}) });
  const humanCheck = watch('human-check');
  const humanCheckScript = watch('human-check-script');
  const addressLookup = watch('address-lookup');
  const mail = watch('mail');
  return {
    humanCheck,
    humanCheckScript,
    addressLookup,
    mail,
    async settle() {
      await Promise.all([humanCheck, humanCheckScript, addressLookup, mail].map((each) => each.settle()));
    },
  };
}

export function wireAlarms(
  errorLog: ErrorLog,
  { store, secrets }: Pick<Installation, 'store' | 'secrets'>,
  baseUrl: BaseUrl,
): SettlingServiceWatches {
  const context: AlarmContext = {
    store,
    secrets,
    get mailSite() {
      return baseUrl.get();
    },
  };
  return createServiceWatches(
    (service, { code, kind, message }) =>
      errorLog.warn(`${service} ${code}`, 'a third-party service fails', { service, code, kind, message }),
    {
      raise: (issue) => raiseAlarm(context, issue),
      resolve: (service) => resolveAlarms(context, service),
      report: (service, error) => errorLog.report(error, 'an alarm could not be written', { service }),
    },
  );
}
