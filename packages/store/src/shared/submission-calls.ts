import type { HomeKey, Instant, Repositories } from '@doorstep/core';
import type { Insertable } from 'kysely';
import type { RequestRows } from '../request-rows.ts';
import type { Tables } from '../tables.ts';
import type { SharedRead, SharedWrite } from './lockstep.ts';

export interface TakenKey {
  offerId: string;
  key: string;
  fingerprint: string;
  requestId: string;
}

export interface WantedHome {
  /** What it is to have. */
  id: string;
  scopeId: string;
  keys: HomeKey[];
  buildingHash: string;
}

export interface Building {
  scopeId: string;
  buildingHash: string;
}

export const buildingName = ({ scopeId, buildingHash }: Building): string => `${scopeId} ${buildingHash}`;

export interface WantedCount {
  name: string;
  max: number;
  expiresAt: Instant;
}

type Rows<Table extends keyof Tables> = Insertable<Tables[Table]>;
type Read<Given, Answer> = SharedRead<Given, Answer>['run'];
type Write<Given> = SharedWrite<Given>['run'];

/** What submissions ask of a transaction, for many at once: each is answered as the call for one would be. */
export interface ReadingCalls {
  now: Read<undefined, Instant>;
  scopeSecret: Read<string, string | null>;
  /** How many homes each has, those that were claimed just now included. */
  homesAtBuilding: Read<Building, number>;
  /** Ids of the webhooks that hear of an event, by its type. */
  webhooksFor: Read<string, string[]>;
}

/** What they change, for many at once, each with the outcome that is the usual one. */
export interface WritingCalls {
  /** Nobody has it. */
  takeIdempotencyKey: Write<TakenKey>;
  /** It is not spent. */
  spendPass: Write<{ passId: string; expiresAt: Instant }>;
  /** It is new: one that is known is held, and what it had is looked up, in a transaction of its own. */
  claimHome: Write<WantedHome>;
  /** All are within what they may be. */
  takeCounters: Write<WantedCount[]>;
  /** All is there. */
  takeStock: Write<{ itemId: string; quantity: number }[]>;
  insertRequest: Write<RequestRows>;
  /** The whole row of a key that was taken, with the answer. */
  settleIdempotencyKey: Write<Rows<'idempotency_key'>>;
  insertAudit: Write<Rows<'audit'>>;
  insertMail: Write<Rows<'outbox'>>;
  insertDelivery: Write<Rows<'webhook_delivery'>>;
}

/** The order in which rows are taken: see `save-request.ts`. */
const steps: Record<keyof ReadingCalls | keyof WritingCalls, number> = {
  now: 0,
  takeIdempotencyKey: 0,
  spendPass: 0,
  scopeSecret: 0,
  claimHome: 1,
  homesAtBuilding: 2,
  takeCounters: 3,
  takeStock: 4,
  insertRequest: 5,
  settleIdempotencyKey: 5,
  insertAudit: 5,
  insertMail: 5,
  webhooksFor: 5,
  insertDelivery: 5,
};

type InSteps<Calls extends object> = { [Name in keyof Calls]: { step: number; run: Calls[Name] } };

/** The calls with their steps. */
export function inSteps<Calls extends Partial<ReadingCalls & WritingCalls>>(calls: Calls): InSteps<Calls> {
  const withStep = ([name, run]: [string, unknown]) => [name, { step: steps[name as keyof typeof steps], run }];
  return Object.fromEntries(Object.entries(calls).map(withStep)) as InSteps<Calls>;
}

/** Asked as one would ask, once for all who ask the same. */
export function readingCalls(
  { now, offers, homes }: Pick<Repositories, 'now' | 'offers' | 'homes'>,
  receiversOf: (type: string) => Promise<string[]>,
): ReadingCalls {
  return {
    now: (given) => oncePer(given, now),
    scopeSecret: (given) => oncePer(given, (id) => offers.scopeSecret(id)),
    homesAtBuilding: (given) =>
      oncePer(given, ({ scopeId, buildingHash }) => homes.countAtBuilding(scopeId, buildingHash), buildingName),
    webhooksFor: (given) => oncePer(given, receiversOf),
  };
}

/** In the order of the names: what is asked may hold what it asks about. */
async function oncePer<Key, Answer>(
  keys: Key[],
  answer: (key: Key) => Promise<Answer>,
  nameOf: (key: Key) => string = String,
): Promise<Answer[]> {
  const answers = new Map<string, Promise<Answer>>();
  for (const key of keys.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    if (!answers.has(nameOf(key))) answers.set(nameOf(key), answer(key));
  }
  return Promise.all(keys.map((key) => answers.get(nameOf(key)) as Promise<Answer>));
}
