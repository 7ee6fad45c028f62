import type { ErrorCode, FieldError, ItemLeft } from './error-codes.ts';
import type { HumanCheckSettings } from './human-check.ts';

export interface ErrorDetails {
  /** With `request_invalid`: every field that has to be put right. */
  fields?: FieldError[];
  /** With `sold_out`: what is left of each item asked for. */
  left?: ItemLeft[];
  canQueue?: boolean;
  /** With `publish_incomplete`: paths of the offer that are missing. */
  missing?: string[];
  /** With `human_check_needed`: the check that is asked for. */
  humanCheck?: HumanCheckSettings;
  /** With `already_asked`, to a visitor with a pass: the homes that have had their share. Never shown. */
  homeIds?: string[];
  /** The same, encrypted: what a claim is made with. */
  claimToken?: string;
  /** With `rate_limited`: for `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

const maxFields = 50;
/** A name may be what somebody made up. */
const maxFieldName = 100;

/** The one error that the product raises on purpose. Recognise it by `code`; its text is the catalogue's. */
export class DoorstepError extends Error {
  override name = 'DoorstepError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    const { fields } = details;
    this.details =
      fields === undefined ? details : { ...details, fields: fields.slice(0, maxFields).map(withShortName) };
  }
}

function withShortName(error: FieldError): FieldError {
  const { field } = error;
  return field.length <= maxFieldName ? error : { ...error, field: `${field.slice(0, maxFieldName)}…` };
}
