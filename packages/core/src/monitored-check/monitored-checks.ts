import { type MonitoredChecks, type MonitoredOutcome, monitoredOutcomes } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { type Instant, toIso } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';

export interface MonitoredCount {
  day: string;
  outcome: MonitoredOutcome;
  count: number;
}

export interface MonitoredCheckStore {
  count(day: string, outcome: MonitoredOutcome, expiresAt: Instant): Promise<void>;
  list(): Promise<MonitoredCount[]>;
}

declare module '../store.ts' {
  interface Repositories {
    monitoredChecks: MonitoredCheckStore;
  }
}

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

const keptMs = 400 * 86_400_000;

export async function countMonitoredCheck({ store }: Pick<Context, 'store'>, outcome: MonitoredOutcome): Promise<void> {
  const at = await store.now();
  await store.monitoredChecks.count(toIso(at).slice(0, 10), outcome, at + keptMs);
}
