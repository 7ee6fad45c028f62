import {
  LookupAnswerError,
  LookupHttpError,
  LookupNetworkError,
  LookupServiceError,
  LookupTimeoutError,
  NoItemsRetrievedError,
} from './lookup-errors.ts';
import type { ErrorItem } from './protocol.ts';

export type LookupIssue =
  /** The service answered about this one address: it was deleted, or the Id is not an address's. */
  | { kind: 'no_address'; reason: 'gone' | 'invalid_id' }
  | { kind: 'visitor_limited' }
  /** There is no address data for these countries: the visitor types the address. */
  | { kind: 'no_data' }
  /** The query is malformed or, with code `http`, too long for the service. Another service may still answer it. */
  | { kind: 'our_fault'; code: string }
  | { kind: 'misconfigured'; code: string }
  | { kind: 'account'; code: string }
  /** Temporary. `code` is the service's own, or `network`, `timeout`, `http`, `answer`. */
  | { kind: 'unavailable'; code: string };

// The codes that Loqate documents; 17 to 23 come from a sister service on the same platform.
const misconfigured = new Set(['2', '4', '5', '6', '12', '15', '16', '21']);
const account = new Set(['3', '7', '8', '9', '10', '11', '13', '14', '23']);
const ourMistake = new Set(['18', '19', '20', '22']);

/** Doorstep's own code; Loqate has data for every country. */
const noDataCode = '1100';

/** Null for an error that does not come from the lookup client (the caller's own abort, a bug). */
export function lookupIssue(error: unknown): LookupIssue | null {
  const failed = lookupErrorKind(error);
  switch (failed?.kind) {
    case 'refused':
      return issueOfCode(failed.item.Error, failed.endpoint);
    case 'no_items':
      return { kind: 'no_address', reason: 'gone' };
    case 'unreachable':
      return { kind: 'unavailable', code: 'network' };
    case 'timed_out':
      return { kind: 'unavailable', code: 'timeout' };
    case 'http_status':
      return { kind: isRefusal(failed.status) ? 'our_fault' : 'unavailable', code: 'http' };
    case 'not_its_answer':
      return { kind: 'unavailable', code: 'answer' };
    case undefined:
      return null;
  }
}

/** Whether the status blames the query. 408 and 429 mean a slow or busy service. */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** The issue for a code alone: 1001 depends on the endpoint, and an unknown code is an outage. */
export function issueOfCode(code: string, endpoint: 'find' | 'retrieve'): LookupIssue {
  if (code === '17') return { kind: 'visitor_limited' };
  if (code === noDataCode) return { kind: 'no_data' };
  if (code === '1001')
    return endpoint === 'retrieve' ? { kind: 'no_address', reason: 'invalid_id' } : { kind: 'our_fault', code };
  if (ourMistake.has(code)) return { kind: 'our_fault', code };
  if (misconfigured.has(code)) return { kind: 'misconfigured', code };
  // Codes from 1002 up are specific to an endpoint; the known ones concern the permissions of the account.
  if (account.has(code) || Number(code) > 1001) return { kind: 'account', code };
  return { kind: 'unavailable', code };
}

/** `gone`: the chosen address is no longer in the list. */
export type VisitorIssue = 'limited' | 'no_data' | 'gone' | 'unavailable';

export function visitorIssue(error: unknown): VisitorIssue {
  // Code 10: the limit of a key that many visitors share.
  if (error instanceof LookupServiceError && (error.Error === '17' || error.Error === '10')) return 'limited';
  switch (lookupIssue(error)?.kind) {
    case 'no_data':
      return 'no_data';
    case 'no_address':
      return 'gone';
    default:
      return 'unavailable';
  }
}

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
