import { minuteMs } from '@doorstep/contract';
import { setTimeout as wait } from 'node:timers/promises';
import {
  LookupAnswerError,
  LookupServiceError,
  lookupIssue,
  type FindQuery,
  type LookupClient,
  type LookupIssue,
  type RetrieveItem,
} from '@doorstep/address-lookup';
import { foundItems, isIndexId } from '@doorstep/address-index';
import type { ServiceWatch } from '../../alarms/create-service-watch.ts';
import { createAnswerCache } from '../answer-cache.ts';
import { hasFewLetters } from '../has-few-letters.ts';
import type { IndexLookup } from '../index-lookup.ts';
import { LookupOutage } from '../lookup-outage.ts';
import type { Charge, FindOutcome, Limited, LookupService, RetrieveOutcome } from '../lookup-service.ts';
import type { AccountBudget, AccountLimit } from './account-budget.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { createProbedBreaker } from '../probed-breaker.ts';
import { forwardedQuery, isTooLong } from '../forwarded-query.ts';
import { toLoqateAddress } from './loqate-address.ts';
import { limitIssue, serviceIssue } from './issue-texts.ts';

// An answer to text typed 2.5 s ago is useless to a visitor who is still typing. A Retrieve may be charged even when it
// is abandoned; with its one retry it stays within the 8 s that our pages wait.
export const findDeadlineMs = 2500;
export const retrieveDeadlineMs = 5000;

/** Before the single retry of an "unknown error", which Loqate describes as short-lived. */
const retryAfterMs = 300;

/** The retry delay for a visitor whom Loqate throttles; it does not give one. */
const visitorPauseSeconds = 60;

/** Pauses by Loqate's account errors; other codes count as failures. */
const pauses: Record<string, number | 'dayEnds'> = {
  '3': 5 * minuteMs, // the account must be topped up
  '8': 'dayEnds',
  '9': 10 * minuteMs, // suspended: further calls prolong it
  '10': minuteMs, // back off; every further refusal doubles it
  '13': 'dayEnds',
  '14': 30 * minuteMs, // Finds only: a Retrieve improves the balance
};

// Covers a visitor's way to the check page and back; short, since ids are temporary.
const cachedMs = 10 * minuteMs;
const maxCached = 1000;
const maxCachedBytes = 16 * 1024 * 1024;

/** A single letter matches everything; a syllable or word in one character is more specific. */
const minLetters = 2;

/** Works in every country with English street names; elsewhere an empty list is an answer too. */
const probe: FindQuery = { Text: 'High Street', Countries: [], language: 'en', IsMiddleware: true };

export interface LoqateLookupParts {
  finder: LookupClient;
  retriever: LookupClient;
  /** Answers for its own ids, possibly chosen before a change of setting, and as the fallback. */
  index: Pick<IndexLookup, 'find' | 'retrieve' | 'generation'>;
  fallback: 'index' | 'typing';
  account: AccountBudget;
  watch: ServiceWatch;
  /** The origin of our pages, which staff must allow at Loqate. */
  origin: () => string;
  now?: () => number;
}

type NotAnswered =
  | { kind: 'no_address'; reason: 'gone' | 'invalid_id' }
  | { kind: 'given_up' }
  | Limited
  | { kind: 'down'; cause: unknown };
type Asked<T> = { kind: 'answered'; value: T } | NotAnswered;
type RetrievedItems = { kind: 'found'; items: RetrieveItem[] } | NotAnswered;

