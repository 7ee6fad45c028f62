import type { Guard } from './guard.ts';

const gate = ['packages/store/test/submit-request.test.ts'];
const tables = ['packages/store/test/constraints.test.ts'];
const tablesOf = (noun: string) => `packages/database/src/migrations/first/${noun}-tables.ts`;
const submissions = 'packages/store/src/submission-stores.ts';

/** Limits enforced by the database, then by the single transaction of a submission. */
export const limitGuards: Guard[] = [
  {
    name: 'the table of items: never more taken than there is',
    file: tablesOf('offer'),
    find: `constraint item_never_oversold check (stock is null or taken <= stock))`,
    replace: `constraint item_never_oversold check (1 = 1))`,
    tests: tables,
    named: 'keep what is taken',
  },
  {
    name: 'the table of home keys: a key belongs to one home',
    file: tablesOf('home'),
    find: `constraint home_key_has_one_home primary key (scope_id, hash))`,
    replace: `constraint home_key_has_one_home primary key (scope_id, hash, home_id))`,
    tests: tables,
    named: 'give a key to one home',
  },
  {
    name: 'the table of passes: a pass is spent once',
    file: tablesOf('request'),
    find: `constraint pass_is_spent_once primary key (pass_id))`,
    replace: `constraint pass_is_spent_once check (1 = 1))`,
    tests: tables,
    named: 'know a pass once',
  },
  {
    name: 'the table of Idempotency-Keys: a submission is saved once',
    file: tablesOf('request'),
    find: `constraint submission_is_saved_once primary key (offer_id, key))`,
    replace: `constraint submission_is_saved_once check (1 = 1))`,
    tests: tables,
    named: 'know an Idempotency-Key',
  },
  {
    name: 'stock is taken only while that much is left',
    file: 'packages/store/src/stock.ts',
    find: ' and (stock is null or taken + ${quantity} <= stock)',
    replace: '',
    tests: ['packages/store/test/races.test.ts'],
    named: 'accepted late has the place',
  },
  {
    name: 'several items are taken whole or not at all',
    file: 'packages/store/src/stock.ts',
    find: `for (const { itemId, quantity } of taken) await giveBack(itemId, quantity);`,
    replace: ``,
    tests: ['packages/store/test/races.test.ts'],
    named: 'takes none of its items',
  },
  {
    name: 'an Idempotency-Key stands for one request',
    file: 'packages/core/src/request/submit-request.ts',
    find: `if (!isSameSubmission(stored, fingerprintNow)) throw new DoorstepError('idempotency_key_reused');`,
    replace: ``,
    tests: gate,
    named: 'refuses an Idempotency-Key',
  },
  {
    name: 'an offer opens and closes to the second',
    file: 'packages/core/src/request/check-submission.ts',
    find: `requireOpen(offer, receivedAt);`,
    replace: ``,
    tests: gate,
    named: 'opens and closes to the second',
  },
  {
    name: 'an offer keeps to its area, and to proofs that hold',
    file: 'packages/core/src/request/check-submission.ts',
    find: `await requireInArea(store.polygons, offer.definition.area, resolved.address);`,
    replace: ``,
    tests: gate,
    named: 'outside the area',
  },
  {
    name: 'an expired proof is refused',
    file: 'packages/core/src/request/resolve-address.ts',
    find: `if (outcome.kind === 'expired') throw invalid('address_expired');`,
    replace: ``,
    tests: gate,
    named: 'an expired proof',
  },
  {
    name: 'a mailed link works once',
    file: submissions,
    find: `.where('used_at', 'is', null)`,
    replace: ``,
    tests: tables,
    named: 'use a mailed link once',
  },
  {
    name: 'a request changes only in the state that it is in',
    file: 'packages/store/src/requests.ts',
    find: `.where('state', '=', change.from)`,
    replace: ``,
    tests: tables,
    named: 'change a request in the state',
  },
  {
    name: 'the queue has what comes back, in its order',
    file: 'packages/core/src/request/transition-request.ts',
    find: `  if (!freesUnits && !mayBeServed) return applied;`,
    replace: `  return applied;`,
    tests: gate,
    named: 'gives a unit that comes back',
  },
  {
    name: 'an allowance counts the days of its window',
    file: 'packages/core/src/offer/window-start.ts',
    find: `windowDays - 1`,
    replace: `windowDays + 30`,
    tests: ['packages/core/src/offer/offer-times.test.ts', 'packages/store/test/submit-request.test.ts'],
    named: 'calendar days|window of days',
  },
  {
    name: 'what a transaction read of an offer is not remembered beyond it',
    file: 'packages/store/src/offers.ts',
    find: `if (database.isTransaction) return definition;`,
    replace: ``,
    tests: ['packages/store/test/offers.test.ts'],
  },
];
