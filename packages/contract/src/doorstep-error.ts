import type { ErrorCode, FieldError, ItemLeft } from './error-codes.ts';
import type { HumanCheckSettings } from './human-check.ts';

export interface ErrorDetails {
  fields?: FieldError[];
  left?: ItemLeft[];
  canQueue?: boolean;
  missing?: string[];
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
