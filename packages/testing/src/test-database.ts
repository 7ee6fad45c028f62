import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** For DATABASE_URL. */
  url: string;
  /** As the owner of the cluster, in this database. */
  execute(statement: string): Promise<void>;
  drop(): Promise<void>;
}

/**
 * An empty PostgreSQL database of a test's own, in the cluster that the test run started.
 * In a test file: `const database = await createTestDatabase(); afterAll(() => database.drop());`
 * @throws Error that says what is missing when there is no PostgreSQL to test on.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = process.env['DOORSTEP_TEST_POSTGRES'];
  if (clusterUrl === undefined || clusterUrl === '') {
    throw new Error(process.env['DOORSTEP_TEST_POSTGRES_PROBLEM'] ?? 'No PostgreSQL was started for this test run.');
  }
  const name = `doorstep_test_${randomBytes(6).toString('hex')}`;
  await execute(clusterUrl, `create database ${name}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    execute: (statement) => execute(url.href, statement),
    drop: () => execute(clusterUrl, `drop database if exists ${name} with (force)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
