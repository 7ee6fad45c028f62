import type { WebhookEvent, WebhookMessageType } from '@doorstep/contract';
import {
  loggedEvents,
  type LoggedEntry,
  type LoggedEvent,
  type NewAuditEntry,
  type Webhook,
  type WebhookDelivery,
  type WebhookStore,
} from '@doorstep/core';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { currentRequestId } from '@doorstep/database/open';
import { type Database, insertRows, listPart, type ListOrder, oldestFirst, type Tables } from '@doorstep/database';

/** Longer than any delay; a later due time was written while a clock was ahead. */
const maxPutOffMs = 7 * 3_600_000;

const rowsAtOnce = 500;

interface Receiver {
  id: string;
  wants: ReadonlySet<string>;
}

/** Webhooks that are switched on, and the events that they want. */
export async function enabledReceivers({ db }: Database): Promise<Receiver[]> {
  const { rows } = await sql<{ id: string; events: string }>`
    select id, events from webhook where is_on = 1 order by id`.execute(db);
  return rows.map(({ id, events }) => ({ id, wants: new Set(JSON.parse(events) as string[]) }));
}

/** Adds a delivery of each event to each receiver that wants it, in the transaction that wrote the entries. */
export async function enqueueEvents(
  database: Database,
  receivers: Receiver[],
  entries: (LoggedEntry & NewAuditEntry)[],
): Promise<void> {
  const deliveries = entries.flatMap(({ requestId = currentRequestId(), ...entry }) =>
    loggedEvents(entry).flatMap((event) =>
      receivers
        .filter(({ wants }) => wants.has(event.type))
        .map(({ id }) => toDeliveryRow(id, event, { at: entry.at, requestId })),
    ),
  );
  await insertRows(database, 'webhook_delivery', deliveries);
}

function toDeliveryRow(
  webhookId: string,
  { id, type, entry }: LoggedEvent,
  { at, requestId }: { at: number; requestId: string | null },
): Insertable<Tables['webhook_delivery']> {
  return {
    id: `${id}:${webhookId}`,
    webhook_id: webhookId,
    message_id: id,
    type,
    event_seq: entry.seq,
    subject: entry.subjectId,
    created_at: at,
    due_at: at,
    last_status: null,
    http_request_id: requestId,
  };
}

