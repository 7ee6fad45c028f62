import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';

const dayMs = 86_400_000;

/** How much later than what a server has seen a clock may be before a day of service has confirmed it. */
const maxAheadMs = 3 * dayMs;

/**
 * The time as far as it is believed where something is destroyed for good: no more than three days after a start that is
 * itself a day old. A clock that jumps by weeks is not believed before a server has run for a day by it; after an outage
 * of weeks this is a day late.
 * @returns 0 on the first day of a store.
 */
export async function settledNow({ now, serviceDays }: Pick<Repositories, 'now' | 'serviceDays'>): Promise<Instant> {
  const at = await now();
  const startedAt = await serviceDays.lastStartBefore(at - dayMs);
  return startedAt === null ? 0 : Math.min(at, startedAt + maxAheadMs);
}
