// The tables as Kysely sees them. Times are milliseconds since 1970 UTC, booleans are 0 and 1, JSON is text.
import type { Generated, GeneratedAlways } from 'kysely';

export interface Tables {
  /** The steps that made the tables; see `migrate.ts`. */
  schema_step: { name: string; checksum: string; breaks: number };
  setting: { name: string; value: string };
  limit_scope: { id: string; secret: string | null };
  offer: {
    id: string;
    slug: string;
    version: number;
    status: string;
    definition: string;
    scope_id: string;
    queue_counter: Generated<number>;
    announced_phase: Generated<string | null>;
    created_at: number;
    updated_at: number;
  };
  former_slug: { slug: string; offer_id: string };
  offer_version: {
    offer_id: string;
    version: number;
    definition: string;
    created_at: number;
    superseded_at: number | null;
    /** The polygon that the definition names; kept as long as the version. */
    polygon_id: string | null;
    /** Its pictures, kept likewise. */
    picture_id: string | null;
    logo_id: string | null;
  };
  /** WebP files in two sizes; width and height are those of the large one. */
  picture: { id: string; small: Uint8Array; large: Uint8Array; width: number; height: number; touched_at: number };
  /** Rings, as in the coordinates of a GeoJSON MultiPolygon. */
  polygon: { id: string; coordinates: string; touched_at: number };
  item: {
    id: string;
    offer_id: string;
    position: number;
    stock: number | null;
    taken: Generated<number>;
    low_at: number | null;
  };
  stock_movement: {
    id: string;
    item_id: string;
    kind: string;
    change: number;
    reason: string;
    actor: string;
    at: number;
  };
  home: {
    id: string;
    scope_id: string;
    building_hash: string;
    door_hash: string;
    own_allowance: number | null;
    own_allowance_reason: Generated<string>;
    /** The home that this one is merged into, which is never merged itself. */
    merged_into: string | null;
    link_changes: Generated<number>;
  };
  home_pair: { scope_id: string; one_id: string; other_id: string; reason: string };
  home_link: {
    id: string;
    scope_id: string;
    kind: string;
    home_id: string;
    other_id: string;
    reason: string;
    actor: string;
    at: number;
    undone_at: number | null;
    undone_by: string | null;
  };
  claim: {
    id: string;
    offer_id: string;
    kind: string;
    text: string;
    name: string;
    email: string;
    address_lines: string;
    language: string;
    state: string;
    allowance: number | null;
    reason: string;
    actor: string;
    created_at: number;
    decided_at: number | null;
    erased_at: number | null;
  };
  claim_home: { claim_id: string; home_id: string };
  home_key: { scope_id: string; hash: string; kind: string; version: number; home_id: string };
  request: {
    /** Only on SQLite: the row's number in the search index. */
    seq: GeneratedAlways<number>;
    id: string;
    reference: string;
    secret_hash: string;
    offer_id: string;
    offer_version: number;
    state: string;
    has_pass: number;
    takes_stock: GeneratedAlways<number>;
    takes_allowance: GeneratedAlways<number>;
    hold_reasons: string;
    contact: string;
    answers: string;
    address: string;
    assurance: string;
    check_provider: string | null;
    source: string;
    language: string;
    network: string;
    queue_number: number | null;
    place_id: string | null;
    collection_code: string | null;
    ready_notified_at: number | null;
    search_text: string;
    sort_name: string;
    sort_postcode: string;
    received_at: number;
    accepted_at: number | null;
    decided_at: Generated<number | null>;
    sent_at: Generated<number | null>;
    return_reason: Generated<string | null>;
    updated_at: number;
    changed_at: Generated<number>;
    erased_at: Generated<number | null>;
    revision: Generated<number>;
  };
  request_count: {
    day: number;
    state: string;
    offer_id: string;
    assurance: string;
    source: string;
    /** Empty where nothing was checked. */
    check_provider: string;
    requests: number;
  };
  /** Hours since 1970, UTC. */
  insight: { measure: string; hour: number; offer_id: string; key: string; amount: number };
  request_line: { request_id: string; item_id: string; quantity: number };
  request_home: { request_id: string; home_id: string };
  batch: {
    number: Generated<number>;
    id: string;
    offer_id: string;
    state: string;
    carrier: Generated<string>;
    tracking_link: Generated<string>;
    prints: Generated<number>;
    created_by: string;
    made_once: Generated<string | null>;
    made_from: Generated<string | null>;
    created_at: number;
    locked_at: number | null;
    printed_at: number | null;
    dispatched_at: number | null;
    closed_at: number | null;
    updated_at: number;
  };
  batch_request: {
    batch_id: string;
    request_id: string;
    position: number;
    recipient: string;
    tracking_number: Generated<string>;
    packed_at: Generated<number | null>;
    packed_by_id: Generated<string | null>;
    packed_by: Generated<string>;
    dispatched_at: number | null;
    ended_at: number | null;
  };
  batch_packer: { batch_id: string; person_id: string };
  pass_spent: { pass_id: string; expires_at: number };
  draw: {
    offer_id: string;
    state: string;
    entries: Generated<number>;
    digest: string | null;
    queue_base: Generated<number>;
    fixed_at: number | null;
    value: string | null;
    proposed_by: string | null;
    confirmed_by: string | null;
    drawn_to: Generated<number>;
    drawn_at: number | null;
  };
  draw_value: { offer_id: string; person_id: string; person_name: string; value: string; entered_at: number };
  draw_entry: { offer_id: string; hash: string; request_id: string; rank: number | null };
  limit_group: {
    id: string;
    name: string;
    limits: string;
    past_limits: string;
    version: number;
    created_at: number;
  };
  api_token: {
    id: string;
    name: string;
    token_hash: string;
    ending: string;
    scopes: string;
    offer_ids: string | null;
    created_at: number;
    expires_at: number | null;
    used_at: number | null;
    revoked_at: number | null;
  };
  done_once: {
    caller: string;
    operation: string;
    key: string;
    fingerprint: string;
    outcome: string;
    at: number;
  };
  idempotency_key: {
    offer_id: string;
    key: string;
    fingerprint: string;
    request_id: string;
    answer: string;
    at: Generated<number>;
  };
  counter: { name: string; count: number; expires_at: number };
  mailed_link: { token_hash: string; request_id: string; expires_at: number; used_at: number | null };
  outbox: {
    seq: Generated<number>;
    id: string;
    subject: string;
    mail_order: string;
    attempts: Generated<number>;
    created_at: number;
    due_at: number;
    done_at: number | null;
    outcome: Generated<string | null>;
    last_error: string | null;
    http_request_id: string | null;
  };
  audit: {
    seq: Generated<number>;
    at: number;
    action: string;
    subject_kind: string;
    subject_id: string;
    actor_kind: string;
    actor_id: string | null;
    actor_name: string;
    is_reading: number;
    detail: string;
  };
  alarm: {
    id: string;
    service: string;
    code: string;
    kind: string;
    message: string;
    opened_at: number;
    last_seen_at: number;
    count: number;
    mailed_at: number | null;
    resolved_at: number | null;
  };
  webhook: {
    id: string;
    version: Generated<number>;
    url: string;
    events: string;
    is_on: number;
    secret_generation: number;
    secret_replaced_at: number | null;
    failing_since: number | null;
    stopped_because: string | null;
    created_at: number;
  };
  webhook_delivery: {
    seq: Generated<number>;
    id: string;
    webhook_id: string;
    message_id: string;
    type: string;
    event_seq: number | null;
    subject: string;
    state: Generated<string>;
    attempts: Generated<number>;
    created_at: number;
    due_at: number;
    last_status: number | null;
    last_error: Generated<string>;
    http_request_id: string | null;
  };
  person: {
    id: string;
    account_id: string;
    name: string;
    email: string;
    role: string;
    version: Generated<number>;
    created_at: number;
  };
  password_link: {
    token_hash: string;
    person_id: string;
    expires_at: number;
    used_at: number | null;
  };
  invitation: {
    token_hash: string;
    id: string;
    role: string;
    is_first_run: number;
    invited_by: string | null;
    expires_at: number;
    used_at: number | null;
  };
  /** Days since 1970, UTC. */
  network_salt: { day: number; salt: string };
  service_day: { day: number; started_at: number };
  lookup_key: {
    id: string;
    name: string;
    key_hash: string;
    ending: string;
    origins: string;
    created_at: number;
    revoked_at: number | null;
  };
}