export function kyselyWebhooks(database: Database): WebhookStore {
  const { db, dialect } = database;
  return {
    async insert(webhook) {
      await db
        .insertInto('webhook')
        .values({
          id: webhook.id,
          url: webhook.url,
          events: JSON.stringify(webhook.events),
          is_on: webhook.isOn ? 1 : 0,
          secret_generation: webhook.secretGeneration,
          secret_replaced_at: webhook.secretReplacedAt,
          failing_since: webhook.failingSince,
          stopped_because: webhook.stoppedBecause,
          created_at: webhook.createdAt,
        })
        .execute();
    },
    async part(part) {
      const { rows, next } = await listPart(db.selectFrom('webhook').selectAll(), oldestFirst('webhook'), part);
      return { rows: rows.map(toWebhook), next };
    },
    async find(id) {
      const row = await db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toWebhook(row);
    },
    async save({ id, version, ...changes }) {
      const saved = await db
        .updateTable('webhook')
        .set({ ...toColumns(changes), version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirstOrThrow();
      return saved.numUpdatedRows > 0n;
    },
    async change(id, changes) {
      // Refuses a save that is based on the webhook before it was stopped.
      const counted = changes.isOn === undefined ? {} : { version: sql<number>`version + 1` };
      await db
        .updateTable('webhook')
        .set({ ...toColumns(changes), ...counted })
        .where('id', '=', id)
        .execute();
    },
    async remove(id) {
      await db.deleteFrom('webhook').where('id', '=', id).execute();
    },
    async enqueueTest(webhookId, { messageId, at }) {
      const id = `${messageId}:${webhookId}`;
      await db
        .insertInto('webhook_delivery')
        .values({
          id,
          webhook_id: webhookId,
          message_id: messageId,
          type: 'webhook.test',
          event_seq: null,
          subject: messageId,
          created_at: at,
          due_at: at,
          last_status: null,
          http_request_id: currentRequestId(),
        })
        .execute();
      return id;
    },
    async replay(webhookId, events, at) {
      const requestId = currentRequestId();
      const rows = events.map((event) => toDeliveryRow(webhookId, event, { at, requestId }));
      // Written again, since a receiver gets the messages of a subject in the order of these rows.
      for (let start = 0; start < rows.length; start += rowsAtOnce)
        await db
          .deleteFrom('webhook_delivery')
          .where(
            'id',
            'in',
            rows.slice(start, start + rowsAtOnce).map(({ id }) => id),
          )
          .execute();
      await insertRows(database, 'webhook_delivery', rows);
    },
    async lease(at, leaseUntil, max) {
      const due = db
        .selectFrom('webhook_delivery as delivery')
        .select('delivery.seq')
        .where('delivery.state', '=', 'waiting')
        .where(({ eb, or }) => or([eb('delivery.due_at', '<=', at), eb('delivery.due_at', '>', at + maxPutOffMs)]))
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook')
              .select('webhook.id')
              .whereRef('webhook.id', '=', 'delivery.webhook_id')
              .where('webhook.is_on', '=', 1),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('webhook_delivery as before')
                .select('before.seq')
                .whereRef('before.webhook_id', '=', 'delivery.webhook_id')
                .whereRef('before.subject', '=', 'delivery.subject')
                .whereRef('before.seq', '<', 'delivery.seq')
                .where('before.state', '=', 'waiting'),
            ),
          ),
        )
        .orderBy('delivery.due_at')
        .orderBy('delivery.seq')
        .limit(max);
      const rows = await db
        .updateTable('webhook_delivery')
        .set({ due_at: leaseUntil, attempts: sql`attempts + 1` })
        .where('seq', 'in', dialect.lockFree(due))
        .returningAll()
        .execute();
      return rows.toSorted((a, b) => a.seq - b.seq).map(toDelivery);
    },
    async settle(deliveryId, { state, dueAt, lastStatus, lastError }) {
      await db
        .updateTable('webhook_delivery')
        .set({ state, due_at: dueAt, last_status: lastStatus, last_error: lastError })
        .where('id', '=', deliveryId)
        .execute();
    },
    async backlog() {
      const row = await db
        .selectFrom('webhook_delivery')
        .select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest_at')])
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return { waiting: row.waiting, oldestAt: row.oldest_at };
    },
    async findDelivery(id) {
      const row = await db.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toDelivery(row);
    },
    async deliveries(part) {
      const { rows, next } = await listPart(db.selectFrom('webhook_delivery').selectAll(), bySeq, part);
      return { rows: rows.map(toDelivery), next };
    },
    async retryNow(deliveryId, at) {
      const changed = await db
        .updateTable('webhook_delivery')
        .set({ state: 'waiting', due_at: at })
        .where('id', '=', deliveryId)
        .where('state', '!=', 'delivered')
        .returning('webhook_id')
        .executeTakeFirst();
      return changed?.webhook_id ?? null;
    },
  };
}

function toWebhook(row: Selectable<Tables['webhook']>): Webhook {
  return {
    id: row.id,
    version: row.version,
    url: row.url,
    events: JSON.parse(row.events) as WebhookEvent[],
    isOn: row.is_on === 1,
    secretGeneration: row.secret_generation,
    secretReplacedAt: row.secret_replaced_at,
    failingSince: row.failing_since,
    stoppedBecause: row.stopped_because as Webhook['stoppedBecause'],
    createdAt: row.created_at,
  };
}

/** The columns that change; others are omitted. */
function toColumns(changes: Parameters<WebhookStore['change']>[1]): Updateable<Tables['webhook']> {
  const { url, events, isOn, secretGeneration, secretReplacedAt, failingSince, stoppedBecause } = changes;
  return {
    ...(url === undefined ? {} : { url }),
    ...(events === undefined ? {} : { events: JSON.stringify(events) }),
    ...(isOn === undefined ? {} : { is_on: isOn ? 1 : 0 }),
    ...(secretGeneration === undefined ? {} : { secret_generation: secretGeneration }),
    ...(secretReplacedAt === undefined ? {} : { secret_replaced_at: secretReplacedAt }),
    ...(failingSince === undefined ? {} : { failing_since: failingSince }),
    ...(stoppedBecause === undefined ? {} : { stopped_because: stoppedBecause }),
  };
}

const bySeq: ListOrder<{ seq: number }> = {
  name: 'deliveries',
  direction: 'desc',
  by: [{ column: sql.ref('seq'), of: ({ seq }) => seq }],
};

function toDelivery(row: Selectable<Tables['webhook_delivery']>): WebhookDelivery {
  return {
    id: row.id,
    webhookId: row.webhook_id,
    messageId: row.message_id,
    type: row.type as WebhookMessageType,
    eventSeq: row.event_seq,
    subject: row.subject,
    state: row.state as WebhookDelivery['state'],
    attempts: row.attempts,
    createdAt: row.created_at,
    dueAt: row.due_at,
    lastStatus: row.last_status,
    lastError: row.last_error,
    requestId: row.http_request_id,
  };
}
