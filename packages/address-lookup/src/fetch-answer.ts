import { LookupAnswerError } from './lookup-answer-error.ts';
import { LookupHttpError } from './lookup-http-error.ts';
import { LookupNetworkError } from './lookup-network-error.ts';
import { LookupTimeoutError } from './lookup-timeout-error.ts';

/** The part of `fetch` that the client uses; any implementation of it fits. */
export type LookupFetch = (
  url: string,
  init: { signal: AbortSignal },
) => Promise<Pick<FetchAnswer, 'ok' | 'status' | 'text'>>;

export interface FetchOptions {
  fetch: LookupFetch;
  /** For the whole exchange, the body included. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/**
 * One GET whose answer is JSON.
 * @throws the signal's reason when the caller aborted; `LookupTimeoutError`, `LookupNetworkError`, `LookupHttpError` or
 * `LookupAnswerError`, each for one thing only.
 */
export async function fetchAnswer(url: string, { fetch, timeoutMs, signal }: FetchOptions): Promise<unknown> {
  signal?.throwIfAborted();
  // `AbortSignal.any` is missing in browsers of 2023; one controller does the same.
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
