/** Offers, their versions, items and stock. An item is never taken beyond its stock. */
export const offerTables = [
  `create table limit_scope (id text primary key, secret text)`,
  `create table limit_group (
      id text primary key references limit_scope (id),
      name text not null,
      limits text not null,
      past_limits text not null,
      version integer not null,
      created_at bigint not null)`,
  `create table polygon (
      id text primary key,
      coordinates text not null,
      touched_at bigint not null)`,
  `create table picture (
      id text primary key,
      small bytea not null,
      large bytea not null,
      width integer not null,
      height integer not null,
      touched_at bigint not null)`,
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
  /* Short names that a public offer had before: links that were printed go on leading to it. */
  `create table former_slug (
      slug text primary key,
      offer_id text not null references offer (id))`,
  `create index former_slug_by_offer on former_slug (offer_id)`,
  `create table offer_version (
      offer_id text not null references offer (id),
      version integer not null,
      definition text not null,
      created_at bigint not null,
      -- When a later version took its place: no request answers it from then on.
      superseded_at bigint,
      polygon_id text references polygon (id),
      picture_id text references picture (id),
      logo_id text references picture (id),
      primary key (offer_id, version))`,
  `create index offer_version_by_polygon on offer_version (polygon_id) where polygon_id is not null`,
  `create index offer_version_by_picture on offer_version (picture_id) where picture_id is not null`,
  `create index offer_version_by_logo on offer_version (logo_id) where logo_id is not null`,
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
      kind text not null check (kind in ('delivery', 'correction', 'damaged', 'returned', 'sent_again')),
      change bigint not null,
      reason text not null,
      actor text not null,
      at bigint not null)`,
  `create index stock_movement_by_item on stock_movement (item_id)`,
];
