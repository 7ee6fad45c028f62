import type { ServiceTrouble, ServiceWatch } from './service-watch.ts';

/** The third-party services that somebody has to look after. */
export type WatchedService = 'human-check' | 'address-lookup';

export interface ServiceWatches {
  humanCheck: ServiceWatch;
  addressLookup: ServiceWatch;
}

/** @param write Called for every trouble. */
export function createServiceWatches(
  write: (service: WatchedService, trouble: ServiceTrouble) => void,
): ServiceWatches {
  const watch = (service: WatchedService): ServiceWatch => ({
    failed: (trouble) => write(service, trouble),
    worked: () => undefined,
  });
  return { humanCheck: watch('human-check'), addressLookup: watch('address-lookup') };
}
