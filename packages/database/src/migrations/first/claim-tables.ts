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
