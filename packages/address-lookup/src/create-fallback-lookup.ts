import type { LookupCallOptions, LookupClient } from './create-lookup-client.ts';
import { lookupIssue, type LookupIssue } from './lookup-issue.ts';
import type { FindItem } from './protocol.ts';

/** A service that did not answer is called again after this. */
const pauseMs = 60_000;
/** A page that stays open for a day does not keep every Id it has ever seen. */
const maxIds = 5000;

/** Answers: the second service is not asked after these. */
const areAnswers: ReadonlySet<LookupIssue['kind']> = new Set(['no_address', 'no_data', 'visitor_limited']);

export interface FallbackLookupOptions {
  first: LookupClient;
  /** Called when the first does not answer; null for none: then the error of the first is thrown. */
  second: LookupClient | null;
  /** Called for each failed call of the first. */
  onIssue?: (issue: LookupIssue, endpoint: 'find' | 'retrieve') => void;
  /** Called for each call that the first answers. */
  onAnswer?: (endpoint: 'find' | 'retrieve') => void;
  now?: () => number;
}

/**
 * Two services as one: the second answers while the first does not. After a wrong key or an empty account the first is not
 * called again, after an outage not for a minute. What the first says about an address (gone, not an address) or a visitor
 * (too many) is an answer, and the second is not called. Ids of the second go to the second only.
 */
export function createFallbackLookup(options: FallbackLookupOptions): LookupClient {
  const { first, second, onIssue, onAnswer, now = Date.now } = options;
  const idsOfSecond = new Set<string>();
  let asideUntil = 0;

  const keepIds = (items: FindItem[]): FindItem[] => {
    if (idsOfSecond.size > maxIds) idsOfSecond.clear();
    for (const { Id } of items) idsOfSecond.add(Id);
    return items;
  };

  const ask = async <T>(
    endpoint: 'find' | 'retrieve',
    id: string,
    call: (lookup: LookupClient, isSecond: boolean) => Promise<T>,
  ): Promise<T> => {
    if (second !== null && (idsOfSecond.has(id) || now() < asideUntil)) return call(second, true);
    try {
      const answer = await call(first, false);
      onAnswer?.(endpoint);
      return answer;
    } catch (error) {
      const issue = lookupIssue(error);
      if (issue === null || areAnswers.has(issue.kind)) throw error;
      onIssue?.(issue, endpoint);
      if (second === null) throw error;
      if (issue.kind === 'unavailable') asideUntil = now() + pauseMs;
      // A key is not fixed while a page is open; a malformed query concerns one query.
      else if (issue.kind !== 'our_fault') asideUntil = Infinity;
      return call(second, true);
    }
  };

  return {
    find: (query, call: LookupCallOptions = {}) =>
      ask('find', query.Container ?? '', async (lookup, isSecond) => {
        const items = await lookup.find(query, call);
        return isSecond ? keepIds(items) : items;
      }),
    retrieve: (query, call: LookupCallOptions = {}) =>
      ask('retrieve', typeof query === 'string' ? query : query.Id, (lookup) => lookup.retrieve(query, call)),
    highlight: first.highlight,
    issueOf: first.issueOf,
  };
}
