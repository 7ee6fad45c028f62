import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../database.ts';

/** Receivers of what happens to requests, and what is to be delivered to each. */
export async function webhooks(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const counted = dialect === 'sqlite' ? 'integer primary key autoincrement' : 'bigserial primary key';
  const statements = [
    `create table webhook (
      id text primary key,
      url text not null,
      events text not null,
      is_on integer not null check (is_on in (0, 1)),
      secret_generation integer not null,
      secret_replaced_at bigint,
      failing_since bigint,
      stopped_because text check (stopped_because in ('failing', 'gone')),
      created_at bigint not null)`,
    `create table webhook_delivery (
      seq ${counted},
      id text not null unique,
      webhook_id text not null references webhook (id) on delete cascade,
      message_id text not null,
      type text not null,
      body text not null,
      subject text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      created_at bigint not null,
      due_at bigint not null,
      last_status integer,
      last_error text not null default '')`,
    `create index webhook_delivery_waiting on webhook_delivery (webhook_id, subject, seq) where state = 'waiting'`,
    `create index webhook_delivery_due on webhook_delivery (due_at) where state = 'waiting'`,
    `create index webhook_delivery_by_age on webhook_delivery (created_at)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
