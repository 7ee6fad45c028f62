import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database, OpenedDatabase } from './database.ts';
import type { DialectName } from './dialect.ts';
import { first } from './migrations/0001-first.ts';
import { tableNames } from './require-server.ts';
import type { Tables } from './tables.ts';

/** A change of the tables. A released step never changes: stores keep its checksum. */
export interface Step {
  /** Its number, and what changes: `0002-paused-batches`. */
  name: string;
  /** In order. On SQLite, foreign keys are checked only after the last statement. */
  statements: (dialect: DialectName) => string[];
  /** Whether the previous version cannot work with the tables after this step. */
  breaks?: true;
}

/** Every step of this version, in order. */
export const allSteps: Step[] = [{ name: '0001-first', statements: first }];

type MadeStep = Tables['schema_step'];

/** Identifies a step by its statements. */
export function checksumOf({ statements }: Step, dialect: DialectName): string {
  return createHash('sha256')
    .update(JSON.stringify(statements(dialect)))
    .digest('hex');
}

/**
 * Brings the tables up to date, all steps in one transaction; safe to run from several processes at once.
 * @returns the names of the steps that ran.
 * @throws Error with cause and remedy when this version cannot work with the tables.
 */
export async function migrate(database: OpenedDatabase, steps = allSteps): Promise<string[]> {
  // Most starts have nothing to do, and need no lock.
  if ((await pendingSteps(database, steps)).length === 0) return [];
  return database.beginMigration(async (db) => {
    const pending = await pendingSteps({ ...database, db }, steps);
    if (!(await tableNames({ ...database, db })).has('schema_step'))
      await run(
        db,
        `create table schema_step (name text primary key, checksum text not null, breaks integer not null)`,
      );
    for (const step of pending) {
      for (const statement of step.statements(database.dialect.name)) await run(db, statement);
      const checksum = checksumOf(step, database.dialect.name);
      await db
        .insertInto('schema_step')
        .values({ name: step.name, checksum, breaks: step.breaks === true ? 1 : 0 })
        .execute();
    }
    return pending.map(({ name }) => name);
  });
}

/**
 * The steps that a store lacks. Steps of a newer version are harmless unless they say otherwise: during an upgrade, its
 * processes run next to the previous version's.
 * @throws Error with cause and remedy when this version cannot work with the tables.
 */
export async function pendingSteps(database: Database, steps = allSteps): Promise<Step[]> {
  const made = await madeSteps(database);
  for (const { name, checksum, breaks } of made) {
    const step = steps.find((each) => each.name === name);
    if (step === undefined && breaks === 1)
      throw refusal(`it was made by a newer Doorstep (${name}). Start that version, or restore a backup`);
    if (step !== undefined && checksumOf(step, database.dialect.name) !== checksum)
      throw refusal(`its tables were made by another ${name} than this Doorstep has. ${startOver}`);
  }
  return steps.filter(({ name }) => !made.some((each) => each.name === name));
}

/** @throws Error with cause and remedy when the store lacks a step, or this version cannot work with its tables. */
export async function requireUpToDate(database: Database): Promise<void> {
  const pending = await pendingSteps(database);
  if (pending.length > 0)
    throw refusal(
      `it was made by an earlier Doorstep, and lacks ${pending.map(({ name }) => name).join(', ')}. Nothing was changed. ` +
        'Use the command of the version that serves it; or back it up, and bring it up to date: doorstep migrate',
    );
}

async function madeSteps(database: Database): Promise<MadeStep[]> {
  const tables = await tableNames(database);
  if (tables.has('schema_step')) return database.db.selectFrom('schema_step').selectAll().orderBy('name').execute();
  if (!tables.has('kysely_migration')) return [];
  throw refusal(`its tables were made before Doorstep's first release. ${startOver}`);
}

const startOver = 'Nothing was changed. Start the version that made them, or begin with an empty folder or database';

async function run(db: Kysely<Tables>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}

/** Its code counts as an outage, for a process that still runs while the store is replaced or changed. */
const refusal = (message: string): Error => Object.assign(new Error(`${message}.`), { code: '42P01' });
