import type { AuditEntry, AuditStore } from '@doorstep/core';
import type { Insertable, Selectable } from 'kysely';
import { type Database, insertRows, type Tables } from '@doorstep/database';

export function kyselyAudit(database: Database): AuditStore {
  const { db } = database;
  const entriesOf = (subjectKind: AuditEntry['subjectKind'], subjectId: string) =>
    db.selectFrom('audit').selectAll().where('subject_kind', '=', subjectKind).where('subject_id', '=', subjectId);
  return {
    async record(entry) {
      await insertRows(database, 'audit', [toAuditRow(entry)]);
    },
    async recordMany(entries) {
      await insertRows(database, 'audit', entries.map(toAuditRow));
    },
    async of(subjectKind, subjectId) {
      return (await entriesOf(subjectKind, subjectId).orderBy('seq').execute()).map(toAuditEntry);
    },
    async lastOf(subjectKind, subjectId, actions) {
      const row = await entriesOf(subjectKind, subjectId)
        .where('action', 'in', actions)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : toAuditEntry(row);
    },
  };
}

function toAuditEntry(row: Selectable<Tables['audit']>): AuditEntry {
  return {
    at: row.at,
    action: row.action,
    subjectKind: row.subject_kind as AuditEntry['subjectKind'],
    subjectId: row.subject_id,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    actorName: row.actor_name,
    detail: JSON.parse(row.detail) as AuditEntry['detail'],
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
