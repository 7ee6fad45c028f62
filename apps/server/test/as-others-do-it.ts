// The limits as many form tools keep them: look first, write later, outside a transaction and with no constraint behind
// it. Servers that run with these changes show the races that the tests then expect to be gone.
import type { withoutGuards } from '@doorstep/testing';

type Changes = Parameters<typeof withoutGuards>[0];

const tablesOf = (noun: string) => `packages/store/src/migrations/first/${noun}-tables.ts`;
const submissions = 'packages/store/src/submission-stores.ts';
/** Between looking and writing, where others get in: a database on another machine, long enough for a busy one here. */
const pause = 'await new Promise((resolve) => setTimeout(resolve, 300));';

export const asOthersDoIt: Changes = [
  {
    file: 'packages/store/src/kysely-store.ts',
    find: 'groupCommit({ begin, open })',
    replace: '(work) => work(repositories(database, false))',
  },
  {
    file: 'packages/store/src/kysely-store.ts',
    find: '(mayShare ? shared : alone)(work)',
    replace: 'alone(work)',
  },
  {
    file: 'packages/store/src/postgres-transactions.ts',
    find: "client.query('begin')",
    replace: "client.query('select 1')",
  },
  {
    file: 'packages/store/src/postgres-transactions.ts',
    find: "await client.query('commit')",
    replace: "{ command: 'COMMIT' }",
  },
  {
    file: 'packages/store/src/stock.ts',
    find: 'async function take(itemId: string, quantity: number): Promise<boolean> {',
    replace: `async function take(itemId: string, quantity: number): Promise<boolean> {
      const [seen] = await items().where('id', '=', itemId).execute();
      if (seen !== undefined && seen.stock !== null && seen.taken + quantity > seen.stock) return false;
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
    find: 'async spend(passId, expiresAt) {',
    replace: `async spend(passId, expiresAt) {
      const seen = await db.selectFrom('pass_spent').select('pass_id').where('pass_id', '=', passId).execute();
      if (seen.length > 0) return false;
      ${pause}`,
  },
  { file: submissions, find: 'on conflict (pass_id) do nothing', replace: '' },
  {
    file: tablesOf('request'),
    find: 'constraint submission_is_saved_once primary key (offer_id, key))${byKey}',
    replace: 'constraint submission_is_saved_once check (1 = 1))',
  },
  {
    file: submissions,
    find: 'on conflict (offer_id, key) do update set at = idempotency_key.at where false',
    replace: '',
  },
  {
    file: submissions,
    find: 'async take(offerId, key, { fingerprint, requestId }) {',
    replace: `async take(offerId, key, { fingerprint, requestId }) {
      ${pause}`,
  },
  {
    file: tablesOf('home'),
    find: 'constraint home_key_has_one_home primary key (scope_id, hash))${byKey}',
    replace: 'constraint home_key_has_one_home check (1 = 1))',
  },
  {
    file: 'packages/store/src/homes.ts',
    find: 'on conflict (scope_id, hash) do nothing',
    replace: '',
  },
  { file: 'packages/store/src/homes.ts', find: 'held.forNoKeyUpdate().execute()', replace: 'held.execute()' },
  // When the whole form had come, not when its headers did.
  {
    file: 'apps/server/src/product/submit.ts',
    find: 'receivedAt: request.receivedAt,',
    replace: 'receivedAt: Date.now(),',
  },
];
