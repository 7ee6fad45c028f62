import type { DialectName } from '../../dialect.ts';

export function messageTables(dialect: DialectName): string[] {
  // Without `autoincrement`: a table beside it would be written for every row. What is deleted is older than what is there.
  const counted = dialect === 'sqlite' ? 'integer primary key' : 'bigserial primary key';
  const neverReused = dialect === 'sqlite' ? 'integer primary key autoincrement' : 'bigserial primary key';
  return [
    `create table outbox (
      seq ${counted},
      id text not null unique,
      subject text not null,
      mail_order text not null,
      attempts integer not null default 0,
      created_at bigint not null,
      due_at bigint not null,
      done_at bigint,
      outcome text check (outcome in ('sent', 'given_up', 'limited')),
      last_error text,
      http_request_id text,
      constraint mail_is_done_whole check ((done_at is null) = (outcome is null)))`,
    `create index outbox_waiting on outbox (subject, seq) where done_at is null`,
    `create index outbox_by_subject on outbox (subject, seq)`,
    `create table webhook (
      id text primary key,
      version integer not null default 1,
      url text not null,
      events text not null,
      is_on integer not null check (is_on in (0, 1)),
      secret_generation integer not null,
      secret_replaced_at bigint,
      failing_since bigint,
      stopped_because text check (stopped_because in ('failing', 'gone')),
      created_at bigint not null)`,
    `create table webhook_delivery (
      seq ${neverReused},
      id text not null unique,
      webhook_id text not null references webhook (id) on delete cascade,
      message_id text not null,
      type text not null,
      event_seq bigint,
      subject text not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      created_at bigint not null,
      due_at bigint not null,
      last_status integer,
      last_error text not null default '',
      http_request_id text)`,
    `create index webhook_delivery_waiting on webhook_delivery (webhook_id, subject, seq) where state = 'waiting'`,
    `create index webhook_delivery_due on webhook_delivery (due_at) where state = 'waiting'`,
    `create index webhook_delivery_by_age on webhook_delivery (created_at)`,
  ];
}

export const alarmTables = [
  `create table alarm (
      id text primary key,
      service text not null,
      code text not null,
      kind text not null check (kind in ('unavailable', 'misconfigured', 'account')),
      message text not null,
      opened_at bigint not null,
      last_seen_at bigint not null,
      count bigint not null check (count > 0),
      mailed_at bigint,
      resolved_at bigint)`,
  `create unique index alarm_is_open_once on alarm (service, code) where resolved_at is null`,
  `create index alarm_by_end on alarm (resolved_at)`,
  `create index alarm_by_mail on alarm (service, mailed_at)`,
];
