import { sql, type Kysely } from 'kysely';

/** Draws, limit groups, and tokens of the API. */
export async function sharingOut(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create table draw (
      offer_id text primary key references offer (id),
      state text not null check (state in ('collecting', 'fixed', 'drawing', 'drawn')),
      entries bigint not null default 0,
      digest text,
      queue_base bigint not null default 0,
      fixed_at bigint,
      value text,
      drawn_to bigint not null default 0,
      drawn_at bigint,
      constraint draw_list_is_fixed check ((state = 'collecting') = (digest is null)),
      constraint draw_value_is_known check ((state in ('drawing', 'drawn')) = (value is not null)))`,
    `create table draw_entry (
      offer_id text not null references draw (offer_id),
      hash text not null,
      request_id text not null unique references request (id),
      rank bigint,
      primary key (offer_id, hash))`,
    `create unique index draw_entry_has_its_rank on draw_entry (offer_id, rank) where rank is not null`,
    `create table limit_group (
      id text primary key references limit_scope (id),
      name text not null,
      limits text not null,
      past_limits text not null,
      version integer not null,
      created_at bigint not null)`,
    `create table api_token (
      id text primary key,
      name text not null,
      token_hash text not null unique,
      ending text not null,
      scopes text not null,
      created_at bigint not null,
      used_at bigint,
      revoked_at bigint)`,
    `create index request_held_since on request (updated_at) where state = 'held'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
