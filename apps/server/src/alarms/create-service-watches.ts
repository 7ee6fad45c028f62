import type { WatchedService } from '@doorstep/contract';
import { createServiceWatch, type AlarmLog, type WatchTiming } from './create-service-watch.ts';
import type { ServiceIssue, ServiceWatch } from './service-watch.ts';

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
