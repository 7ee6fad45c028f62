import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, startPostgresCluster } from '../src/index.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the PostgreSQL of the tests', () => {
  it('gives each test a database of its own, and takes it away', async () => {
    await ask(database.url, 'create table only_here (id int)');
    const other = await createTestDatabase();
    await expect(ask(other.url, 'select * from only_here')).rejects.toThrow('does not exist');
    await other.drop();
    await expect(ask(other.url, 'select 1')).rejects.toThrow('does not exist');
  });

  it('writes as durably as one in service', async () => {
    const rows = await ask(database.url, "select current_setting('fsync') f, current_setting('synchronous_commit') s");
    expect(rows).toEqual([{ f: 'on', s: 'on' }]);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`doorstep-postgres-${process.pid}-`));
    const given = process.env['DATABASE_URL_TEST'];
    delete process.env['DATABASE_URL_TEST'];
    const cluster = await startPostgresCluster();
    if (given !== undefined) process.env['DATABASE_URL_TEST'] = given;
    expect(await ask(cluster.url, 'select 1 one')).toEqual([{ one: 1 }]);
    expect(folders()).toHaveLength(1);
    await cluster.stop();
    expect(folders()).toEqual([]);
    await expect(ask(cluster.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
});
