import { LookupAnswerError } from './lookup-answer-error.ts';
import { LookupHttpError } from './lookup-http-error.ts';
import { LookupNetworkError } from './lookup-network-error.ts';
import { LookupServiceError } from './lookup-service-error.ts';
import { LookupTimeoutError } from './lookup-timeout-error.ts';
import type { ErrorItem } from './protocol.ts';

/** How a call failed, as a value: for whoever reports it instead of throwing it on. */
export type LookupFailure =
  /** The service answered with an error item (G6). */
  | { kind: 'refused'; item: ErrorItem }
  | { kind: 'timed_out' }
  | { kind: 'unreachable' }
  | { kind: 'http_status'; status: number }
  | { kind: 'not_its_answer' };

/** @returns null for an error that is none of the client's own, such as an abort. */
export function lookupFailure(error: unknown): LookupFailure | null {
  if (error instanceof LookupServiceError) return { kind: 'refused', item: error };
  if (error instanceof LookupTimeoutError) return { kind: 'timed_out' };
  if (error instanceof LookupNetworkError) return { kind: 'unreachable' };
  if (error instanceof LookupHttpError) return { kind: 'http_status', status: error.status };
  if (error instanceof LookupAnswerError) return { kind: 'not_its_answer' };
  return null;
}
