import type { ErrorItem } from './protocol.ts';

/**
 * The service answered, and its answer is an error (G6): an unknown key, an exhausted account, a bad Id.
 * Recognise it by `Error` together with the endpoint: 1001 means two things. `Cause` and `Resolution` are for staff.
 */
export class LookupServiceError extends Error implements ErrorItem {
  override readonly name = 'LookupServiceError';
  readonly code = 'lookup_service_error';
  /** `find` or `retrieve`. */
  readonly endpoint: 'find' | 'retrieve';
  readonly Error: string;
  readonly Description: string;
  readonly Cause: string;
  readonly Resolution: string;

  constructor(endpoint: 'find' | 'retrieve', item: ErrorItem) {
    super(item.Description);
    this.endpoint = endpoint;
    this.Error = item.Error;
    this.Description = item.Description;
    this.Cause = item.Cause;
    this.Resolution = item.Resolution;
  }
}
