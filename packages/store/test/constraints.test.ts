// The database's constraints, tested directly: they hold even for code that forgets to check first.
import { randomUUID } from 'node:crypto';
import { assurances, batchStates, claimStates, requestSources, requestStates, roles } from '@doorstep/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { databases, useStore } from './stores.ts';

describe.each(databases)('the tables on %s', (kind) => {
  const stores = useStore(kind);

  const run = (statement: string) => sql.raw(statement).execute(stores.database.db);
  const refusal = async (statement: string) => {
    try {
      await run(statement);
      return 'done';
    } catch (error) {
      return String(error);
    }
  };
  const violation = /constraint/i;

  async function makeOffer(): Promise<string> {
    const [scope, id] = [randomUUID(), randomUUID()];
    await run(`insert into limit_scope values ('${scope}', 'hidden')`);
    await run(`insert into offer (id, slug, version, status, definition, scope_id, created_at, updated_at)
      values ('${id}', '${id}', 1, 'draft', '{}', '${scope}', 0, 0)`);
    return id;
  }

  it('keep the taken units of an item between zero and its stock', async () => {
    const offer = await makeOffer();
    await run(`insert into item (id, offer_id, position, stock, taken) values ('bin', '${offer}', 0, 2, 2)`);
    expect(await refusal(`update item set taken = 3 where id = 'bin'`)).toMatch(violation);
    expect(await refusal(`update item set stock = 1 where id = 'bin'`)).toMatch(violation);
    expect(await refusal(`update item set taken = -1 where id = 'bin'`)).toMatch(violation);
    expect(await refusal(`update item set stock = null, taken = 3 where id = 'bin'`)).toBe('done');
  });

  it.each([
    ['batch', 'state', batchStates],
    ['claim', 'state', claimStates],
    ['person', 'role', roles],
    ['request', 'assurance', assurances],
    ['request', 'source', requestSources],
    ['request', 'state', requestStates],
  ] as const)('of a %s accept every %s that exists, and no other', async (table, column, words) => {
    const rules =
      kind === 'sqlite'
        ? `select sql as rules from sqlite_master where type = 'table' and name = '${table}'`
        : `select string_agg(pg_get_constraintdef(oid), ' ') as rules from pg_constraint
            where conrelid = '${table}'::regclass and contype = 'c'`;
    const [row] = (await sql.raw<{ rules: string }>(rules).execute(stores.database.db)).rows;
    const [, listed = ''] = new RegExp(`\\b${column} (?:in|= any) \\(([^)]*)`, 'i').exec(row?.rules ?? '') ?? [];
    const taken = Array.from(listed.matchAll(/'(\w+)'/g), ([, word = '']) => word);
    expect(taken.toSorted()).toEqual([...words].toSorted());
  });

  it('allow each key for one home per scope', async () => {
    const scope = randomUUID();
    await run(`insert into limit_scope values ('${scope}', 'hidden')`);
    for (const home of ['one', 'two'])
      await run(`insert into home (id, scope_id, building_hash, door_hash) values ('${home}', '${scope}', 'b', 'd')`);
    const key = (home: string) => `insert into home_key values ('${scope}', 'hash', 'address', 1, '${home}')`;
    await run(key('one'));
    expect(await refusal(key('two'))).toMatch(violation);
  });

  it('remember a pass for longer than it is valid, as clocks may differ', async () => {
    const now = Date.now();
    const isSpent = (expiresAt: number) =>
      stores.store.transaction(async (tx) => (await tx.passes.spend([{ id: 'of yesterday', expiresAt }])).size === 1);
    expect(await isSpent(now - 3_600_000)).toBe(false);
    await stores.store.housekeeping.removeExpired(now);
    expect(await isSpent(now - 3_600_000)).toBe(true);
    await stores.store.housekeeping.removeExpired(now + 86_400_000);
    expect(await isSpent(now)).toBe(false);
  });

  it('spend a pass once', async () => {
    await run(`insert into pass_spent values ('pass', 1)`);
    expect(await refusal(`insert into pass_spent values ('pass', 2)`)).toMatch(violation);
  });

  it('accept an Idempotency-Key of an offer once', async () => {
    const offer = await makeOffer();
    const key = (request: string) => `insert into idempotency_key values ('${offer}', 'key', 'f', '${request}', '', 0)`;
    await run(key('one'));
    expect(await refusal(key('two'))).toMatch(violation);
  });

  it('change a request only from its current state', async () => {
    const gate = createGate(stores.store);
    const { answer } = await gate.send(await gate.open());
    const id = (await stores.store.requests.findByReference(answer.reference))?.id ?? '';
    expect(await stores.store.requests.change(id, { from: 'held', to: 'declined', at: 1 })).toBe(false);
    expect(await stores.store.requests.change(id, { from: 'accepted', to: 'withdrawn', at: 1 })).toBe(true);
    expect((await stores.store.requests.find(id))?.state).toBe('withdrawn');
  });

  it('use a mailed link once', async () => {
    const gate = createGate(stores.store);
    const { answer } = await gate.send(await gate.open());
    const requestId = (await stores.store.requests.findByReference(answer.reference))?.id ?? '';
    await stores.store.mailedLinks.put({ tokenHash: 'token', requestId, expiresAt: 9 });
    expect(await stores.store.mailedLinks.use('token', 1)).toBe(true);
    expect(await stores.store.mailedLinks.use('token', 2)).toBe(false);
  });

  it('commit only once the disk has the data, whatever the database’s default', async () => {
    if (kind === 'postgres') {
      await run(
        `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
      );
    }
    const { database } = await stores.again();
    const read = async (statement: string) => {
      // In a transaction: SQLite reads on a separate connection otherwise.
      const { rows } = await database.db
        .transaction()
        .execute((transaction) => sql.raw<Record<string, unknown>>(statement).execute(transaction));
      return Object.values(rows[0] ?? {})[0];
    };
    if (kind === 'postgres') expect(await read('show synchronous_commit')).toBe('on');
    else expect([await read('pragma synchronous'), await read('pragma journal_mode')]).toEqual([2, 'wal']);
  });
});
