import type { HumanCheckSettings } from './human-check.ts';

/**
 * Every error code that Doorstep answers with: its HTTP status, and whether a retry of the same request may help.
 * Outside the address lookup's paths, each is sent as `application/problem+json` (RFC 9457). The text of each is in the
 * message catalogue under `error.CODE`, and in docs/reference/errors.md.
 */
export const errorCodes = {
  // about one request
  request_invalid: { status: 422, retry: false },
  offer_not_found: { status: 404, retry: false },
  offer_changed: { status: 409, retry: false },
  request_not_found: { status: 404, retry: false },
  home_not_found: { status: 404, retry: false },
  limit_group_ended: { status: 409, retry: false },
  batch_not_found: { status: 404, retry: false },
  batch_not_locked: { status: 409, retry: false },
  nothing_to_pack: { status: 409, retry: true },
  text_unwritable: { status: 409, retry: false },
  claim_not_found: { status: 404, retry: false },
  not_open: { status: 409, retry: true },
  paused: { status: 409, retry: true },
  closed: { status: 409, retry: false },
  sold_out: { status: 409, retry: false },
  already_asked: { status: 409, retry: false },
  outside_area: { status: 409, retry: false },
  human_check_rejected: { status: 422, retry: true },
  human_check_needed: { status: 422, retry: true },
  human_check_unavailable: { status: 503, retry: true },
  unchecked_limit_reached: { status: 429, retry: true },
  idempotency_key_missing: { status: 400, retry: false },
  idempotency_key_reused: { status: 422, retry: false },
  link_invalid: { status: 410, retry: false },
  // about the protocol
  not_found: { status: 404, retry: false },
  method_not_allowed: { status: 405, retry: false },
  request_malformed: { status: 400, retry: false },
  headers_too_large: { status: 431, retry: false },
  request_timed_out: { status: 408, retry: true },
  body_malformed: { status: 400, retry: false },
  body_too_large: { status: 413, retry: false },
  media_type_unsupported: { status: 415, retry: false },
  rate_limited: { status: 429, retry: true },
  internal: { status: 500, retry: true },
  unavailable: { status: 503, retry: true },
  // about staff
  token_invalid: { status: 401, retry: false },
  token_expired: { status: 401, retry: false },
  not_signed_in: { status: 401, retry: false },
  two_factor_needed: { status: 403, retry: false },
  password_needed: { status: 403, retry: false },
  sign_in_rejected: { status: 401, retry: false },
  not_allowed: { status: 403, retry: false },
  state_conflict: { status: 409, retry: false },
  version_conflict: { status: 409, retry: false },
  precondition_failed: { status: 412, retry: false },
  slug_taken: { status: 409, retry: false },
  stock_below_taken: { status: 409, retry: false },
  undo_expired: { status: 409, retry: false },
  returned_unit_given: { status: 409, retry: false },
  publish_incomplete: { status: 422, retry: false },
  draw_not_ready: { status: 409, retry: true },
  draw_already_held: { status: 409, retry: false },
  draw_value_own: { status: 409, retry: false },
  invitation_invalid: { status: 410, retry: false },
  owner_missing: { status: 409, retry: true },
  person_not_found: { status: 404, retry: false },
  last_owner: { status: 409, retry: false },
  request_changed: { status: 409, retry: false },
} as const satisfies Record<string, { status: number; retry: boolean }>;

export type ErrorCode = keyof typeof errorCodes;

/** Errors of single fields; the texts are in the catalogue under `field_error.CODE`. */
export const fieldErrorCodes = [
  'required',
  'too_long',
  'too_many',
  'too_small',
  'too_large',
  'not_a_number',
  'not_a_choice',
  'unknown_country',
  'not_an_email',
  'email_taken',
  'password_weak',
  'password_wrong',
  'code_wrong',
  'not_a_phone',
  'not_a_web_address',
  'not_a_public_address',
  'not_text',
  'control_character',
  'unknown_field',
  'cursor_unknown',
  'unknown_item',
  'item_twice',
  'not_accepted',
  'is_collected',
  'not_in_batch',
  'already_dispatched',
  'not_packed_last',
  'named_twice',
  'tracking_link_form',
  'nothing_chosen',
  'needs_all_offers',
  'not_in_future',
  'too_many_in_total',
  'place_missing',
  'place_gone',
  'no_places',
  'ends_before_start',
  'address_missing',
  'address_forged',
  'address_expired',
  'address_unknown',
  'address_same',
  'address_unconfirmed',
  'typed_refused',
  'po_box_refused',
  'military_refused',
  'care_of_refused',
  'business_refused',
  'postcode_missing',
  'postcode_form',
  'region_missing',
  'region_unknown',
  'unit_missing',
  'slug_form',
  'slug_former',
  'colour_form',
  'language_form',
  'id_form',
  'date_form',
  'day_form',
  'year_out_of_range',
  'closes_before_opens',
  'time_zone_unknown',
  'known_before_closing',
  'fixed_once_open',
  'draw_value_form',
  'draw_format_impossible',
  'geojson_form',
  'geojson_no_polygon',
  'geojson_not_polygon',
  'polygon_not_closed',
  'polygon_too_few_points',
  'polygon_out_of_range',
  'polygon_swapped',
  'polygon_too_large',
  'polygon_unknown',
  'picture_form',
  'picture_too_large',
  'picture_unknown',
] as const;

export function isFieldErrorCode(message: string): message is FieldErrorCode {
  return fieldErrorCodes.some((code) => code === message);
}

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldError {
  /** Path in the body: `contact.email`, `lines.0.quantity`, `address`, `unit`. */
  field: string;
  code: FieldErrorCode;
  /** Values for the text's placeholders, such as `max`. */
  values?: Record<string, string | number>;
}

export interface ItemLeft {
  item: string;
  left: number;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  requestId: string;
  errors?: (FieldError & { detail: string })[];
  /** With `sold_out`: what is left of each requested item. */
  left?: ItemLeft[];
  /** With `sold_out`: whether the whole request can join the queue (`ifShort: 'queue'`). */
  canQueue?: boolean;
  /** With `already_asked`, for a visitor with a pass: the token for a claim, valid for a day. */
  claimToken?: string;
  /** With `human_check_needed`: the check to pass before sending the same request again. */
  humanCheck?: HumanCheckSettings;
  /** With `version_conflict` and `precondition_failed`: what was to change, as it is now. */
  current?: Record<string, unknown>;
}
