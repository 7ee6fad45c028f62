/** No complete answer within the time limit. Not the caller's own abort, which rejects with the signal's reason. */
export class LookupTimeoutError extends Error {
  override readonly name = 'LookupTimeoutError';
  readonly code = 'lookup_timeout';
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`The address lookup did not answer within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}
