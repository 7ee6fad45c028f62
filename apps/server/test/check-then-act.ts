// Limits as many form tools implement them: read first, write later, outside a transaction and without a constraint.
// Servers with these changes show the races that the tests expect to be gone.
import made from '../../../packages/database/src/migrations/made.json' with { type: 'json' };
import type { withoutGuards } from '@doorstep/testing';

type Changes = Parameters<typeof withoutGuards>[0];

const tablesOf = (noun: string) => `packages/database/src/migrations/first/${noun}-tables.ts`;
const submissions = 'packages/store/src/submission-stores.ts';
const claims = 'packages/store/src/claim-homes.ts';
/** The gap between reading and writing, in which others get in: long enough on a busy machine. */
const pause = 'await new Promise((resolve) => setTimeout(resolve, 300));';

export const checkThenAct: Changes = [
  {
    file: 'packages/database/src/transactions.ts',
    find: 'groupCommit({ begin, open: opened })',
    replace: '(work) => work(open(database))',
  },
  {
    file: 'packages/database/src/transactions.ts',
    find: 'batch: (work, item) => executorOf(work)(item),',
    replace: `batch: async (work, item) => {
      const [outcome] = await work(open(database), [item]);
      return outcome as never;
    },`,
  },
  {
    file: 'packages/database/src/sqlite-driver.ts',
    find: "if (!this.#writer.inTransaction) throw new Error('No transaction is under way');",
    replace: '',
  },
  {
    file: 'packages/database/src/postgres-transactions.ts',
    find: "client.query('begin')",
    replace: "client.query('select 1')",
  },
  {
    file: 'packages/database/src/postgres-transactions.ts',
    find: "await client.query('commit')",
    replace: "{ command: 'COMMIT' }",
  },
  // The test opens the store, too, and expects its tables with their constraints.
  {
    file: 'packages/database/src/migrate.ts',
    find: `createHash('sha256')
    .update(JSON.stringify(statements(dialect)))
    .digest('hex')`,
    replace: `${JSON.stringify(made['0001-first'])}[dialect]`,
  },
  { file: 'packages/store/src/stock.ts', find: 'dialect.lock(wanted)', replace: 'wanted' },
  {
    file: 'packages/store/src/stock.ts',
    find: 'async take(lines) {',
    replace: `async take(lines) {
      ${pause}`,
  },
  {
    file: 'packages/store/src/stock.ts',
    find: ' and (stock is null or taken + ${quantity} <= stock)',
    replace: '',
  },
  {
    file: tablesOf('offer'),
    find: 'constraint item_never_oversold check (stock is null or taken <= stock))',
    replace: 'constraint item_never_oversold check (1 = 1))',
  },
  {
    file: tablesOf('request'),
    find: 'constraint pass_is_spent_once primary key (pass_id))',
    replace: 'constraint pass_is_spent_once check (1 = 1))',
  },
  {
    file: submissions,
    find: "const areNew = await insertMissing(database, 'pass_spent', rows, { key: ['pass_id'] });",
    replace: `const ids = rows.map(({ pass_id: id }) => id);
      const seen = await db.selectFrom('pass_spent').select('pass_id').where(dialect.isAmong('pass_id', ids)).execute();
      ${pause}
      await insertRows(database, 'pass_spent', rows);
      const areNew = rows.map(({ pass_id: id }) => seen.every((row) => row.pass_id !== id));`,
  },
  {
    file: tablesOf('request'),
    find: 'constraint submission_is_saved_once primary key (offer_id, key))${byKey}',
    replace: 'constraint submission_is_saved_once check (1 = 1))',
  },
  {
    file: submissions,
    find: 'async take(keys) {',
    replace: `async take(keys) {
      const seen = await findKeys(database, keys);
      ${pause}
      if (keys.length > 0) return seen;`,
  },
  {
    file: submissions,
    find: "await insertRows(database, 'idempotency_key', rows, ending);",
    replace: "if (ending !== '') await insertRows(database, 'idempotency_key', rows);",
  },
  {
    file: tablesOf('home'),
    find: 'constraint home_key_has_one_home primary key (scope_id, hash))${byKey}',
    replace: 'constraint home_key_has_one_home check (1 = 1))',
  },
  {
    file: claims,
    find: 'const plan = planClaims(asked, await ownersOf(database, asked));',
    replace: `const plan = planClaims(asked, await ownersOf(database, asked));
      ${pause}`,
  },
  {
    file: claims,
    find: "insertMissing(database, 'home_key', sorted, { key: ['scope_id', 'hash'] }),",
    replace: "insertRows(database, 'home_key', sorted).then(() => sorted.map(() => true)),",
  },
  { file: claims, find: 'dialect.lock(homes)', replace: 'homes' },
  // Without a transaction each statement has its own connection, and waits for other writers by itself.
  {
    file: claims,
    find: "    insertRows(database, 'home', homes),",
    replace: "    await insertRows(database, 'home', homes),",
  },
  {
    file: 'packages/store/src/requests.ts',
    find: "        insertRows(database, 'request', requests.map(toRequestRow)),",
    replace: "        await insertRows(database, 'request', requests.map(toRequestRow)),",
  },
  {
    file: 'packages/store/src/requests.ts',
    find: 'async insert(requests) {',
    replace: `async insert(requests) {
      ${pause}`,
  },
  { file: 'packages/database/src/sqlite.ts', find: 'busy_timeout = 0', replace: 'busy_timeout = 10000' },
  // Timed when the whole form has arrived, not its headers.
  {
    file: 'apps/server/src/product/submit.ts',
    find: 'receivedAt: request.receivedAt,',
    replace: 'receivedAt: Date.now(),',
  },
];
