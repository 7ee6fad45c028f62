import { LookupAnswerError } from './lookup-answer-error.ts';
import { LookupHttpError } from './lookup-http-error.ts';
import { LookupNetworkError } from './lookup-network-error.ts';
import { LookupTimeoutError } from './lookup-timeout-error.ts';

export type LookupFetch = (
  url: string,
  init: { signal: AbortSignal },
) => Promise<{ readonly ok: boolean; readonly status: number; text: () => Promise<string> }>;

export interface FetchOptions {
  fetch: LookupFetch;
  /** For the whole exchange, including the body. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/**
 * One GET that returns JSON.
 * @throws the signal's reason when the caller aborted; else `LookupTimeoutError`, `LookupNetworkError`,
 * `LookupHttpError` or `LookupAnswerError`.
 */
export async function fetchAnswer(url: string, { fetch, timeoutMs, signal }: FetchOptions): Promise<unknown> {
  signal?.throwIfAborted();
  // `AbortSignal.any` is missing in browsers of 2023.
  const exchange = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    exchange.abort();
  }, timeoutMs);
  const abort = (): void => exchange.abort();
  signal?.addEventListener('abort', abort, { once: true });

  try {
    const answer = await fetch(url, { signal: exchange.signal });
    if (!answer.ok) throw new LookupHttpError(answer.status);
    return parseJson(await answer.text());
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    if (isTimedOut) throw new LookupTimeoutError(timeoutMs);
    if (error instanceof LookupHttpError || error instanceof LookupAnswerError) throw error;
    throw new LookupNetworkError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new LookupAnswerError(body === '' ? 'an empty body' : 'no JSON', error);
  }
}
