import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, startPostgresCluster } from '../src/index.ts';
import { findNpmPostgres } from '../src/postgres-binaries.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
afterEach(() => {
  vi.unstubAllEnvs();
});

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
  it('gives each test its own database, and drops it', async () => {
    await ask(database.url, 'create table only_here (id int)');
    const other = await createTestDatabase();
    await expect(ask(other.url, 'select * from only_here')).rejects.toThrow('does not exist');
    await other.drop();
    await expect(ask(other.url, 'select 1')).rejects.toThrow('does not exist');
  });

  it('answers a commit after writing it, and leaves nothing behind when stopped', async () => {
    const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`doorstep-postgres-${process.pid}-`));
    vi.stubEnv('DATABASE_URL_TEST', '');
    const cluster = await startPostgresCluster();
    expect(await ask(cluster.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    expect(folders()).toHaveLength(1);
    await cluster.stop();
    expect(folders()).toEqual([]);
    await expect(ask(cluster.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('has its libraries when installed from npm without install scripts', () => {
    const { folder } = findNpmPostgres() ?? { folder: '' };
    expect(execFileSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' })).toContain('PostgreSQL');
  });
});
