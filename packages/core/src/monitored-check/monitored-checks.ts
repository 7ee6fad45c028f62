import { monitoredOutcomes, type MonitoredChecks, type MonitoredOutcome } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { requireAction } from '../staff/permissions.ts';
import { toIso } from '../instant.ts';

/** The results so far, by day and in total. @throws DoorstepError `not_allowed`, `not_signed_in`. */
export async function monitoredChecks({ store, actor }: Pick<Context, 'store' | 'actor'>): Promise<MonitoredChecks> {
  requireAction(actor, 'offers.read');
  const days = new Map<string, Record<MonitoredOutcome, number>>();
  const totals = noneOfEach();
  for (const { day, outcome, count } of await store.monitoredChecks.list()) {
    const counts = days.get(day) ?? noneOfEach();
    counts[outcome] += count;
    totals[outcome] += count;
    days.set(day, counts);
  }
  const [since = null] = days.keys();
  return { since, totals, days: [...days].map(([day, counts]) => ({ day, counts })) };
}

function noneOfEach(): Record<MonitoredOutcome, number> {
  return Object.fromEntries(monitoredOutcomes.map((outcome) => [outcome, 0])) as Record<MonitoredOutcome, number>;
}

/** Counts are kept long enough to decide by them and to look back at the decision once. */
const keptMs = 400 * 86_400_000;

/** Counts the result of the check in monitor mode for one request. */
export async function countMonitoredCheck({ store }: Pick<Context, 'store'>, outcome: MonitoredOutcome): Promise<void> {
  const at = await store.now();
  await store.monitoredChecks.count(toIso(at).slice(0, 10), outcome, at + keptMs);
}
