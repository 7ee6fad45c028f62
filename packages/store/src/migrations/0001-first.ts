import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../database.ts';

/**
 * The first tables. The promises of the product stand here as constraints: an item is never taken beyond its stock, a
 * key belongs to one home, a pass is spent once, a submission is saved once.
 */
export async function first(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  // Without `autoincrement`: a table beside it would be written for every row. What is deleted is older than what is there.
  const counted = dialect === 'sqlite' ? 'integer primary key' : 'bigserial primary key';
  // Rows that are found by their key alone lie in its tree: half of the writing. Files of before have one tree more.
  const byKey = dialect === 'sqlite' ? ' without rowid' : '';
  const statements = [
    `create table setting (name text primary key, value text not null)`,
    `create table limit_scope (id text primary key, secret text)`,
    `create table offer (
      id text primary key,
      slug text not null unique,
      version integer not null,
      status text not null check (status in ('draft', 'published', 'paused', 'closed', 'archived')),
      definition text not null,
      scope_id text not null references limit_scope (id),
      queue_counter bigint not null default 0,
      created_at bigint not null,
      updated_at bigint not null)`,
    `create table offer_version (
      offer_id text not null references offer (id),
      version integer not null,
      definition text not null,
      created_at bigint not null,
      primary key (offer_id, version))`,
    `create table item (
      id text primary key,
      offer_id text not null references offer (id),
      position integer not null,
      stock bigint,
      taken bigint not null default 0 check (taken >= 0),
      constraint item_never_oversold check (stock is null or taken <= stock))`,
    `create index item_by_offer on item (offer_id, position)`,
    `create table stock_movement (
      id text primary key,
      item_id text not null references item (id),
      kind text not null check (kind in ('delivery', 'correction', 'damaged', 'returned')),
      change bigint not null,
      reason text not null,
      actor text not null,
      at bigint not null)`,
    `create index stock_movement_by_item on stock_movement (item_id)`,
    `create table home (
      id text primary key,
      scope_id text not null references limit_scope (id),
      building_hash text not null,
      own_allowance bigint,
      merged_into text references home (id))`,
    `create index home_by_building on home (scope_id, building_hash)`,
    `create table home_key (
      scope_id text not null references limit_scope (id),
      hash text not null,
      kind text not null check (kind in ('register', 'address')),
      version integer not null,
      home_id text not null references home (id),
      constraint home_key_has_one_home primary key (scope_id, hash))${byKey}`,
    `create index home_key_by_home on home_key (home_id)`,
    `create table request (
      id text primary key,
      reference text not null unique,
      secret_hash text not null,
      offer_id text not null references offer (id),
      offer_version integer not null,
      state text not null check (state in ('accepted', 'held', 'waitlisted', 'entered', 'packed', 'dispatched',
        'closed', 'returned', 'lost', 'declined', 'withdrawn', 'lapsed')),
      has_pass integer not null check (has_pass in (0, 1)),
      takes_stock integer not null generated always as (case
        when state in ('accepted', 'packed', 'dispatched', 'closed', 'returned', 'lost') then 1
        when state = 'held' then has_pass else 0 end) stored,
      takes_allowance integer not null generated always as (case
        when state in ('accepted', 'packed', 'dispatched', 'closed', 'returned', 'lost', 'waitlisted', 'entered') then 1
        when state = 'held' then has_pass else 0 end) stored,
      hold_reasons text not null,
      contact text not null,
      answers text not null,
      address text not null,
      assurance text not null check (assurance in ('retrieved', 'matched', 'typed')),
      check_provider text,
      source text not null check (source in ('web', 'embed', 'staff', 'api')),
      language text not null,
      network text not null,
      queue_number bigint,
      search_text text not null,
      sort_name text not null,
      sort_postcode text not null,
      received_at bigint not null,
      accepted_at bigint,
      updated_at bigint not null,
      foreign key (offer_id, offer_version) references offer_version (offer_id, version))`,
    `create index request_newest on request (received_at, id)`,
    `create index request_by_offer on request (offer_id, state, received_at)`,
    `create unique index request_queue on request (offer_id, queue_number) where queue_number is not null`,
    `create table request_line (
      request_id text not null references request (id),
      item_id text not null references item (id),
      quantity integer not null check (quantity > 0),
      primary key (request_id, item_id))${byKey}`,
    `create index request_line_by_item on request_line (item_id)`,
    `create table request_home (
      request_id text not null references request (id),
      home_id text not null references home (id),
      primary key (request_id, home_id))${byKey}`,
    `create index request_home_by_home on request_home (home_id)`,
    `create table pass_spent (
      pass_id text not null,
      expires_at bigint not null,
      constraint pass_is_spent_once primary key (pass_id))${byKey}`,
    `create index pass_spent_by_end on pass_spent (expires_at)`,
    `create table idempotency_key (
      offer_id text not null references offer (id),
      key text not null,
      fingerprint text not null,
      request_id text not null,
      answer text not null,
      at bigint not null,
      constraint submission_is_saved_once primary key (offer_id, key))${byKey}`,
    `create index idempotency_key_by_age on idempotency_key (at)`,
    `create table counter (name text primary key, count integer not null, expires_at bigint not null)`,
    `create index counter_by_end on counter (expires_at)`,
    `create table mailed_link (
      token_hash text primary key,
      request_id text not null references request (id),
      expires_at bigint not null,
      used_at bigint)`,
    `create table outbox (
      seq ${counted},
      id text not null unique,
      subject text not null,
      mail_order text not null,
      attempts integer not null default 0,
      created_at bigint not null,
      due_at bigint not null,
      done_at bigint,
      last_error text)`,
    `create index outbox_waiting on outbox (subject, seq) where done_at is null`,
    `create table audit (
      seq ${counted},
      id text not null unique,
      at bigint not null,
      action text not null,
      subject_kind text not null,
      subject_id text not null,
      actor_kind text not null,
      actor_id text,
      actor_name text not null,
      detail text not null)`,
    `create index audit_by_subject on audit (subject_kind, subject_id, seq)`,
    `create table person (
      id text primary key,
      account_id text not null unique,
      name text not null,
      email text not null unique,
      role text not null check (role in ('owner', 'editor', 'fulfiller', 'packer', 'viewer')),
      created_at bigint not null)`,
    `create table invitation (
      token_hash text primary key,
      role text not null,
      is_first_run integer not null,
      expires_at bigint not null,
      used_at bigint)`,
    `create table lookup_key (
      id text primary key,
      name text not null,
      key_hash text not null unique,
      ending text not null,
      origins text not null,
      created_at bigint not null,
      revoked_at bigint)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
