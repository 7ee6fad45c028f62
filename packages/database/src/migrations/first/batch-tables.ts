import type { DialectName } from '../../dialect.ts';

/** Batches and the requests in them. A request is in one batch at a time, even with concurrent calls. */
export function batchTables(dialect: DialectName): string[] {
  const byKey = dialect === 'sqlite' ? ' without rowid' : '';
  return [
    `create table batch (
      number ${dialect === 'sqlite' ? 'integer primary key' : 'bigserial primary key'},
      id text not null unique,
      offer_id text not null references offer (id),
      state text not null check (state in ('filling', 'open', 'locked', 'printed', 'dispatched', 'closed', 'undoing',
        'undone')),
      carrier text not null default '',
      tracking_link text not null default '',
      prints integer not null default 0,
      created_by text not null,
      /* Who made it and the Idempotency-Key of that, and a hash of what was asked for. */
      made_once text unique,
      made_from text,
      created_at bigint not null,
      locked_at bigint,
      printed_at bigint,
      dispatched_at bigint,
      closed_at bigint,
      updated_at bigint not null)`,
    `create index batch_by_offer on batch (offer_id, number)`,
    `create index batch_under_way on batch (updated_at) where state in ('filling', 'undoing')`,
    `create table batch_request (
      batch_id text not null references batch (id),
      request_id text not null references request (id),
      position integer not null,
      /* Name and address as of packing: what the label message, whatever is corrected later. */
      recipient text not null,
      tracking_number text not null default '',
      /* When it was ticked as packed, and by whom: the name stays when the person has gone. */
      packed_at bigint,
      packed_by_id text,
      packed_by text not null default '',
      dispatched_at bigint,
      /* When it came back or was lost: the request may be packed again then. */
      ended_at bigint,
      primary key (batch_id, request_id),
      check ((packed_at is null) = (packed_by_id is null)))${byKey}`,
    `create unique index batch_request_in_order on batch_request (batch_id, position)`,
    `create unique index request_is_in_one_batch on batch_request (request_id) where ended_at is null`,
    `create index batch_request_by_request on batch_request (request_id)`,
    `create index batch_request_undelivered on batch_request (request_id) where ended_at is not null`,
    /* Whom a batch is assigned to. */
    `create table batch_packer (
      batch_id text not null references batch (id),
      person_id text not null references person (id) on delete cascade,
      primary key (batch_id, person_id))${byKey}`,
    `create index batch_packer_by_person on batch_packer (person_id)`,
  ];
}
