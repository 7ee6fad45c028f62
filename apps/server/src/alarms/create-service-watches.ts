import type { WatchedService } from '@doorstep/contract';
import { createServiceWatch, type AlarmBook, type WatchPace } from './create-service-watch.ts';
import type { ServiceTrouble, ServiceWatch } from './service-watch.ts';

export interface ServiceWatches {
  humanCheck: ServiceWatch;
  humanCheckScript: ServiceWatch;
  addressLookup: ServiceWatch;
  mail: ServiceWatch;
}

export interface SettlingServiceWatches extends ServiceWatches {
  /** Writes what is left to write; to be called before the store is closed. */
  settle(): Promise<void>;
}

/**
 * A watch for each service.
 * @param write Called for every trouble, to log it.
 * @param book Where alarms are kept, for all processes together.
 */
export function createServiceWatches(
  write: (service: WatchedService, trouble: ServiceTrouble) => void,
  book: AlarmBook,
  pace?: WatchPace,
): SettlingServiceWatches {
  const watch = (service: WatchedService) =>
    createServiceWatch(service, { write: (trouble) => write(service, trouble), book, ...(pace ? { pace } : {}) });
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
