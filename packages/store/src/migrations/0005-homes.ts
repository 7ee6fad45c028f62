import { sql, type Kysely } from 'kysely';

/**
 * What staff decide about homes: two that are one, two that only look like one, and what a visitor objected to. A link
 * is never deleted: undoing it is an entry of its own.
 */
export async function homes(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table home add column own_allowance_reason text not null default ''`,
    // Counts the changes of what a home is merged into, so that who waited for the home notices one.
    `alter table home add column link_changes integer not null default 0`,
    `create index home_by_merge on home (merged_into) where merged_into is not null`,
    `create table home_link (
      id text primary key,
      scope_id text not null references limit_scope (id),
      kind text not null check (kind in ('merged', 'apart')),
      home_id text not null references home (id),
      other_id text not null references home (id),
      reason text not null,
      actor text not null,
      at bigint not null,
      undone_at bigint,
      undone_by text,
      constraint home_link_is_of_two check (home_id <> other_id))`,
    `create unique index home_is_merged_once on home_link (home_id) where kind = 'merged' and undone_at is null`,
    `create unique index homes_are_apart_once on home_link (home_id, other_id)
      where kind = 'apart' and undone_at is null`,
    `create index home_link_by_home on home_link (home_id)`,
    `create index home_link_by_other on home_link (other_id)`,
    `create table claim (
      id text primary key,
      offer_id text not null references offer (id),
      kind text not null check (kind in
        ('different_flat', 'shared_house', 'moved_in', 'new_building', 'address_misused')),
      text text not null,
      name text not null,
      email text not null,
      address_lines text not null,
      language text not null,
      state text not null check (state in ('open', 'upheld', 'refused')),
      allowance bigint,
      reason text not null,
      actor text not null,
      created_at bigint not null,
      decided_at bigint,
      constraint claim_is_decided_whole check ((state = 'open') = (decided_at is null)))`,
    `create index claim_by_state on claim (state, created_at, id)`,
    `create table claim_home (
      claim_id text not null references claim (id),
      home_id text not null references home (id),
      primary key (claim_id, home_id))`,
    `create index claim_home_by_home on claim_home (home_id)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