export function createLoqateLookup(parts: LoqateLookupParts): LookupService {
  const { finder, retriever, index, fallback, account, watch, origin, now = Date.now } = parts;
  const breakers = {
    find: createProbedBreaker(createCircuitBreaker(now), () => finder.find(probe)),
    // A Retrieve costs money and cannot be invented, so the next real one is the trial call.
    retrieve: createProbedBreaker(createCircuitBreaker(now), null),
  };
  const cached = createAnswerCache<RetrievedItems>({
    maxAnswers: maxCached,
    maxBytes: maxCachedBytes,
    lengthOf: (asked) => JSON.stringify(asked).length,
    forMs: cachedMs,
    now,
  });
  let reportedLimit: AccountLimit | null = null;

  /** Notifies staff once per exceeded limit. */
  const reportLimit = (limit: AccountLimit | null): void => {
    if (limit !== null && limit !== reportedLimit) watch.failed(limitIssue(limit));
    reportedLimit = limit;
  };

  const report = async (
    call: 'find' | 'retrieve',
    issue: Extract<LookupIssue, { code: string }>,
    error: unknown,
  ): Promise<void> => {
    const isRefused = issue.kind === 'our_fault' && issue.code === 'http';
    if (isRefused && !breakers[call].refused()) return;
    watch.failed(serviceIssue(issue, error, { origin: origin() }));
    if (issue.kind === 'our_fault' || isOfEndpoint(issue.code)) return;
    const pause = pauses[issue.code];
    if (pause === undefined) {
      await breakers[call].failed();
      return;
    }
    breakers.find.open(pause);
    if (issue.code !== '14') breakers.retrieve.open(pause);
  };

  /** Null when all budgets are charged, else why the call must not be made. */
  const chargeOrRefuse = async (
    call: 'find' | 'retrieve',
    charge: Charge,
  ): Promise<Limited | { kind: 'down'; cause: unknown } | null> => {
    // Charge the caller first: the account's counter stops everyone, so it must count only permitted calls.
    const taken = await charge.take(call === 'find' && (await account.isScarce()));
    if (taken.kind === 'refused') return { kind: 'limited', retryAfterSeconds: taken.retryAfterSeconds };
    const limit = call === 'find' ? await account.takeFind(() => charge.isEarned()) : await account.takeRetrieve();
    if (limit === null) return null;
    await charge.giveBack();
    reportLimit(limit);
    return { kind: 'down', cause: new LookupOutage(`a limit of our own: ${limit}`) };
  };

  const ask = async <T>(
    call: 'find' | 'retrieve',
    { charge, send, signal }: { charge: Charge; send: () => Promise<T>; signal?: AbortSignal | undefined },
  ): Promise<Asked<T>> => {
    const breaker = breakers[call];
    if (!(await breaker.allows())) return { kind: 'down', cause: new LookupOutage('Loqate is not asked just now') };
    // Without the store nothing can be counted, and a paid call must be counted.
    const refused = await chargeOrRefuse(call, charge).catch((cause: unknown) => ({ kind: 'down', cause }) as const);
    if (refused !== null) {
      breaker.release();
      return refused;
    }
    try {
      const value = await retryingOnce(send, now);
      breaker.worked();
      watch.worked();
      if (call === 'find') reportLimit(null);
      return { kind: 'answered', value };
    } catch (error) {
      if (signal?.aborted === true) {
        breaker.release();
        return { kind: 'given_up' };
      }
      const issue = lookupIssue(error);
      if (issue === null) throw error;
      await account.giveBack(call);
      if ('code' in issue) {
        // An outage does not use up anyone's budget.
        await charge.giveBack();
        await report(call, issue, error);
        return { kind: 'down', cause: error };
      }
      breaker.worked();
      watch.worked();
      return issue.kind === 'no_address' ? issue : { kind: 'limited', retryAfterSeconds: visitorPauseSeconds };
    }
  };

  const retrieveItems = (id: string, charge: Charge): Promise<RetrievedItems> =>
    // JSON.stringify copies the id, because a substring would keep the whole request body in memory.
    cached.get(JSON.stringify(id), async () => {
      const asked = await ask('retrieve', { charge, send: () => retriever.retrieve(id) });
      return asked.kind === 'answered' ? { kind: 'found', items: asked.value } : asked;
    });

  /** Uses other data, so no match does not mean that the address does not exist. */
  const findInFallback = async (query: FindQuery, cause: unknown): Promise<FindOutcome> => {
    const isOpen = fallback === 'index' && (query.Container ?? '') === '';
    const outcome: FindOutcome = isOpen ? await index.find(query) : { kind: 'unavailable', cause };
    return outcome.kind === 'found' && outcome.items.count > 0 ? outcome : { kind: 'unavailable', cause };
  };

  return {
    knowsIpAddresses: true,
    generation: () => index.generation(),
    async find(query, charge, signal) {
      if (isIndexId(query.Container ?? '')) return index.find(query);
      if ((query.Container ?? '') === '' && hasFewLetters(query.Text, minLetters)) return { kind: 'too_short' };
      // Loqate must not rank by the server's IP address, and the visitor's is not disclosed.
      const sent = { ...forwardedQuery(query), language: query.language || 'en', IsMiddleware: true };
      if (isTooLong(sent)) return { kind: 'too_long' };
      const asked = await ask('find', { charge, signal, send: () => finder.find(sent, { signal }) });
      if (asked.kind === 'answered') return { kind: 'found', items: foundItems(asked.value) };
      if (asked.kind === 'limited' || asked.kind === 'given_up') return asked;
      return findInFallback(query, asked.kind === 'down' ? asked.cause : new LookupOutage(asked.reason));
    },
    async retrieve(id, language, charge): Promise<RetrieveOutcome> {
      if (isIndexId(id)) return index.retrieve(id, language);
      const outcome = await retrieveItems(id, charge);
      if (outcome.kind === 'limited') return outcome;
      if (outcome.kind === 'down') return { kind: 'unavailable', cause: outcome.cause };
      if (outcome.kind === 'given_up')
        return { kind: 'unavailable', cause: new LookupOutage('the address was not waited for') };
      if (outcome.kind === 'no_address') return { kind: outcome.reason === 'gone' ? 'unknown' : 'invalid_id' };
      const address = toLoqateAddress(outcome.items, language);
      if (address !== null) return { kind: 'found', items: outcome.items, address };
      const cause = new LookupAnswerError('an address without country or lines');
      watch.failed(serviceIssue({ kind: 'unavailable', code: 'answer' }, cause, { origin: origin() }));
      return { kind: 'unavailable', cause };
    },
  };
}

/** A code of one of the two services, possibly caused by the query. */
function isOfEndpoint(code: string): boolean {
  return Number(code) > 1000;
}

async function retryingOnce<T>(send: () => Promise<T>, now: () => number): Promise<T> {
  const begun = now();
  try {
    return await send();
  } catch (error) {
    const isShortLived = error instanceof LookupServiceError && error.Error === '-1';
    if (!isShortLived || now() - begun > findDeadlineMs) throw error;
    await wait(retryAfterMs);
    return send();
  }
}
