import type { ErrorItem } from './protocol.ts';

/** An error of the service (G6), identified by `Error` and endpoint: 1001 has two meanings. `Cause` is for staff. */
export class LookupServiceError extends Error implements ErrorItem {
  override readonly name = 'LookupServiceError';
  readonly code = 'lookup_service_error';
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
