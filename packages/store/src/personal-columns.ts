/**
 * What is personal in the database, for every column that holds text. `docs/reference/privacy.md` says the same for people,
 * and tests hold the list, that page and the database together.
 *
 * - `request`: goes with the personal data of its request.
 * - `claim`: goes with that of its claim.
 * - `home`: goes when the offer's retention has passed since it was written.
 * - `home_key`: pseudonymous; destroyed with the secret of the offer or limit group.
 * - `short`: pseudonymous; goes by itself within days.
 * - `mail`: goes with its request or claim, and after 30 days at the latest.
 * - `staff`: of staff, for as long as they have an account.
 * - `none`: not personal.
 */
export type PersonalKind = 'request' | 'claim' | 'home' | 'home_key' | 'short' | 'mail' | 'staff' | 'none';

export const personalColumns: Record<string, Record<string, PersonalKind>> = {
  alarm: {
    id: 'none',
    service: 'none',
    code: 'none',
    kind: 'none',
    says: 'none',
  },
  api_token: {
    id: 'none',
    name: 'none',
    token_hash: 'none',
    ending: 'none',
    scopes: 'none',
  },
  audit: {
    id: 'none',
    action: 'none',
    subject_kind: 'none',
    subject_id: 'none',
    actor_kind: 'none',
    actor_id: 'staff',
    actor_name: 'staff',
    detail: 'request',
  },
  auth_account: {
    id: 'none',
    accountId: 'staff',
    providerId: 'none',
    userId: 'none',
    accessToken: 'none',
    refreshToken: 'none',
    idToken: 'none',
    scope: 'none',
    password: 'staff',
  },
  auth_session: {
    id: 'none',
    token: 'staff',
    ipAddress: 'staff',
    userAgent: 'staff',
    userId: 'none',
  },
  auth_user: {
    id: 'none',
    name: 'staff',
    email: 'staff',
    image: 'staff',
  },
  auth_verification: {
    id: 'none',
    identifier: 'none',
    value: 'none',
  },
  batch: {
    id: 'none',
    offer_id: 'none',
    state: 'none',
    carrier: 'none',
    tracking_link: 'none',
    created_by: 'staff',
  },
  batch_packer: {
    batch_id: 'none',
    person_id: 'staff',
  },
  batch_request: {
    batch_id: 'none',
    request_id: 'none',
    recipient: 'request',
    tracking_number: 'request',
    packed_by_id: 'staff',
    packed_by: 'staff',
  },
  claim: {
    id: 'none',
    offer_id: 'none',
    kind: 'none',
    text: 'claim',
    name: 'claim',
    email: 'claim',
    address_lines: 'claim',
    language: 'none',
    state: 'none',
    reason: 'claim',
    actor: 'staff',
  },
  claim_home: {
    claim_id: 'none',
    home_id: 'none',
  },
  counter: {
    name: 'short',
  },
  draw: {
    offer_id: 'none',
    state: 'none',
    digest: 'none',
    value: 'none',
    proposed_by: 'staff',
    confirmed_by: 'staff',
  },
  draw_value: {
    offer_id: 'none',
    person_id: 'staff',
    person_name: 'staff',
    value: 'none',
  },
  draw_entry: {
    offer_id: 'none',
    hash: 'none',
    request_id: 'none',
  },
  home: {
    id: 'none',
    scope_id: 'none',
    building_hash: 'home_key',
    own_allowance_reason: 'home',
    merged_into: 'none',
  },
  home_key: {
    scope_id: 'none',
    hash: 'home_key',
    kind: 'none',
    home_id: 'none',
  },
  home_link: {
    id: 'none',
    scope_id: 'none',
    kind: 'none',
    home_id: 'none',
    other_id: 'none',
    reason: 'home',
    actor: 'staff',
    undone_by: 'staff',
  },
  idempotency_key: {
    offer_id: 'none',
    key: 'short',
    fingerprint: 'short',
    request_id: 'none',
    answer: 'none',
  },
  invitation: {
    id: 'none',
    invited_by: 'staff',
    token_hash: 'none',
    role: 'none',
  },
  item: {
    id: 'none',
    offer_id: 'none',
  },
  limit_group: {
    id: 'none',
    name: 'none',
    limits: 'none',
    past_limits: 'none',
  },
  limit_scope: {
    id: 'none',
    secret: 'home_key',
  },
  lookup_key: {
    id: 'none',
    name: 'none',
    key_hash: 'none',
    ending: 'none',
    origins: 'none',
  },
  mailed_link: {
    token_hash: 'request',
    request_id: 'none',
  },
  network_salt: {
    salt: 'short',
  },
  offer: {
    id: 'none',
    slug: 'none',
    status: 'none',
    definition: 'none',
    scope_id: 'none',
  },
  offer_version: {
    offer_id: 'none',
    save_key: 'none',
    definition: 'none',
    polygon_id: 'none',
    picture_id: 'none',
    logo_id: 'none',
  },
  outbox: {
    id: 'none',
    subject: 'mail',
    mail_order: 'mail',
    http_request_id: 'none',
    outcome: 'none',
    last_error: 'mail',
  },
  pass_spent: {
    pass_id: 'short',
  },
  person: {
    id: 'none',
    account_id: 'staff',
    name: 'staff',
    email: 'staff',
    role: 'none',
  },
  picture: {
    id: 'none',
  },
  polygon: {
    id: 'none',
    coordinates: 'none',
  },
  request: {
    id: 'none',
    reference: 'none',
    secret_hash: 'request',
    offer_id: 'none',
    state: 'none',
    hold_reasons: 'none',
    contact: 'request',
    answers: 'request',
    address: 'request',
    assurance: 'none',
    check_provider: 'none',
    source: 'none',
    language: 'none',
    network: 'request',
    search_text: 'request',
    sort_name: 'request',
    sort_postcode: 'request',
  },
  request_home: {
    request_id: 'none',
    home_id: 'none',
  },
  request_line: {
    request_id: 'none',
    item_id: 'none',
  },
  setting: {
    name: 'none',
    value: 'none',
  },
  stock_movement: {
    id: 'none',
    item_id: 'none',
    kind: 'none',
    reason: 'none',
    actor: 'staff',
  },
  webhook: {
    id: 'none',
    url: 'none',
    events: 'none',
    stopped_because: 'none',
  },
  webhook_delivery: {
    id: 'none',
    webhook_id: 'none',
    message_id: 'none',
    type: 'none',
    body: 'mail',
    subject: 'none',
    http_request_id: 'none',
    state: 'none',
    last_error: 'mail',
  },
};
