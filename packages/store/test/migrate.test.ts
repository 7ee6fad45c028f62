// Steps are atomic, even if processes are started and killed, and lose neither rows nor constraints.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type OpenedStore } from '../src/index.ts';
import { allSteps, migrate, type Step } from '../../database/src/migrate.ts';
import { createGate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

const script = join(import.meta.dirname, 'killed-in-a-step.ts');

/** @returns the exit code or the signal. */
function migrateInAProcess(place: string, killedBefore: number): Promise<number | string | null> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, place, String(killedBefore)],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
}

describe.each(databases)('a new store on %s', (kind) => {
  let place: string;
  let remove: () => unknown;
  beforeEach(async () => {
    if (kind === 'sqlite') {
      const folder = createDataFolder();
      [place, remove] = [join(folder.path, 'doorstep.db'), folder.remove];
    } else {
      const database = await createTestDatabase({ isEmpty: true });
      [place, remove] = [database.url, () => database.drop()];
    }
  });
  afterEach(() => remove());

  it('is created once by processes that start together', async () => {
    const ends = await Promise.all(Array.from({ length: 3 }, () => migrateInAProcess(place, Infinity)));
    expect(ends).toEqual([0, 0, 0]);
    const { store, migrated } = await openStore(place);
    expect([migrated, await store.offers.list()]).toEqual([[], []]);
    await store.close();
  });

  it.each([5, 20, 45])(
    'is created by the next start if the first was killed before statement %i',
    async (statement) => {
      expect(await migrateInAProcess(place, statement)).toBe('SIGKILL');
      const { store, migrated } = await openStore(place);
      expect([migrated, await store.offers.list()]).toEqual([['0001-first'], []]);
      await store.close();
    },
  );
});

/** Steps of a later version: a constraint that needs a rebuild of a referenced table on SQLite, and a column. */
const laterSteps: Step[] = [
  {
    name: '9001-resting-offers',
    statements: (dialect) =>
      dialect === 'sqlite'
        ? [...madeAnew('offer', withResting), ...madeAnew('item'), ...madeAnew('"auth_user"')]
        : [
            'alter table offer drop constraint offer_status_check',
            withResting(`alter table offer add constraint offer_status_check
              check (status in ('draft', 'published', 'paused', 'closed', 'archived'))`),
          ],
  },
  {
    name: '9002-notes-of-offers',
    statements: () => ['alter table offer add column notes text', 'create index offer_by_notes on offer (notes)'],
  },
];

const withResting = (text: string) =>
  text.replace(/'archived'(::text)?/, (word) => `${word}, ${word.replace('archived', 'resting')}`);

/** SQLite's statements for rebuilding a table, as in CONTRIBUTING.md. */
function madeAnew(table: string, change = (text: string) => text): string[] {
  const texts = allSteps.flatMap((step) => step.statements('sqlite'));
  const made = texts.find((text) => text.startsWith(`create table ${table} (`)) ?? '';
  return [
    change(made).replace(table, 'made_anew'),
    `insert into made_anew select * from ${table}`,
    `drop table ${table}`,
    `alter table made_anew rename to ${table}`,
    ...texts.filter((text) => /^create (unique )?(index|trigger) /.test(text) && text.includes(` on ${table} `)),
  ];
}

/** Every column, index, constraint and trigger, one per line. */
async function schemaOf({ db, dialect }: OpenedStore['database']): Promise<string[]> {
  const query =
    dialect.name === 'sqlite'
      ? sql<{ line: string }>`
          select m.type || ' ' || m.name || ' ' || substr(m.sql, instr(m.sql, case m.type when 'table' then '(' else ' ' end)) as line
            from sqlite_master as m where m.sql is not null
          union all select 'column ' || m.name || ' ' || json_array(c.name, c.type, c."notnull", c.dflt_value, c.pk, c.hidden)
            from sqlite_master as m, pragma_table_xinfo(m.name) as c where m.type = 'table'
          union all select 'reference ' || m.name || ' ' || json_array(f."from", f."table", f."to", f.on_delete)
            from sqlite_master as m, pragma_foreign_key_list(m.name) as f where m.type = 'table'`
      : sql<{ line: string }>`
          select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as line
            from information_schema.columns where table_schema = 'public'
          union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
            where connamespace = 'public'::regnamespace
          union all select indexdef from pg_indexes where schemaname = 'public'
          union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`;
  return (await query.execute(db)).rows.map(({ line }) => line).toSorted();
}

