/** An answer with another status than 2xx; errors of the service itself come with 200 and are `LookupServiceError`. */
export class LookupHttpError extends Error {
  override readonly name = 'LookupHttpError';
  readonly code = 'lookup_http_error';
  readonly status: number;

  constructor(status: number) {
    super(`The address lookup answered with HTTP status ${status}`);
    this.status = status;
  }
}
