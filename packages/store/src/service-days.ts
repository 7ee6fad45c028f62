import type { ServiceDayStore } from '@doorstep/core';
import type { Database } from '@doorstep/database';

const dayMs = 86_400_000;

export function kyselyServiceDays({ db }: Database): ServiceDayStore {
  return {
    async record(at) {
      await db
        .insertInto('service_day')
        .values({ day: Math.floor(at / dayMs), started_at: at })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
    },
    async nthLatest(n, at) {
      const row = await db
        .selectFrom('service_day')
        .select('day')
        .where('day', '<=', Math.floor(at / dayMs))
        .orderBy('day', 'desc')
        .offset(n - 1)
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : row.day * dayMs;
    },
    async lastStartBefore(before) {
      const row = await db
        .selectFrom('service_day')
        .select('started_at')
        .where('started_at', '<=', before)
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.started_at ?? null;
    },
  };
}
