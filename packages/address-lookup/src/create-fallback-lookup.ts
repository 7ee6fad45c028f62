import type { LookupCallOptions, LookupClient } from './create-lookup-client.ts';
import { lookupIssue, type LookupIssue } from './lookup-issue.ts';
import type { FindItem } from './protocol.ts';

/** How long the first service is not called after an outage. */
const pauseMs = 60_000;
/** Limits the memory of a page that stays open for a day. */
const maxIds = 5000;

/** These count as answers, so the second service is not called. */
const areAnswers: ReadonlySet<LookupIssue['kind']> = new Set(['no_address', 'no_data', 'visitor_limited']);

export interface FallbackLookupOptions {
  first: LookupClient;
  /** Called when the first does not answer; null rethrows the error of the first. */
  second: LookupClient | null;
  onIssue?: (issue: LookupIssue, endpoint: 'find' | 'retrieve') => void;
  onAnswer?: (endpoint: 'find' | 'retrieve') => void;
  now?: () => number;
}

/**
 * Two services as one: the second answers while the first does not. After a wrong key or an empty account the first is
 * not called again; after an outage it is not called for a minute. What the first says about an address (deleted, not
 * an address) or a visitor (over the limit) is an answer. Ids issued by the second are sent only to the second.
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
      // A wrong key is not fixed while the page is open; a malformed query affects only itself.
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
