import { monitoredOutcomes, type MonitoredChecks, type MonitoredOutcome } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { requireAction } from '../staff/permissions.ts';

/** What was measured so far, by day and in sum. @throws DoorstepError `not_allowed`, `not_signed_in`. */
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
