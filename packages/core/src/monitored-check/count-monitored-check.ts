import type { MonitoredOutcome } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { toIso } from '../instant.ts';

/** Counts stay long enough to decide by them, and to look back on that once. */
const keptMs = 400 * 86_400_000;

/** Counts how the check that is only measured did for one request. */
export async function countMonitoredCheck({ store }: Pick<Context, 'store'>, outcome: MonitoredOutcome): Promise<void> {
  const at = await store.now();
  await store.monitoredChecks.count(toIso(at).slice(0, 10), outcome, at + keptMs);
}
