import { dayMs } from '@doorstep/contract';
import type {
  MonitoredCheckStore,
  MonitoredCount,
  NetworkSaltStore,
  ServiceDayStore,
  SettingsStore,
} from '@doorstep/core';
import type { Database } from '@doorstep/database';
import { sql } from 'kysely';

const monitoredPrefix = 'monitored_check';

/** Counters by the name `monitored_check:DAY:OUTCOME`, purged with the others once they expire. */
export function kyselyMonitoredChecks({ db }: Database): MonitoredCheckStore {
  return {
    async count(day, outcome, expiresAt) {
      await db
        .insertInto('counter')
        .values({ name: `${monitoredPrefix}:${day}:${outcome}`, count: 1, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ count: sql`counter.count + 1` }))
        .execute();
    },
    async list() {
      const rows = await db
        .selectFrom('counter')
        .select(['name', 'count'])
        .where('name', 'like', `${monitoredPrefix}:%`)
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

export function kyselySettings({ db }: Database): SettingsStore {
  const get = async (name: string) =>
    (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value ?? null;
  return {
    get,
    async put(name, value) {
      await db
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
    async putOnce(name, value) {
      await db
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await get(name)) ?? value;
    },
  };
}

export function kyselyNetworkSalts({ db }: Database): NetworkSaltStore {
  const find = async (day: number) =>
    (await db.selectFrom('network_salt').select('salt').where('day', '=', day).executeTakeFirst())?.salt;
  return {
    async ofDay(day, fresh) {
      await db
        .insertInto('network_salt')
        .values({ day, salt: fresh })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
      const salt = await find(day);
      if (salt === undefined) throw new Error('the salt of the day was destroyed while it was read');
      return salt;
    },
    async destroyBefore(day) {
      await db.deleteFrom('network_salt').where('day', '<', day).execute();
    },
  };
}
