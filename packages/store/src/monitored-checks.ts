import type { MonitoredCheckStore, MonitoredCount } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from '@doorstep/database';

const prefix = 'monitored_check';

/** Counters by the name `monitored_check:DAY:OUTCOME`, purged with the others once they expire. */
export function kyselyMonitoredChecks({ db }: Database): MonitoredCheckStore {
  return {
    async count(day, outcome, expiresAt) {
      await db
        .insertInto('counter')
        .values({ name: `${prefix}:${day}:${outcome}`, count: 1, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ count: sql`counter.count + 1` }))
        .execute();
    },
    async list() {
      const rows = await db
        .selectFrom('counter')
        .select(['name', 'count'])
        .where('name', 'like', `${prefix}:%`)
        .execute();
      return rows
        .map(({ name, count }) => {
          const [, day = '', outcome = ''] = name.split(':');
          return { day, outcome: outcome as MonitoredCount['outcome'], count };
        })
        .toSorted((a, b) => (a.day < b.day ? -1 : 1));
    },
  };
}
