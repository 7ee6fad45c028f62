import type { ClaimedHomes, HomeKey, Instant, Repositories } from '@doorstep/core';
import type { Insertable } from 'kysely';
import type { RequestRows } from '../request-rows.ts';
import type { Tables } from '../tables.ts';
import type { alone, SharedCall } from './lockstep.ts';

export interface TakenKey {
  offerId: string;
  key: string;
  fingerprint: string;
  requestId: string;
  at: Instant;
}

export interface WantedHome {
  scopeId: string;
  keys: HomeKey[];
  buildingHash: string;
}

export interface WantedCount {
  name: string;
  most: number;
  expiresAt: Instant;
}

type Rows<Table extends keyof Tables> = Insertable<Tables[Table]>;
type ForEach<Given, Answer> = (given: Given[]) => Promise<(Answer | typeof alone)[]>;

/**
 * What submissions ask of a transaction, for many at once. Each is answered as the call for one would be, or `alone` where
 * the answer would depend on another of them, or is not the usual one.
 */
export interface SubmissionCalls {
  now: ForEach<undefined, Instant>;
  /** Null: this one took it. */
  takeIdempotencyKey: ForEach<TakenKey, null>;
  spendPass: ForEach<{ passId: string; expiresAt: Instant }, true>;
  scopeSecret: ForEach<string, string | null>;
  /** New homes alone: one that is known is held, and what it had is looked up, in a transaction of its own. */
  claimHome: ForEach<WantedHome, ClaimedHomes>;
  takeCounters: ForEach<WantedCount[], Set<string>>;
  takeStock: ForEach<{ itemId: string; quantity: number }[], true>;
  insertRequest: ForEach<RequestRows, void>;
  /** The whole row of a key that was taken, with the answer. */
  settleIdempotencyKey: ForEach<Rows<'idempotency_key'>, void>;
  insertAudit: ForEach<Rows<'audit'>, void>;
  insertMail: ForEach<Rows<'outbox'>, void>;
  /** Ids of the webhooks that hear of an event, by its type. */
  webhooksFor: ForEach<string, string[]>;
  insertDelivery: ForEach<Rows<'webhook_delivery'>, void>;
}

/** Those that are the same on both databases. */
export type ReadingCalls = Pick<SubmissionCalls, 'now' | 'scopeSecret' | 'webhooksFor'>;

/** The order in which rows are taken: see `save-request.ts`. */
const steps: Record<keyof SubmissionCalls, number> = {
  now: 0,
  takeIdempotencyKey: 0,
  spendPass: 0,
  scopeSecret: 0,
  claimHome: 1,
  takeCounters: 2,
  takeStock: 3,
  insertRequest: 4,
  settleIdempotencyKey: 4,
  insertAudit: 4,
  insertMail: 4,
  webhooksFor: 4,
  insertDelivery: 4,
};

type InSteps = {
  [Name in keyof SubmissionCalls]: SubmissionCalls[Name] extends ForEach<infer Given, infer Answer>
    ? SharedCall<Given, Answer>
    : never;
};

/** The calls with their steps. */
export function inSteps(calls: SubmissionCalls): InSteps {
  const names = Object.keys(steps) as (keyof SubmissionCalls)[];
  return Object.fromEntries(names.map((name) => [name, { step: steps[name], run: calls[name] }])) as unknown as InSteps;
}

/** Asked as one would ask, once for all who ask the same. */
export function readingCalls(
  { now, offers }: Pick<Repositories, 'now' | 'offers'>,
  receiversOf: (type: string) => Promise<string[]>,
): ReadingCalls {
  return {
    now: (given) => oncePer(given, now),
    scopeSecret: (given) => oncePer(given, (id) => offers.scopeSecret(id)),
    webhooksFor: (given) => oncePer(given, receiversOf),
  };
}

async function oncePer<Key, Answer>(keys: Key[], answer: (key: Key) => Promise<Answer>): Promise<Answer[]> {
  const answers = new Map<Key, Promise<Answer>>();
  for (const key of keys) if (!answers.has(key)) answers.set(key, answer(key));
  return Promise.all(keys.map((key) => answers.get(key) as Promise<Answer>));
}
