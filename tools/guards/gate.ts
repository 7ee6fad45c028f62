import type { Guard } from './guard.ts';

const decisions = ['packages/core/src/request/gate/decide-submissions.test.ts'];
const batched = ['packages/store/test/batched-submissions.test.ts'];
const decide = 'packages/core/src/request/gate/decide-submissions.ts';
const load = 'packages/core/src/request/gate/load-submissions.ts';
const write = 'packages/core/src/request/gate/write-decisions.ts';
const claim = 'packages/store/src/claim-homes.ts';
const executor = 'packages/database/src/batch-executor.ts';

export const gateGuards: Guard[] = [
  {
    name: 'a home has no more than its share',
    file: decide,
    find: "if (checked.pass === null || fitsEveryHome(state, submission, { home, lines })) return 'fits';",
    replace: "if (checked.pass === null || typeof fitsEveryHome === 'function') return 'fits';",
    tests: decisions,
  },
  {
    name: 'what is not there is not given',
    file: decide,
    find: 'const shortage = pass === null ? null : refusalOf(state, submission, lines);',
    replace: 'const shortage = null as ReturnType<typeof refusalOf>;',
    tests: decisions,
  },
  {
    name: 'a pass is spent by one of a list',
    file: decide,
    find: 'state.spentPasses.add(checked.pass.id)',
    replace: 'state.spentPasses.has(checked.pass.id)',
    tests: decisions,
  },
  {
    name: '"already asked" costs the pass',
    file: decide,
    find: 'spendsPass: true };',
    replace: 'spendsPass: false };',
    tests: decisions,
  },
  {
    name: 'a visitor’s homes of the day are counted',
    file: decide,
    find: 'state.counters.absorb(counters);',
    replace: '',
    tests: decisions,
  },
  {
    name: 'what one of a list has used up is not left for the next',
    file: decide,
    find: "if (decision.kind === 'refused' && !decision.spendsPass) return decision;",
    replace: "if (decision.kind === 'refused') return decision;",
    tests: decisions,
  },
  {
    name: 'keys, passes and homes come before counters, and those before items',
    file: load,
    find: 'tx.counters.change(counters),',
    replace: 'lockItems(tx, submissions).then(() => tx.counters.change(counters)),',
    tests: batched,
    named: 'lock rows in one order',
  },
  {
    name: 'the pass of one that is refused is given back',
    file: write,
    find: 'tx.passes.giveBack(written.passIds.filter((id) => !state.spentPasses.has(id))),',
    replace: '',
    tests: batched,
    named: 'leave no rows of those that are refused',
  },
  {
    name: 'the Idempotency-Key of one that is refused is given back',
    file: write,
    find: 'tx.idempotency.giveBack(written.keys.filter((key) => !isSettled.has(idempotencyKeyName(key)))),',
    replace: '',
    tests: batched,
    named: 'leave no rows of those that are refused',
  },
  {
    name: 'no home is kept of one that is refused',
    file: write,
    find: 'tx.homes.forget(unusedHomes(submissions, decisions)),',
    replace: '',
    tests: batched,
    named: 'leave no rows of those that are refused',
  },
  {
    name: 'one that is refused has not counted',
    file: write,
    find: 'tx.counters.change(state.counters.changes(written.counters)),',
    replace: '',
    tests: batched,
    named: 'leave no rows of those that are refused',
  },
  {
    name: 'a home whose key is taken is not a new one',
    file: claim,
    find: 'filter((id) => made.has(id))',
    replace: 'filter(() => false)',
    tests: ['packages/store/test/races.test.ts'],
    named: 'postgres, .*a home that another transaction is creating',
  },
  {
    name: 'requests of one home are decided one after the other (PostgreSQL)',
    file: claim,
    find: 'dialect.lock(homes)',
    replace: 'homes',
    tests: ['packages/store/test/races.test.ts'],
    named: 'postgres, .*two requests of one home',
  },
  {
    name: 'neighbours of two processes are counted one after the other (PostgreSQL)',
    file: 'packages/database/src/dialect.ts',
    find: 'select pg_advisory_xact_lock(hashtextextended(name, 0))',
    replace: 'select length(name)',
    tests: batched,
    named: 'wait for another process to update the count of their building',
  },
  {
    name: 'one that the database refuses takes nobody with it',
    file: executor,
    find: 'else await retryEach(entries);',
    replace: 'else for (const { reject } of entries) reject(cause);',
    tests: batched,
    named: 'except one that the database refuses',
  },
  {
    name: 'one that waits for long does not keep the others waiting',
    file: executor,
    find: 'const longMs = 100;',
    replace: 'const longMs = 100_000;',
    tests: batched,
    named: 'do not wait for a submission that is blocked',
  },
  {
    name: 'the gate reads no table whole (PostgreSQL)',
    file: 'packages/database/src/postgres-transactions.ts',
    find: 'if (isByKey) client.query(byKey).catch(() => undefined);',
    replace: '',
    tests: ['packages/store/test/young-tables.test.ts'],
  },
  {
    name: 'an id is not retrieved for what is saved already',
    file: 'packages/core/src/request/submit-request.ts',
    find: 'isById(submission) ? await findSaved() : null',
    replace: 'null as StoredKey | null',
    tests: ['packages/store/test/submit-request.test.ts'],
    named: 'reports an unknown outcome',
  },
];
