import type { MailOutcome, OutboxAddition, OutboxStore, QueuedMail } from '@doorstep/core';
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import { currentRequestId } from '@doorstep/database/open';
import { type Database, type Dialect, insertRows, listPart, type ListOrder, type Tables } from '@doorstep/database';
import { fitsTerms, searchTerms } from './search-terms.ts';

/** No delay is this long; a later due time was written while a clock was ahead. */
const maxPutOffMs = 6 * 3_600_000;

/** Waits for its due time, and was never tried. */
const isHeldBack = (entry: 'outbox' | 'before') => sql<boolean>`${sql.table(entry)}.done_at is null
  and ${sql.table(entry)}.attempts = 0 and ${sql.table(entry)}.due_at > ${sql.table(entry)}.created_at`;

export function kyselyOutbox(database: Database): OutboxStore {
  const { db, lists, dialect } = database;
  return {
    async add(entry) {
      await db.insertInto('outbox').values(toOutboxRow(entry)).execute();
    },
    async addMany(entries) {
      await insertRows(database, 'outbox', entries.map(toOutboxRow));
    },
    async lease(at, leaseUntil, max) {
      const due = db
        .selectFrom('outbox as entry')
        .select('entry.seq')
        .where('entry.done_at', 'is', null)
        .where(({ eb, or }) => or([eb('entry.due_at', '<=', at), eb('entry.due_at', '>', at + maxPutOffMs)]))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox as before')
                .select('before.seq')
                .whereRef('before.subject', '=', 'entry.subject')
                .whereRef('before.seq', '<', 'entry.seq')
                .where('before.done_at', 'is', null)
                .where(sql<boolean>`not (${isHeldBack('before')} and before.due_at > ${at})`),
            ),
          ),
        )
        .orderBy('entry.seq')
        .limit(max);
      const rows = await db
        .updateTable('outbox')
        .set({ due_at: leaseUntil, attempts: sql`attempts + 1` })
        .where('seq', 'in', dialect.lockFree(due))
        .returningAll()
        .execute();
      return rows
        .toSorted((a, b) => a.seq - b.seq)
        .map((row) => ({
          id: row.id,
          subject: row.subject,
          order: JSON.parse(row.mail_order) as QueuedMail,
          attempts: row.attempts,
          createdAt: row.created_at,
          requestId: row.http_request_id,
        }));
    },
    async withdraw(subjects, since) {
      const { numDeletedRows } = await db
        .deleteFrom('outbox')
        .where(isHeldBack('outbox'))
        .where(dialect.isAmong('subject', subjects))
        .where('created_at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    async release(subject, at) {
      await db
        .updateTable('outbox')
        .set({ due_at: at })
        .where('subject', '=', subject)
        .where(isHeldBack('outbox'))
        .execute();
    },
    async done(id, at, outcome = 'sent') {
      await db.updateTable('outbox').set({ done_at: at, outcome, last_error: null }).where('id', '=', id).execute();
    },
    async giveUp(createdBefore, at) {
      await db
        .updateTable('outbox')
        .set({ done_at: at, outcome: 'given_up' })
        .where('done_at', 'is', null)
        .where('created_at', '<=', createdBefore)
        .execute();
    },
    async backlog() {
      const row = await db
        .selectFrom('outbox')
        .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest_at')])
        .where('done_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { waiting: row.waiting, oldestAt: row.oldest_at };
    },
    async retry(id, at, error) {
      await db
        .updateTable('outbox')
        .set({ due_at: at, last_error: error.slice(0, 500) })
        .where('id', '=', id)
        .execute();
    },
    async mails(max) {
      return (await db.selectFrom('outbox').selectAll().orderBy('seq', 'desc').limit(max).execute()).map(toMail);
    },
    async partOfMails({ search, ...part }) {
      const all = lists.selectFrom('outbox').selectAll();
      const { rows, next } = await listPart(search === '' ? all : all.where(isAbout(dialect, search)), bySeq, part);
      return { rows: rows.map(toMail), next };
    },
    async ofSubject(subject) {
      const rows = await db.selectFrom('outbox').selectAll().where('subject', '=', subject).orderBy('seq').execute();
      return rows.map(toMail);
    },
  };
}

/** Mails about matching requests, and to others by part of their name or address. */
function isAbout(dialect: Dialect, search: string): RawBuilder<boolean> {
  const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const has = (text: RawBuilder<unknown>) => sql`lower(${text}) like ${part} escape '\\'`;
  return sql<boolean>`(
    outbox.subject in (select id from request where ${fitsTerms(dialect, searchTerms(search))})
    or not exists (select 1 from request where request.id = outbox.subject) and (
      ${has(dialect.textOf('outbox.mail_order', 'to'))}
      or outbox.subject in (select id from claim where ${has(sql`name`)})))`;
}

const bySeq: ListOrder<{ seq: number }> = {
  name: 'mails',
  direction: 'desc',
  by: [{ column: sql.ref('seq'), of: ({ seq }) => seq }],
};

function toMail(row: Selectable<Tables['outbox']>): Awaited<ReturnType<OutboxStore['mails']>>[number] {
  const order = JSON.parse(row.mail_order) as QueuedMail;
  const status = (row.outcome as MailOutcome | null) ?? 'waiting';
  const createdAt = new Date(row.created_at).toISOString();
  const sentAt = status === 'sent' && row.done_at !== null ? new Date(row.done_at).toISOString() : null;
  return { id: row.id, to: order.to, createdAt, status, order, sentAt, error: row.last_error ?? '' };
}

function toOutboxRow({
  id,
  subject,
  order,
  at,
  dueAt = at,
  requestId = currentRequestId(),
}: OutboxAddition): Insertable<Tables['outbox']> {
  return {
    id,
    subject,
    mail_order: JSON.stringify(order),
    created_at: at,
    due_at: dueAt,
    done_at: null,
    last_error: null,
    http_request_id: requestId,
  };
}
