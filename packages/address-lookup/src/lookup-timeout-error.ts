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
