import type { AuditEntry, AuditStore } from '@doorstep/core';
import type { Insertable } from 'kysely';
import type { Database } from './database.ts';
import { insertRows } from './insert-rows.ts';
import type { Tables } from './tables.ts';

export function kyselyAudit(database: Database): AuditStore {
  const { db } = database;
  return {
    async record(entry) {
      await insertRows(database, 'audit', [toAuditRow(entry)]);
    },
    async recordMany(entries) {
      await insertRows(database, 'audit', entries.map(toAuditRow));
    },
    async of(subjectKind, subjectId) {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where('subject_kind', '=', subjectKind)
        .where('subject_id', '=', subjectId)
        .orderBy('seq')
        .execute();
      return rows.map((row) => ({
        at: row.at,
        action: row.action,
        subjectKind,
        subjectId,
        actorKind: row.actor_kind,
        actorId: row.actor_id,
        actorName: row.actor_name,
        detail: JSON.parse(row.detail) as AuditEntry['detail'],
      }));
    },
  };
}

function toAuditRow(entry: AuditEntry): Insertable<Tables['audit']> {
  return {
    at: entry.at,
    action: entry.action,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    actor_kind: entry.actorKind,
    actor_id: entry.actorId,
    actor_name: entry.actorName,
    detail: JSON.stringify(entry.detail),
  };
}
