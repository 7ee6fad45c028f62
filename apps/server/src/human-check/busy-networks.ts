import { networkPrefix } from '../http/network-prefix.ts';
import { createRateLimit } from '../http/rate-limit.ts';

/** Networks that send unusually many requests. In memory: a process of its own counts for itself. */
export interface BusyNetworks {
  /** Counts one request. @returns whether its network is busy with it. */
  count(ip: string): boolean;
  isBusy(ip: string): boolean;
}

// Origin of the number: four people at a table in a library, helped by its staff, need two minutes each, which makes 20
// in ten minutes. Who is beyond that is asked for one check more, and not refused.
const usual = { most: 20, perSeconds: 600 };

export function createBusyNetworks(): BusyNetworks {
  const limit = createRateLimit(usual);
  return {
    count: (ip) => limit.take(networkPrefix(ip)).kind === 'refused',
    isBusy: (ip) => limit.isUsedUp(networkPrefix(ip)),
  };
}
