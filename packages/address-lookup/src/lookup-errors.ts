import type { ErrorItem } from './protocol.ts';

/** Retrieve returned an empty list (G7): the Id has expired, which says nothing about the address. */
export class NoItemsRetrievedError extends Error {
  override readonly name = 'NO_ITEMS_RETRIEVED';
  readonly code = 'NO_ITEMS_RETRIEVED';

  constructor(id: string) {
    super(`Retrieve returned no item for the Id ${id}`);
  }
}

/** No complete answer within the timeout. The caller's own abort rejects with the signal's reason instead. */
export class LookupTimeoutError extends Error {
  override readonly name = 'LookupTimeoutError';
  readonly code = 'lookup_timeout';
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`The address lookup did not answer within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/** No answer: name not found, connection refused or reset, blocked by the browser. Not a timeout. */
export class LookupNetworkError extends Error {
  override readonly name = 'LookupNetworkError';
  readonly code = 'lookup_network_error';

  constructor(cause: unknown) {
    super('The address lookup could not be reached', { cause });
  }
}

/** A status other than 2xx. The service's own errors come with 200 and are `LookupServiceError`. */
export class LookupHttpError extends Error {
  override readonly name = 'LookupHttpError';
  readonly code = 'lookup_http_error';
  readonly status: number;

  constructor(status: number) {
    super(`The address lookup answered with HTTP status ${status}`);
    this.status = status;
  }
}

/** A 2xx answer that breaks the protocol: not JSON, no `Items` list, an item without an `Id`. Never "no results". */
export class LookupAnswerError extends Error {
  override readonly name = 'LookupAnswerError';
  readonly code = 'lookup_answer_malformed';

  constructor(what: string, cause?: unknown) {
    super(`The address lookup answered with something that is not an answer: ${what}`, { cause });
  }
}

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
