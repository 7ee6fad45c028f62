import { isReading, type AuditAction } from '@doorstep/contract';
import {
  eventsOf,
  settleAll,
  type AuditEntry,
  type AuditFilter,
  type AuditPlace,
  type AuditStore,
  type LoggedEntry,
  type NewAuditEntry,
} from '@doorstep/core';
import { sql, type Insertable, type Selectable, type SelectQueryBuilder } from 'kysely';
import { type Database, insertReturning, insertRows, type Tables } from '@doorstep/database';
import { enqueueEvents, enabledReceivers } from './webhooks.ts';

/** Entries that one page scans at most, so that a rare match among a million takes no longer than 50 ms. */
const maxLookedAt = 20_000;

type Entries = SelectQueryBuilder<Tables, 'audit', object>;

export function kyselyAudit(database: Database): AuditStore {
  const { db, lists, dialect } = database;
  const entriesOf = (subjectKind: AuditEntry['subjectKind'], subjectId: string) =>
    db.selectFrom('audit').selectAll().where('subject_kind', '=', subjectKind).where('subject_id', '=', subjectId);
  return {
    record: (entry) => record(database, [entry]),
    recordMany: (entries) => record(database, entries),
    async of(subjectKind, subjectId) {
      return (await entriesOf(subjectKind, subjectId).orderBy('seq').execute()).map(toAuditEntry);
    },
    async page(filter, before, max) {
      const near = inOrder(nearby(lists.selectFrom('audit'), filter, before));
      const among = lists.selectFrom(near.selectAll().limit(maxLookedAt).as('audit'));
      const found = inOrder(matching(among, filter));
      const entries = (await found.selectAll().limit(max).execute()).map(toLoggedEntry);
      const last = entries.length === max ? entries.at(-1) : undefined;
      if (last !== undefined) return { entries, next: { at: last.at, seq: last.seq } };
      const end = await near
        .select(['at', 'seq'])
        .offset(maxLookedAt - 1)
        .limit(1)
        .executeTakeFirst();
      return { entries, next: end ?? null };
    },
    async find(seq) {
      const row = await db.selectFrom('audit').selectAll().where('seq', '=', seq).executeTakeFirst();
      return row === undefined ? null : toLoggedEntry(row);
    },
    async findAll(seqs) {
      if (seqs.length === 0) return [];
      return (await db.selectFrom('audit').selectAll().where('seq', 'in', seqs).execute()).map(toLoggedEntry);
    },
    async changesSince(from, after, max) {
      const committedBefore = await dialect.committedBefore(db);
      let query = lists.selectFrom('audit').selectAll().where('is_reading', '=', sql.lit(0)).where('at', '>=', from);
      if (committedBefore !== null) query = query.where('at', '<', committedBefore);
      if (after !== null) query = query.where(sql<boolean>`(at, seq) > (${after.at}, ${after.seq})`);
      return (await query.orderBy('at').orderBy('seq').limit(max).execute()).map(toLoggedEntry);
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

async function record(database: Database, entries: NewAuditEntry[]): Promise<void> {
  const rows = entries.map(toAuditRow);
  const events = entries.filter((entry) => eventsOf(entry).length > 0);
  if (events.length === 0) return insertRows(database, 'audit', rows);
  const [receivers, seqs] = await settleAll([
    enabledReceivers(database),
    insertReturning(database, 'audit', rows, { ending: '', key: ['subject_id', 'action'], column: 'seq' }),
  ]);
  if (!events.some((entry) => eventsOf(entry).some((event) => receivers.some(({ wants }) => wants.has(event))))) return;
  const logged = entries.map((entry, index) => ({ ...entry, seq: Number(seqs[index]) }));
  await enqueueEvents(database, receivers, logged);
}

/** The part of a filter that one index answers, in the order of that index. */
function nearby(query: Entries, filter: AuditFilter, before: AuditPlace | null): Entries {
  const { from, until, actorId, action, subject, withReadings } = filter;
  let near = query;
  if (subject?.id !== undefined)
    near = near.where('subject_kind', '=', subject.kind).where('subject_id', '=', subject.id);
  else if (actorId !== undefined) near = near.where('actor_id', '=', actorId);
  else if (action !== undefined) near = near.where('action', '=', action);
  // Written out, since a parameter would not show that the smaller index has them all.
  else if (!withReadings) near = near.where('is_reading', '=', sql.lit(0));
  if (from !== undefined) near = near.where('at', '>=', from);
  if (until !== undefined) near = near.where('at', '<', until);
  return before === null ? near : near.where(sql<boolean>`(at, seq) < (${before.at}, ${before.seq})`);
}

function inOrder(query: Entries): Entries {
  return query.orderBy('at', 'desc').orderBy('seq', 'desc');
}

function matching(query: Entries, { from, until, actorId, action, subject, withReadings }: AuditFilter): Entries {
  let found = query;
  if (from !== undefined) found = found.where('at', '>=', from);
  if (until !== undefined) found = found.where('at', '<', until);
  if (actorId !== undefined) found = found.where('actor_id', '=', actorId);
  if (action !== undefined) found = found.where('action', '=', action);
  if (subject !== undefined) found = found.where('subject_kind', '=', subject.kind);
  return withReadings || action !== undefined ? found : found.where('is_reading', '=', 0);
}

function toLoggedEntry(row: Selectable<Tables['audit']>): LoggedEntry {
  return { ...toAuditEntry(row), seq: row.seq };
}

function toAuditEntry(row: Selectable<Tables['audit']>): AuditEntry {
  return {
    at: row.at,
    action: row.action as AuditAction,
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
    is_reading: Number(isReading(entry.action)),
    detail: JSON.stringify(entry.detail),
  };
}
