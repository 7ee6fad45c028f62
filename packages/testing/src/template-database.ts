// A migrated, empty store: created once per cluster, copied for every test that needs one.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

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
