import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';

const dayMs = 86_400_000;

/**
 * The moment since which so many days have passed on which a server ran and staff could decide. A clock that jumps by weeks
 * adds one such day, an outage none. Usually it is `at` minus the days.
 * @returns 0 when there were fewer days.
 */
export async function serviceDaysAgo(
  { serviceDays }: Pick<Repositories, 'serviceDays'>,
  { days, at }: { days: number; at: Instant },
): Promise<Instant> {
  const began = await serviceDays.nthLatest(days, at);
  return began === null ? 0 : Math.min(at - days * dayMs, began);
}
