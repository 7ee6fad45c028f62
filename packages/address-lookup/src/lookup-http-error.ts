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
