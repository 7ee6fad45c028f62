import type { DialectName } from '../../dialect.ts';
import { endDay } from '../../end-day.ts';

/** As in `request_count`. */
const countedBy = 'offer_id, state, assurance, source, check_provider';

export function requestTables(dialect: DialectName): string[] {
  // Rows that are found by their key alone lie in its tree: half of the writing.
  const byKey = dialect === 'sqlite' ? ' without rowid' : '';
  return [
    `create table request (
      ${dialect === 'sqlite' ? 'seq integer primary key, id text not null unique' : 'id text primary key'},
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
      /* Of what is collected alone: a place of the offer, and what is said at its counter. */
      place_id text,
      collection_code text,
      ready_notified_at bigint,
      /* What it is found by, as words; emptied with its personal data, and the index of it by the database itself. */
      search_text text not null,
      sort_name text not null,
      sort_postcode text${dialect === 'postgres' ? ' collate "C"' : ''} not null,
      received_at bigint not null,
      accepted_at bigint,
      /* When staff decided it after it was held; when it left; why it came back. The latest of each. */
      decided_at bigint,
      sent_at bigint,
      return_reason text,
      /* Its last step, which its retention counts from. */
      updated_at bigint not null,
      /* Any change of it, by the database's clock: that of a process may be wrong. */
      changed_at bigint not null default ${nowOf[dialect]},
      -- When its personal data went.
      erased_at bigint,
      /* Counts every change (optimistic locking): staff decide on what they have read. */
      revision integer not null default 1,
      foreign key (offer_id, offer_version) references offer_version (offer_id, version))`,
    // With all that a request is counted by, and its postcode: a list under a rare filter walks it, and looks at no row
    // that does not fit.
    ...(dialect === 'sqlite'
      ? [`create index request_newest on request (received_at, id, ${countedBy}, sort_postcode)`]
      : [`create index request_newest on request (received_at, id) include (${countedBy}, sort_postcode)`]),
    `create index request_by_name on request (sort_name, id)`,
    // In the order in which they are counted, which then sorts nothing: a third of the time and of the size. On SQLite only a
    // query that says something of the postcode is led through it, and none that asks for a state alone.
    `create index request_by_postcode on request (state, sort_postcode)
      ${dialect === 'sqlite' ? `where sort_postcode >= ''` : ''}`,
    ...(dialect === 'postgres'
      ? [`create index request_in_order_of_postcode on request (sort_postcode, id, state)`]
      : []),
    `create index request_held_for on request (received_at, id, hold_reasons, state) where hold_reasons <> '[]'`,
    `create index request_by_offer on request (offer_id, state, received_at, sort_postcode)`,
    `create unique index request_queue on request (offer_id, queue_number) where queue_number is not null`,
    `create index request_by_change on request (changed_at, id)`,
    `create index request_held_since on request (updated_at) where state = 'held'`,
    `create index request_undelivered on request (updated_at, id, state) where state in ('returned', 'lost')`,
    `create index request_by_code on request (collection_code) where collection_code is not null`,
    `create index request_to_collect on request (offer_id, place_id, received_at)
      where state = 'accepted' and place_id is not null`,
    `create index request_held_by_network on request (network, offer_id, state, received_at) where state = 'held'`,
    `create index request_by_place on request (place_id, state, offer_id) where place_id is not null`,
    `create index request_to_erase on request (offer_id, updated_at)
      where erased_at is null and state in ('closed', 'declined', 'withdrawn', 'lapsed')`,
    `create index request_erased_open on request (offer_id)
      where erased_at is not null and state not in ('closed', 'declined', 'withdrawn', 'lapsed')`,
    ...searchIndex[dialect],
    `create table request_line (
      request_id text not null references request (id),
      item_id text not null references item (id),
      quantity integer not null check (quantity > 0),
      primary key (request_id, item_id))${byKey}`,
    `create table request_home (
      request_id text not null references request (id),
      home_id text not null references home (id),
      primary key (request_id, home_id))${byKey}`,
    `create index request_home_by_home on request_home (home_id)`,
    `create table pass_spent (
      pass_id text not null,
      expires_at bigint not null,
      constraint pass_is_spent_once primary key (pass_id))`,
    // By day, and so in the order of writing: by the millisecond, each row would be a page of its own to write.
    `create index pass_spent_by_end on pass_spent (${endDay})`,
    `create table idempotency_key (
      offer_id text not null references offer (id),
      key text not null,
      fingerprint text not null,
      request_id text not null,
      answer text not null,
      -- By the database's clock: that of a process may be wrong.
      at bigint not null default ${nowOf[dialect]},
      constraint submission_is_saved_once primary key (offer_id, key))${byKey}`,
    `create index idempotency_key_by_age on idempotency_key (at)`,
    `create table counter (name text primary key, count integer not null, expires_at bigint not null)`,
    `create index counter_by_end on counter (${endDay})`,
    `create table mailed_link (
      token_hash text primary key,
      request_id text not null references request (id),
      expires_at bigint not null,
      used_at bigint)`,
  ];
}

/**
 * Words to requests. On SQLite a table of its own that triggers keep; a word that goes is wiped from it at once, not at
 * the next merge. The words are made by us (`searchWords`), so that no tokeniser reads them in another way.
 */
const searchIndex: Record<DialectName, string[]> = {
  sqlite: [
    `create virtual table request_search using fts5 (
      search_text, content = 'request', content_rowid = 'seq', tokenize = 'ascii', detail = 'none', columnsize = 0)`,
    `insert into request_search (request_search, rank) values ('secure-delete', 1)`,
    `insert into request_search (request_search, rank) values ('automerge', 16)`,
    `insert into request_search (request_search, rank) values ('crisismerge', 32)`,
    `insert into request_search (request_search, rank) values ('pgsz', 4050)`,
    `create trigger request_search_added after insert on request begin
      insert into request_search (rowid, search_text) values (new.seq, new.search_text);
    end`,
    `create trigger request_search_changed after update of search_text on request
      when old.search_text <> new.search_text begin
      insert into request_search (request_search, rowid, search_text) values ('delete', old.seq, old.search_text);
      insert into request_search (rowid, search_text) values (new.seq, new.search_text);
    end`,
    `create trigger request_search_removed after delete on request begin
      insert into request_search (request_search, rowid, search_text) values ('delete', old.seq, old.search_text);
    end`,
  ],
  postgres: [`create index request_search on request using gin (array_to_tsvector(string_to_array(search_text, ' ')))`],
};

const nowOf: Record<DialectName, string> = {
  sqlite: `(cast(unixepoch('subsec') * 1000 as integer))`,
  postgres: `(floor(extract(epoch from clock_timestamp()) * 1000))`,
};
