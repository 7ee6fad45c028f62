// Moving a store from SQLite to PostgreSQL: all of it, or nothing.
import { DatabaseSync } from 'node:sqlite';
import { createApiToken, inviteStaff } from '@doorstep/core';
import { openStore } from '@doorstep/store';
import { tableNames, type OpenedDatabase, type Tables } from '@doorstep/database';
import { createTestDatabase, runDoorstep, startServer, startTcpProxy, type TestDatabase } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { serversForAll } from './with-servers.ts';
import { cookiesOf } from './staff-server.ts';

const password = 'wheelbarrow in the rain';
const real = serversForAll('SQLite', 1);
let database: TestDatabase;
let target: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
  target = { DATABASE_URL: database.url };
});
afterAll(() => database.drop());

const file = () => `${real.installation.config.dataFolder}/doorstep.db`;
const move = (url = database.url) => real.run(['move', url]);

async function expectEmpty({ url }: TestDatabase): Promise<void> {
  const { store, migrated } = await openStore(url);
  await store.close();
  expect(migrated).toEqual(['0001-first']);
}

/** A table's rows, normalised and sorted. */
async function rowsOf({ db }: OpenedDatabase, table: string): Promise<string[]> {
  const rows = await db
    .selectFrom(table as keyof Tables)
    .selectAll()
    .execute();
  return rows
    .map((row) =>
      JSON.stringify(
        Object.entries(row)
          // SQLite's own row number of requests.
          .filter(([name]) => !(table === 'request' && name === 'seq'))
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
      ),
    )
    .toSorted();
}

describe('a store moved to PostgreSQL', () => {
  it('keeps every row, balanced counts, and the visitors’ and staff’s receipts, sessions, passwords and tokens', async () => {
    expect((await real.run(['demo', '--requests', '1500'])).code).toBe(0);
    const before = real.servers[0]?.url ?? '';
    const offer = await real.open();
    const { saved } = await real.send(offer);
    const { token: invitation } = await inviteStaff(real.staff, 'owner');
    const person = { name: 'Olive', email: 'olive@example.org', password };
    const joined = await post(`${before}/api/v1/invitations/accept`, { token: invitation, ...person });
    expect(joined.status).toBeLessThan(300);
    const { token } = await createApiToken(real.staff, { name: 'stock', scopes: ['offers.read'] });
    const { db } = real.installation.database;
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
    await db
      .insertInto('picture')
      .values({ id: 'picture', small: bytes, large: bytes, width: 1, height: 1, touched_at: 1 })
      .execute();
    await real.servers[0]?.stop();

    const { code, stdout, stderr } = await move();
    expect([code, stdout.split('\n').slice(-2), stderr]).toEqual([0, ['balanced', ''], expect.any(String)]);

    const moved = await openStore(database.url);
    onTestFinished(() => moved.store.close());
    const tables = [...(await tableNames(moved.database))].filter((name) => name !== 'schema_step');
    const filled: string[] = [];
    for (const table of tables) {
      const rows = await rowsOf(real.installation.database, table);
      expect([table, await rowsOf(moved.database, table)]).toEqual([table, rows]);
      if (rows.length > 0) filled.push(table);
      expect(stdout).toMatch(new RegExp(`^${table} +${rows.length}$`, 'm'));
    }
    expect(filled).toEqual(expect.arrayContaining(['request', 'insight', 'audit', 'batch', 'auth_account', 'picture']));

    const server = await startServer({
      dataFolder: real.installation.config.dataFolder,
      env: { ...target, DOORSTEP_SECRET: real.installation.masterSecret, DOORSTEP_DEMO: 'off' },
    });
    onTestFinished(() => server.kill());
    const receipt = await fetch(`${server.url}${new URL(saved.url, before).pathname}`, { redirect: 'manual' });
    const opened = await fetch(`${server.url}/r/${saved.reference}`, { headers: { cookie: cookiesOf(receipt) } });
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining(saved.reference)]);
    const session = cookiesOf(joined);
    for (const headers of [{ cookie: session }, { authorization: `Bearer ${token}` }]) {
      const answer = await fetch(`${server.url}/api/v1/offers/${offer.slug}`, { headers: headers as HeadersInit });
      expect(answer.status).toBe(200);
    }
    const signedIn = await post(`${server.url}/api/auth/sign-in/email`, { email: person.email, password });
    expect(signedIn.status).toBe(204);
    // New rows get numbers above those of the moved rows.
    await createApiToken({ ...real.staff, store: moved.store }, { name: 'later', scopes: ['offers.read'] });

    expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining('The database has tables') });
  }, 240_000);
});

describe('a store that cannot be moved', () => {
  it('is refused while another process writes', async () => {
    const writer = new DatabaseSync(file());
    writer.exec('begin immediate');
    const empty = await createTestDatabase({ isEmpty: true });
    onTestFinished(() => empty.drop());
    const refused = await move(empty.url);
    writer.close();
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('stop the server first') });
    await expectEmpty(empty);
  });

  it.each([
    [
      'a table that PostgreSQL lacks',
      'create table forgotten (id text)',
      'drop table forgotten',
      /different tables: forgotten \(id\)/,
    ],
    [
      'a row that refers to nothing',
      `insert into mailed_link values ('lost', 'nothing', 1, null)`,
      `delete from mailed_link where token_hash = 'lost'`,
      /violates foreign key constraint/,
    ],
  ])('leaves the database empty, with %s', async (_, damage, repair, message) => {
    const source = new DatabaseSync(file());
    source.exec('pragma foreign_keys = off');
    source.exec(damage);
    const empty = await createTestDatabase({ isEmpty: true });
    onTestFinished(() => empty.drop());
    const failed = await move(empty.url);
    source.exec(repair);
    source.close();
    expect([failed.code, failed.stdout, failed.stderr]).toEqual([1, '', expect.stringMatching(message)]);
    await expectEmpty(empty);
  });

  it('leaves the database empty when the connection breaks', async () => {
    const empty = await createTestDatabase({ isEmpty: true });
    onTestFinished(() => empty.drop());
    const { hostname, port } = new URL(empty.url);
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    onTestFinished(() => proxy.stop());
    const url = new URL(empty.url);
    url.port = String(proxy.port);
    void proxy.cutAt('insert into "request_home"', 'before');
    const failed = await move(url.href);
    expect([failed.code, failed.stdout, failed.stderr]).toEqual([1, '', expect.stringContaining('does not answer')]);
    await expectEmpty(empty);
  });

  it('is refused with another installation’s secret, before anything is copied', async () => {
    const empty = await createTestDatabase({ isEmpty: true });
    onTestFinished(() => empty.drop());
    const { dataFolder } = real.installation.config;
    const failed = await runDoorstep(['move', empty.url], { dataFolder, env: { DOORSTEP_SECRET: 'b'.repeat(64) } });
    expect([failed.code, failed.stdout, failed.stderr]).toEqual([1, '', expect.stringContaining('The secret is not')]);
    await expectEmpty(empty);
  });

  it('is refused if it is on PostgreSQL already, or if the target is not PostgreSQL', async () => {
    const { dataFolder } = real.installation.config;
    const from = await runDoorstep(['move', database.url], { dataFolder, env: target });
    expect(from).toMatchObject({ code: 1, stderr: expect.stringContaining('on PostgreSQL already') });
    expect(await move('mysql://localhost/a')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('DATABASE_URL'),
    });
  });
});

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
