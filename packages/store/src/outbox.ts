import type { MailOrder, OutboxStore } from '@doorstep/core';
import { sql, type Insertable } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** What could not be sent by then is not sent any more: a receipt of last month helps nobody. */
const longestWaitMs = 3 * 86_400_000;

/** After so many failures an entry is given up, so that those behind it are sent. */
const mostAttempts = 12;

export function kyselyOutbox({ db, dialect }: Database): OutboxStore {
  return {
    async add(entry) {
      await db.insertInto('outbox').values(toOutboxRow(entry)).execute();
    },
    async lease(at, leaseUntil, most) {
      const due = db
        .selectFrom('outbox as entry')
        .select('entry.seq')
        .where('entry.done_at', 'is', null)
        .where('entry.due_at', '<=', at)
        .where('entry.attempts', '<', mostAttempts)
        .where('entry.created_at', '>', at - longestWaitMs)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('outbox as before')
                .select('before.seq')
                .whereRef('before.subject', '=', 'entry.subject')
                .whereRef('before.seq', '<', 'entry.seq')
                .where('before.done_at', 'is', null)
                .where('before.attempts', '<', mostAttempts)
                .where('before.created_at', '>', at - longestWaitMs),
            ),
          ),
        )
        .orderBy('entry.seq')
        .limit(most);
      const rows = await db
        .updateTable('outbox')
        .set({ due_at: leaseUntil, attempts: sql`attempts + 1` })
        .where('seq', 'in', dialect === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returningAll()
        .execute();
      return rows
        .toSorted((a, b) => a.seq - b.seq)
        .map((row) => ({
          id: row.id,
          subject: row.subject,
          order: JSON.parse(row.mail_order) as MailOrder,
          attempts: row.attempts,
          createdAt: row.created_at,
        }));
    },
    async done(id, at) {
      await db.updateTable('outbox').set({ done_at: at, last_error: null }).where('id', '=', id).execute();
    },
    async retry(id, at, error) {
      await db
        .updateTable('outbox')
        .set({ due_at: at, last_error: error.slice(0, 500) })
        .where('id', '=', id)
        .execute();
    },
    async mails(most) {
      const rows = await db.selectFrom('outbox').selectAll().orderBy('seq', 'desc').limit(most).execute();
      return rows.map((row) => {
        const order = JSON.parse(row.mail_order) as MailOrder;
        const status = row.done_at !== null ? 'sent' : row.attempts >= mostAttempts ? 'failed' : 'waiting';
        return { id: row.id, to: order.to, createdAt: new Date(row.created_at).toISOString(), status, order } as const;
      });
    },
  };
}

/** An entry that waits to be sent. */
export function toOutboxRow({
  id,
  subject,
  order,
  at,
}: Parameters<OutboxStore['add']>[0]): Insertable<Tables['outbox']> {
  return {
    id,
    subject,
    mail_order: JSON.stringify(order),
    created_at: at,
    due_at: at,
    done_at: null,
    last_error: null,
  };
}
