/** No answer: name not found, connection refused or reset, blocked by the browser. Not a timeout. */
export class LookupNetworkError extends Error {
  override readonly name = 'LookupNetworkError';
  readonly code = 'lookup_network_error';

  constructor(cause: unknown) {
    super('The address lookup could not be reached', { cause });
  }
}
