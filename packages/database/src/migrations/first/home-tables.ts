import type { DialectName } from '../../dialect.ts';

/**
 * Homes, their keys, and what staff decided about pairs of them. A key belongs to one home. A link is never deleted: undoing it
 * is an entry of its own.
 */
export function homeTables(dialect: DialectName): string[] {
  // Rows that are found by their key alone lie in its tree: half of the writing.
  const byKey = dialect === 'sqlite' ? ' without rowid' : '';
  return [
    `create table home (
      id text primary key,
      scope_id text not null references limit_scope (id),
      -- Begins with the hash of street and number alone.
      building_hash text not null,
      door_hash text not null,
      own_allowance bigint,
      own_allowance_reason text not null default '',
      merged_into text references home (id),
      -- Counts the changes of what a home is merged into, so that whoever waited for the home notices one.
      link_changes integer not null default 0)`,
    `create index home_by_building on home (scope_id, building_hash, id)`,
    `create index home_with_reason on home (scope_id) where own_allowance_reason <> ''`,
    `create index home_by_merge on home (merged_into) where merged_into is not null`,
    `create table home_key (
      scope_id text not null references limit_scope (id),
      hash text not null,
      kind text not null check (kind in ('register', 'address')),
      version integer not null,
      home_id text not null references home (id),
      constraint home_key_has_one_home primary key (scope_id, hash))${byKey}`,
    `create index home_key_by_home on home_key (home_id)`,
    // Homes that may be the same, as they were found when requests were saved.
    `create table home_pair (
      scope_id text not null references limit_scope (id),
      one_id text not null references home (id),
      other_id text not null references home (id),
      reason text not null check (reason in ('keys', 'same_building_and_name', 'same_door', 'same_person_and_street')),
      constraint home_pair_is_of_two check (one_id <> other_id),
      primary key (scope_id, one_id, other_id))${byKey}`,
    `create index home_pair_by_other on home_pair (other_id)`,
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
  ];
}

export const claimTables = [
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
      -- When its personal data was redacted.
      erased_at bigint,
      constraint claim_is_decided_whole check ((state = 'open') = (decided_at is null)))`,
  `create index claim_by_state on claim (state, created_at, id)`,
  `create table claim_home (
      claim_id text not null references claim (id),
      home_id text not null references home (id),
      primary key (claim_id, home_id))`,
  `create index claim_home_by_home on claim_home (home_id)`,
];
