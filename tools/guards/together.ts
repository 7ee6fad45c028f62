import type { Guard } from './guard.ts';

const shared = ['packages/store/test/shared-transactions.test.ts'];
const calls = 'packages/store/src/shared/postgres-calls.ts';
const sqliteCalls = 'packages/store/src/shared/sqlite-calls.ts';
const transactions = 'packages/store/src/shared/share-transactions.ts';

/** Submissions that share a transaction: each as if it were alone. */
export const togetherGuards: Guard[] = [
  {
    name: 'of those that share a transaction, a home is new to one',
    file: calls,
    find: `counts.get(id)?.length === its.length ? { homeIds: [id], ownerIds: [id], isNew: true } : alone`,
    replace: `counts.get(id) === null ? alone : { homeIds: [id], ownerIds: [id], isNew: true }`,
    tests: shared,
    named: 'give a (?:new home|home that is known already)',
  },
  {
    name: 'of those that share a transaction, an Idempotency-Key is taken by one',
    file: calls,
    find: `(takers.has(requestId) ? null : alone)`,
    replace: `(takers.has(requestId) ? null : null)`,
    tests: shared,
    named: 'know an Idempotency-Key',
  },
  {
    name: 'of those that share a transaction, a pass is spent by one',
    file: calls,
    find: `ids.has(passId) && areFirst[index] === true ? true : alone`,
    replace: `ids.has(passId) || areFirst[index] === true ? true : alone`,
    tests: shared,
    named: 'spend a pass once',
  },
  {
    name: 'those that share a transaction and find too little are decided alone',
    file: calls,
    find: `lines.every(({ itemId }) => taken.has(itemId)) ? true : alone`,
    replace: `lines.every(({ itemId }) => taken.has(itemId)) ? true : true`,
    tests: shared,
    named: 'have no more than the stock',
  },
  {
    name: 'those that share a transaction keep within the budgets that they have in common',
    file: calls,
    find: `wanted.filter(({ count, most }) => count <= most)`,
    replace: `wanted.filter(({ count, most }) => count <= most + 100)`,
    tests: shared,
    named: 'are held beyond the homes',
  },
  {
    name: 'those that share a transaction keep within what is left of a budget',
    file: calls,
    find: `counter.count + excluded.count <= (`,
    replace: `counter.count <= (`,
    tests: shared,
    named: 'are held beyond the homes',
  },
  {
    name: 'nothing is kept of a transaction of which one has to be decided alone',
    file: 'packages/store/src/shared/lockstep.ts',
    find: `if (this.#alone.size > 0) throw new NotShared(this.#alone);`,
    replace: ``,
    tests: shared,
    named: 'have no more than the stock|spend a pass once',
  },
  {
    name: 'rows are taken in one order by all who share a transaction',
    file: 'packages/store/src/shared/lockstep.ts',
    find: `!this.#isAnswering && `,
    replace: ``,
    tests: ['packages/store/src/shared/lockstep.test.ts'],
  },
  {
    name: 'those who can share a transaction are not held up by those who cannot',
    file: transactions,
    find: `await run(members.filter((_, index) => !isAlone(index)));`,
    replace: `waiting.unshift(...members.filter((_, index) => !isAlone(index)));`,
    tests: ['packages/store/src/shared/share-transactions.test.ts'],
  },
  {
    name: 'one that waits for long does not keep the others waiting',
    file: transactions,
    find: `const longMs = 100;`,
    replace: `const longMs = 100_000;`,
    tests: shared,
    named: 'do not wait for one that waits',
  },
  {
    name: 'of those that share a transaction, a home is new to one (SQLite)',
    file: sqliteCalls,
    find: `areGiven.every((changes) => changes === 1)`,
    replace: `areGiven.length > 0`,
    tests: shared,
    named: 'sqlite, .*give a (?:new home|home that is known already)',
  },
  {
    name: 'of those that share a transaction, an Idempotency-Key is taken by one (SQLite)',
    file: sqliteCalls,
    find: `? null : alone`,
    replace: `? null : null`,
    tests: shared,
    named: 'sqlite, .*(?:know an Idempotency-Key|save a submission that comes twice)',
  },
  {
    name: 'of those that share a transaction, a pass is spent by one (SQLite)',
    file: sqliteCalls,
    find: `change(spendPass, [passId, expiresAt])`,
    replace: `[change(spendPass, [passId, expiresAt])].length > 0`,
    tests: shared,
    named: 'sqlite, .*spend a pass once',
  },
  {
    name: 'those that share a transaction and find too little are decided alone (SQLite)',
    file: sqliteCalls,
    find: `lines.every(({ itemId, quantity }) => change(takeUnits, [quantity, itemId, quantity]))`,
    replace: `lines.every(({ itemId, quantity }) => [change(takeUnits, [quantity, itemId, quantity])].length > 0)`,
    tests: shared,
    named: 'sqlite, .*have no more than the stock',
  },
  {
    name: 'those that share a transaction keep within their budgets (SQLite)',
    file: sqliteCalls,
    find: ` where counter.count < ?`,
    replace: ` where counter.count < ? + 100`,
    tests: shared,
    named: 'sqlite, .*are held beyond the homes',
  },
];
