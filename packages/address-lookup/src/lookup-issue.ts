import { lookupErrorKind } from './lookup-error-kind.ts';
import { LookupServiceError } from './lookup-service-error.ts';

/** What a failed call means for the caller. */
export type LookupIssue =
  /** The service answered about this one address: it no longer has it, or the Id is not an address's. */
  | { kind: 'no_address'; reason: 'gone' | 'invalid_id' }
  /** This visitor has asked too often; others may go on. */
  | { kind: 'visitor_limited' }
  /** There is no address data for these countries: the address is typed. */
  | { kind: 'no_data' }
  /** The query is malformed, or `http`: longer or odder than the service takes. Another service may still answer it. */
  | { kind: 'our_fault'; code: string }
  /** The key or its rules are wrong, until somebody fixes them. */
  | { kind: 'misconfigured'; code: string }
  /** The account is empty, suspended or over a limit. */
  | { kind: 'account'; code: string }
  /** It may pass by itself. `code` is the service's own, or `network`, `timeout`, `http`, `answer`. */
  | { kind: 'unavailable'; code: string };

// The codes of the protocol, as Loqate documents them; 17 to 23 are those of a sister service on the same platform.
const misconfigured = new Set(['2', '4', '5', '6', '12', '15', '16', '21']);
const account = new Set(['3', '7', '8', '9', '10', '11', '13', '14', '23']);
const ourMistake = new Set(['18', '19', '20', '22']);

/** Doorstep's own; Loqate has data of every country. */
const noDataCode = '1100';

/** What an error of the lookup's client means, or null when it is none of them (the caller's own abort, a defect). */
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

/** Whether a status says that the query was wrong, and nothing about the service: not that it is slow or busy (408, 429). */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** The same for a code alone. 1001 means two things, and an unknown code is an outage like any other. */
export function issueOfCode(code: string, endpoint: 'find' | 'retrieve'): LookupIssue {
  if (code === '17') return { kind: 'visitor_limited' };
  if (code === noDataCode) return { kind: 'no_data' };
  if (code === '1001')
    return endpoint === 'retrieve' ? { kind: 'no_address', reason: 'invalid_id' } : { kind: 'our_fault', code };
  if (ourMistake.has(code)) return { kind: 'our_fault', code };
  if (misconfigured.has(code)) return { kind: 'misconfigured', code };
  // From 1002 on they are the endpoint's own: as far as known, about what the account may use.
  if (account.has(code) || Number(code) > 1001) return { kind: 'account', code };
  return { kind: 'unavailable', code };
}

/** `gone`: the address that was chosen is no longer in the list. */
export type VisitorIssue = 'limited' | 'no_data' | 'gone' | 'unavailable';

/** What a failed call means to the visitor: too many searches, nothing to search, or an outage. */
export function visitorIssue(error: unknown): VisitorIssue {
  // A key of many visitors has a limit too (10).
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
