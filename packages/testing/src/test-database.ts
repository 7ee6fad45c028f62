import pg from 'pg';
import { randomBytes, createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// A migrated, empty store: created once per cluster, copied for every test that needs one.

const database = join(import.meta.dirname, '..', '..', 'database', 'src');
const prefix = 'doorstep_template_';

/** Depends on the migrations: a checkout without one of their constraints may use the same cluster. */
export function templateName(): string {
  const hash = createHash('sha256');
  const files = globSync('migrations/**/*.ts', { cwd: database }).toSorted();
  if (files.length === 0) throw new Error(`there are no migrations in ${database}`);
  for (const file of files) hash.update(readFileSync(join(database, file)));
  return `${prefix}${hash.digest('hex').slice(0, 16)}`;
}

/** Creates it once, however many processes call. It gets its name only when it is complete and unused. */
export async function makeTemplate(clusterUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const url = new URL(clusterUrl);
    url.pathname = `/${unfinished}`;
    const { openStore } = await import('@doorstep/store');
    const { store } = await openStore(url.href);
    await store.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
  } finally {
    await client.end();
  }
}

export async function dropTemplates(clusterUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where starts_with(datname, $1)`,
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  execute(statement: string): Promise<void>;
  drop(): Promise<void>;
}

/**
 * A PostgreSQL database for one test, in the test run's cluster, with the tables of a new store. In a test file:
 * `const database = await createTestDatabase(); afterAll(() => database.drop());`
 * @param isEmpty Without tables, for tests of the migrations.
 * @throws Error that says what is missing when there is no PostgreSQL.
 */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const clusterUrl = process.env['DOORSTEP_TEST_POSTGRES'];
  if (clusterUrl === undefined || clusterUrl === '') {
    throw new Error(process.env['DOORSTEP_TEST_POSTGRES_PROBLEM'] ?? 'No PostgreSQL was started for this test run.');
  }
  const name = `doorstep_test_${randomBytes(6).toString('hex')}`;
  if (isEmpty) await executeOn(clusterUrl, `create database ${name}`);
  else await copyTemplate(clusterUrl, name);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    execute: (statement) => executeOn(url.href, statement),
    drop: () => executeOn(clusterUrl, `drop database if exists ${name} with (force)`),
  };
}

/** Copying takes a fifth of the time of creating the tables. */
async function copyTemplate(clusterUrl: string, name: string): Promise<void> {
  const template = templateName();
  const copy = `create database ${name} template ${template}`;
  try {
    await executeOn(clusterUrl, copy);
  } catch (error) {
    if ((error as { code?: string }).code !== missing) throw error;
    await makeTemplate(clusterUrl, template);
    await executeOn(clusterUrl, copy);
  }
}

const missing = '3D000'; // invalid_catalog_name

export async function executeOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
