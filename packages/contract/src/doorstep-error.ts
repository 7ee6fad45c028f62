import type { ErrorCode, FieldError, ItemLeft } from './error-codes.ts';
import type { HumanCheckSettings } from './human-check.ts';

export interface ErrorDetails {
  /** With `request_invalid`: all invalid fields. */
  fields?: FieldError[];
  /** With `sold_out`: what is left of each requested item. */
  left?: ItemLeft[];
  canQueue?: boolean;
  /** With `publish_incomplete`: paths of the missing parts of the offer. */
  missing?: string[];
  /** With `human_check_needed`: the check to pass. */
  humanCheck?: HumanCheckSettings;
  /** With `already_asked`, for a visitor with a pass: the homes that used up their allowance. Never shown. */
  homeIds?: string[];
  /** The same homes, encrypted, for making a claim. */
  claimToken?: string;
  /** With `rate_limited`: the value of `Retry-After`. */
  retryAfterSeconds?: number;
  /** With `version_conflict` and `precondition_failed`: what was to change, as it is now. */
  current?: Record<string, unknown>;
  cause?: unknown;
}

/** An answer must not be longer than its request. */
const maxFields = 50;
/** Field names may come from the client. */
const maxFieldName = 100;

/** The only error that Doorstep throws on purpose. Identify it by `code`; its text is in the message catalogue. */
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
