import { LookupAnswerError } from './lookup-answer-error.ts';
import { LookupHttpError } from './lookup-http-error.ts';
import { LookupNetworkError } from './lookup-network-error.ts';
import { LookupServiceError } from './lookup-service-error.ts';
import { LookupTimeoutError } from './lookup-timeout-error.ts';
import { NoItemsRetrievedError } from './no-items-retrieved-error.ts';
import type { ErrorItem } from './protocol.ts';

export type LookupErrorKind =
  /** The service answered with an error item (G6). */
  | { kind: 'refused'; item: ErrorItem; endpoint: 'find' | 'retrieve' }
  /** Retrieve answered without an item (G7). */
  | { kind: 'no_items' }
  | { kind: 'timed_out' }
  | { kind: 'unreachable' }
  | { kind: 'http_status'; status: number }
  | { kind: 'not_its_answer' };

/** @returns null for errors that do not come from the client, such as an abort. */
export function lookupErrorKind(error: unknown): LookupErrorKind | null {
  if (error instanceof LookupServiceError) return { kind: 'refused', item: error, endpoint: error.endpoint };
  if (error instanceof NoItemsRetrievedError) return { kind: 'no_items' };
  if (error instanceof LookupTimeoutError) return { kind: 'timed_out' };
  if (error instanceof LookupNetworkError) return { kind: 'unreachable' };
  if (error instanceof LookupHttpError) return { kind: 'http_status', status: error.status };
  if (error instanceof LookupAnswerError) return { kind: 'not_its_answer' };
  return null;
}
