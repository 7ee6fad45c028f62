/** What each state takes of the stock and the home's allowance: core/src/request/request-transitions.ts. */
export const requestStates = [
  'accepted',
  'held',
  'waitlisted',
  'entered',
  'packed',
  'dispatched',
  'closed',
  'returned',
  'lost',
  'declined',
  'withdrawn',
  'lapsed',
] as const;

export type RequestState = (typeof requestStates)[number];

export const holdReasons = [
  'no_pass',
  'check_unavailable',
  'typed_address',
  'address_unverified',
  'po_box',
  'military',
  'care_of',
  'business',
  'unit_missing',
  'unit_unknown',
  'homes_conflict',
  'lookalike_letters',
  'address_ambiguous',
  'position_unknown',
  'too_many_homes',
  'too_fast',
  'honeypot_filled',
  'busy_network',
  'check_foreign_host',
  'check_stale',
  'check_high_score',
  'unidentified',
  'review',
  'put_back',
] as const;

export type HoldReason = (typeof holdReasons)[number];

/** How well an address is verified. */
export const assurances = ['retrieved', 'matched', 'typed'] as const;
export type Assurance = (typeof assurances)[number];

export const requestSources = ['web', 'embed', 'staff', 'api'] as const;
export type RequestSource = (typeof requestSources)[number];
