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
import type { ServiceWatch } from '../../alarms/service-watch.ts';
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

/**
 * Deadlines. An answer to a text that stood in the field 2.5 s ago helps nobody who is still typing; a Retrieve is
 * waited for once, and may be charged also when it is given up: with a second attempt it stays within the 8 s that our
 * pages wait.
 */
export const findDeadlineMs = 2500;
export const retrieveDeadlineMs = 5000;

/** Before the one retry of an "unknown error", which are said to be short-lived. */
const retryAfterMs = 300;

/** A visitor who has asked too often, as Loqate counts, is told to come back after this; it names no time. */
const visitorPauseSeconds = 60;

const minuteMs = 60_000;

/** How long asking again is of no use, by what Loqate says of the account; other codes count as failures. */
const pauses: Record<string, number | 'dayEnds'> = {
  '3': 5 * minuteMs, // somebody has to pay
  '8': 'dayEnds',
  '9': 10 * minuteMs, // suspended: asking on prolongs it
  '10': minuteMs, // back off; every further refusal doubles it
  '13': 'dayEnds',
  '14': 30 * minuteMs, // Finds alone: a Retrieve is what puts the balance right
};

// The same visitor's way from the choice to the check page and back; short, since ids are temporary.
const cachedMs = 10 * minuteMs;
const maxCached = 1000;
/** An address in three languages has 5 KB. */
const maxCachedBytes = 16 * 1024 * 1024;

/** One letter fits every address there is. A syllable or a word in one sign says more. */
const minLetters = 2;

/** Begins an address in every country that has English streets; where it begins none, an empty list is an answer as well. */
const probe: FindQuery = { Text: 'High Street', Countries: [], language: 'en', IsMiddleware: true };

export interface LoqateLookupParts {
  /** With `findDeadlineMs` and `retrieveDeadlineMs`; both with the server's key. */
  finder: LookupClient;
  retriever: LookupClient;
  /** Answers for its own ids, which may have been chosen before a change of setting, and as the fallback. */
  index: Pick<IndexLookup, 'find' | 'retrieve' | 'generation'>;
  fallback: 'index' | 'typing';
  account: AccountBudget;
  watch: ServiceWatch;
  /** Where our pages are, for staff to allow. */
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

/** Loqate, called by the server; the embedded index, or nothing, while it does not answer. */
export function createLoqateLookup(parts: LoqateLookupParts): LookupService {
  const { finder, retriever, index, fallback, account, watch, origin, now = Date.now } = parts;
  const breakers = {
    find: createProbedBreaker(createCircuitBreaker(now), () => finder.find(probe)),
    // A Retrieve costs money, and nobody makes up its ids: the first that somebody needs is the trial.
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

  /** Tells staff once, until the limit is no longer reached. */
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

  /** Why it is not asked; null when it is, and everybody concerned has paid for it. */
  const notPaid = async (
    call: 'find' | 'retrieve',
    charge: Charge,
  ): Promise<Limited | { kind: 'down'; cause: unknown } | null> => {
    // Whoever asks comes first: the guard of the account, which stops everybody, counts what they may ask for alone.
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
    // A store that is away counts nothing, and nothing that has to be paid for is asked uncounted.
    const refused = await notPaid(call, charge).catch((cause: unknown) => ({ kind: 'down', cause }) as const);
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
        // Loqate has counted it, and so do we.
        breaker.release();
        return { kind: 'given_up' };
      }
      const issue = lookupIssue(error);
      if (issue === null) throw error;
      await account.giveBack(call);
      if ('code' in issue) {
        // Nobody's budget is used up by an outage.
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
    // A part of a string keeps the whole of it in memory: here, of a body.
    cached.get(JSON.stringify(id), async () => {
      const asked = await ask('retrieve', { charge, send: () => retriever.retrieve(id) });
      return asked.kind === 'answered' ? { kind: 'found', items: asked.value } : asked;
    });

  /** The embedded index has other data: no match in it does not mean that the address does not exist. */
  const findInstead = async (query: FindQuery, cause: unknown): Promise<FindOutcome> => {
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
      // The server's own address must not steer the answer; the visitor's is not told to anybody.
      const sent = { ...forwardedQuery(query), language: query.language || 'en', IsMiddleware: true };
      if (isTooLong(sent)) return { kind: 'too_long' };
      const asked = await ask('find', { charge, signal, send: () => finder.find(sent, { signal }) });
      if (asked.kind === 'answered') return { kind: 'found', items: foundItems(asked.value) };
      if (asked.kind === 'limited' || asked.kind === 'given_up') return asked;
      return findInstead(query, asked.kind === 'down' ? asked.cause : new LookupOutage(asked.reason));
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

/** A code of one of the two services, which what was asked for may be the reason of. */
function isOfEndpoint(code: string): boolean {
  return Number(code) > 1000;
}

/** Asks again, once and after a pause, when the service says that it does not know what went wrong. */
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
