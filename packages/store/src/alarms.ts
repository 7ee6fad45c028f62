import type { AlarmKind, WatchedService } from '@doorstep/contract';
import type { Alarm, AlarmStore } from '@doorstep/core';
import { sql, type Selectable } from 'kysely';
import type { Database, Tables } from '@doorstep/database';

export function kyselyAlarms({ db }: Database): AlarmStore {
  return {
    async raise({ id, service, code, kind, message, count, at, isState = false }) {
      const row = await db
        .insertInto('alarm')
        .values({
          id,
          service,
          code,
          kind,
          message,
          opened_at: at,
          last_seen_at: at,
          count,
          mailed_at: null,
          resolved_at: null,
        })
        .onConflict((conflict) =>
          conflict
            .columns(['service', 'code'])
            .where('resolved_at', 'is', null)
            .doUpdateSet({
              kind,
              message,
              // Two processes may arrive out of order.
              last_seen_at: sql`case when alarm.last_seen_at > ${at} then alarm.last_seen_at else ${at} end`,
              count: isState
                ? sql`case when alarm.message = ${message} then alarm.count else alarm.count + ${count} end`
                : sql`alarm.count + ${count}`,
            }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return toAlarm(row);
    },
    async resolve(service, at, { code, seenBefore } = {}) {
      let open = db
        .updateTable('alarm')
        .set({ resolved_at: at })
        .where('service', '=', service)
        .where('resolved_at', 'is', null);
      if (code !== undefined) open = open.where('code', '=', code);
      // Another process may report it again between this one's read and its update.
      if (seenBefore !== undefined) open = open.where('last_seen_at', '<', seenBefore);
      return Number((await open.executeTakeFirstOrThrow()).numUpdatedRows);
    },
    async open() {
      const rows = db.selectFrom('alarm').selectAll().where('resolved_at', 'is', null).orderBy('opened_at');
      return (await rows.orderBy('id').execute()).map(toAlarm);
    },
    async past(max) {
      const rows = db.selectFrom('alarm').selectAll().where('resolved_at', 'is not', null);
      return (await rows.orderBy('resolved_at', 'desc').orderBy('id').limit(max).execute()).map(toAlarm);
    },
    async lastMailedAt({ service, code, kind }) {
      const mailed = db
        .selectFrom('alarm')
        .select('mailed_at')
        .where('service', '=', service)
        .where('kind', '=', kind)
        .where('mailed_at', 'is not', null);
      const same = kind === 'unavailable' ? mailed : mailed.where('code', '=', code);
      return (await same.orderBy('mailed_at', 'desc').limit(1).executeTakeFirst())?.mailed_at ?? null;
    },
    async setMailed(id, at) {
      await db.updateTable('alarm').set({ mailed_at: at }).where('id', '=', id).execute();
    },
  };
}

function toAlarm(row: Selectable<Tables['alarm']>): Alarm {
  return {
    id: row.id,
    service: row.service as WatchedService,
    code: row.code,
    kind: row.kind as AlarmKind,
    message: row.message,
    openedAt: row.opened_at,
    lastSeenAt: row.last_seen_at,
    count: row.count,
    mailedAt: row.mailed_at,
    resolvedAt: row.resolved_at,
  };
}