describe.each(databases)('a store of the previous version on %s', (kind) => {
  let stores: TestStore;
  beforeEach(async () => {
    stores = await openTestStore(kind);
  });
  afterEach(() => stores.end());

  const run = async (statement: string) => (await sql.raw(statement).execute(stores.database.db)).rows;
  const steps = [...allSteps, ...laterSteps];

  /** An offer with a request, and an account with a session, which a careless rebuild would delete. */
  async function fill(): Promise<void> {
    const gate = createGate(stores.store);
    await gate.sent(await gate.open());
    const [time, truth] = kind === 'sqlite' ? [`''`, '1'] : ['now()', 'true'];
    await run(`insert into auth_user ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      values ('u', 'Olive', 'olive@example.org', ${truth}, ${time}, ${time})`);
    await run(`insert into auth_session ("id", "expiresAt", "token", "createdAt", "updatedAt", "userId")
      values ('s', ${time}, 't', ${time}, ${time}, 'u')`);
  }

  const tables = ['offer', 'offer_version', 'item', 'request', 'request_line', 'auth_user', 'auth_session'];
  const rows = () => Promise.all(tables.map((table) => run(`select * from ${table} order by 1`)));

  it('keeps every row and all other constraints when a table is rebuilt', async () => {
    await fill();
    const before = { rows: await rows(), schema: await schemaOf(stores.database) };
    expect(await migrate(stores.database, steps.slice(0, -1))).toEqual(['9001-resting-offers']);
    expect(await rows()).toEqual(before.rows);
    const isAboutStatus = (line: string) => /^(table )?offer .*'archived'/s.test(line);
    const expected = before.schema.map((line) => (isAboutStatus(line) ? withResting(line) : line));
    expect(expected).not.toEqual(before.schema);
    expect(await schemaOf(stores.database)).toEqual(expected.toSorted());

    await run(`update offer set status = 'resting'`);
    await expect(run(`update offer set status = 'elsewhere'`)).rejects.toThrow(/constraint/i);
    await expect(run('delete from offer')).rejects.toThrow(/constraint/i);
    await run('delete from auth_user');
    expect(await run('select * from auth_session')).toEqual([]);
  });

  it('becomes identical to a new store, and loses only what a step drops', async () => {
    await fill();
    const names = async () => (await schemaOf(stores.database)).map((line) => line.split(' ', 2).join(' '));
    for (const [at, step] of steps.entries()) {
      const before = await names();
      await migrate(stores.database, steps.slice(0, at + 1));
      const after = new Set(await names());
      const dropped = step.statements(kind).join('\n');
      expect(before.filter((name) => !after.has(name) && !dropped.includes(`drop ${name}`))).toEqual([]);
    }
    const fresh = await openTestStore(kind);
    await migrate(fresh.database, steps);
    expect(await schemaOf(stores.database)).toEqual(await schemaOf(fresh.database));
    await fresh.end();
  });

  it('is unchanged after a step that fails', async () => {
    const before = await schemaOf(stores.database);
    const failing: Step = {
      name: '9999-failing',
      statements: () => ['create table other (id text)', 'select nothing'],
    };
    await expect(migrate(stores.database, [...allSteps, failing])).rejects.toThrow('nothing');
    expect(await schemaOf(stores.database)).toEqual(before);
  });

  it('is unchanged after a step that removes referenced rows', async () => {
    await fill();
    const careless: Step = { name: '9999-careless', statements: () => ['delete from offer'] };
    await expect(migrate(stores.database, [...allSteps, careless])).rejects.toThrow(/refer|foreign key/);
    expect(await run('select * from offer')).toHaveLength(1);
    await expect(run('delete from offer')).rejects.toThrow(/constraint/i);
  });

  it('is refused by a version with a different step of the same name', async () => {
    const edited = allSteps.map((step) => ({ ...step, statements: () => [...step.statements(kind), 'select 1'] }));
    await expect(migrate(stores.database, edited)).rejects.toThrow(
      'its tables were made by another 0001-first than this Doorstep has. Nothing was changed. Start the version that made them',
    );
  });

  it('is refused when it predates the step checksums', async () => {
    await run('create table kysely_migration (name text)');
    await run('drop table schema_step');
    await expect(stores.again()).rejects.toThrow(
      `before Doorstep's first release. Nothing was changed. Start the version that made them`,
    );
  });

  it('keeps serving next to a newer version, and can be restarted', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open();
    await gate.sent(offer);
    const newer = await stores.again();
    await migrate(newer.database, steps);
    await gate.sent(offer);
    await stores.store.check({ isWriting: true });
    const restarted = await stores.again();
    expect(restarted.migrated).toEqual([]);
    expect(await restarted.store.offers.countRequests()).toEqual(new Map([[offer.id, { accepted: 2 }]]));
  });

  it('is refused, and not ready, after a newer version’s breaking step', async () => {
    const statements = () => ['alter table alarm drop column message'];
    const newer = await stores.again();
    await migrate(newer.database, [...allSteps, { name: '9999-no-messages', breaks: true, statements }]);
    const refusal = 'it was made by a newer Doorstep (9999-no-messages). Start that version, or restore a backup.';
    await expect(stores.again()).rejects.toThrow(refusal);
    await expect(stores.store.check()).rejects.toThrow(refusal);
  });
});

it('on PostgreSQL the network salt is in no log for backups or replicas', async () => {
  const database = await createTestDatabase();
  const { store, database: opened } = await openStore(database.url);
  const query = sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relpersistence = 'u'`;
  expect((await query.execute(opened.db)).rows).toEqual([{ relname: 'network_salt' }]);
  await store.close();
  await database.drop();
});

it('a step that waits for a long transaction on PostgreSQL does not block visitors', async () => {
  const stores = await openTestStore('postgres');
  const { database: other } = await stores.again();
  const [locked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = other.begin(async (db) => {
    await sql`lock table offer in access share mode`.execute(db);
    locked.resolve();
    await mayEnd.promise;
  });
  await locked.promise;
  const migrating = migrate(stores.database, [...allSteps, ...laterSteps]);
  await stores.untilBlocked();
  expect(await other.db.selectFrom('offer').select('id').execute()).toEqual([]);
  mayEnd.resolve();
  await long;
  expect(await migrating).toEqual(laterSteps.map(({ name }) => name));
  await stores.end();
});
