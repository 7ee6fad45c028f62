export const drawTables = [
  `create table draw (
      offer_id text primary key references offer (id),
      state text not null check (state in ('collecting', 'fixed', 'drawing', 'drawn')),
      entries bigint not null default 0,
      digest text,
      queue_base bigint not null default 0,
      fixed_at bigint,
      value text,
      proposed_by text,
      confirmed_by text,
      drawn_to bigint not null default 0,
      drawn_at bigint,
      constraint draw_list_is_fixed check ((state = 'collecting') = (digest is null)),
      constraint draw_value_is_known check ((state in ('drawing', 'drawn')) = (value is not null)),
      constraint draw_value_is_confirmed_by_another check (
        (value is null and proposed_by is null and confirmed_by is null)
        or (value is not null and proposed_by is not null and confirmed_by is not null and proposed_by <> confirmed_by)))`,
  `create table draw_value (
      offer_id text not null references draw (offer_id),
      person_id text not null,
      person_name text not null,
      value text not null,
      entered_at bigint not null,
      primary key (offer_id, person_id))`,
  `create table draw_entry (
      offer_id text not null references draw (offer_id),
      hash text not null,
      request_id text not null unique references request (id),
      rank bigint,
      primary key (offer_id, hash))`,
  `create unique index draw_entry_has_its_rank on draw_entry (offer_id, rank) where rank is not null`,
];
