import type { LookupCallOptions, LookupClient } from './create-lookup-client.ts';
import { lookupIssue, type LookupIssue } from './lookup-issue.ts';
import type { FindItem } from './protocol.ts';

/** Of a service that did not answer: it is asked again after this. */
const pauseMs = 60_000;
/** A page that stays open for a day does not keep every Id it has ever seen. */
const maxIds = 5000;

/** Nobody else is asked after these. */
const areAnswers: ReadonlySet<LookupIssue['kind']> = new Set(['no_address', 'no_data', 'visitor_limited']);

export interface FallbackLookupOptions {
  first: LookupClient;
  /** Asked when the first does not answer; null when nobody is to be asked then, and the error of the first is thrown. */
  second: LookupClient | null;
  /** Hears of each call that the first failed. */
  onIssue?: (issue: LookupIssue, endpoint: 'find' | 'retrieve') => void;
  now?: () => number;
}

/**
 * Two services as one: the second answers while the first does not. A wrong key or an empty account keeps the first
 * aside for good, an outage for a minute. What the first says of an address (gone, not an address) and of a visitor
 * (too many) are answers, and nobody else is asked. What the second gave out, only the second is asked about.
 */
export function createFallbackLookup(options: FallbackLookupOptions): LookupClient {
  const { first, second, onIssue, now = Date.now } = options;
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
      return await call(first, false);
    } catch (error) {
      const issue = lookupIssue(error);
      if (issue === null || areAnswers.has(issue.kind)) throw error;
      onIssue?.(issue, endpoint);
      if (second === null) throw error;
      if (issue.kind === 'unavailable') asideUntil = now() + pauseMs;
      // Nobody puts a key right while a page is open; a malformed question is one question.
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
