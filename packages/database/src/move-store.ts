import SqliteDatabase from 'better-sqlite3';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { requireServer, tableNames } from './require-server.ts';
import type { Tables } from './tables.ts';

/** How long another process may still write to the source before it counts as in use. */
const quietWithinMs = 2000;

/** Rows and characters per statement, which bound the memory, plus one row of pictures. */
const maxRows = 500;
const maxCharacters = 1_000_000;

export interface MovedTable {
  name: string;
  rows: number;
}

/** @param reason Why the store cannot be moved. */
export class MoveRefusal extends Error {
  readonly reason: 'in use' | 'not empty';

  constructor(reason: MoveRefusal['reason']) {
    super(`The store cannot be moved: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Copies an SQLite store into an empty PostgreSQL database, in one transaction: all of it, or nothing. Meanwhile the
 * source is locked against writes; it stays unchanged.
 * @param options.from The file, with the tables of this version.
 * @param options.onTable Called after each table.
 * @returns the tables and their rows, counted on both sides.
 * @throws MoveRefusal, or the error of one of the databases.
 */
export async function moveStore({
  from,
  to,
  onTable,
  signal,
}: {
  from: string;
  to: string;
  onTable: (table: MovedTable) => void;
  signal: AbortSignal;
}): Promise<MovedTable[]> {
  const source = new SqliteDatabase(from, { fileMustExist: true, timeout: quietWithinMs });
  const target = openPostgres(to, { maxConnections: 1 });
  try {
    lockWrites(source);
    await requireServer(target);
    return await target.beginMigration(async (db) => {
      const database = { ...target, db };
      if ((await tableNames(database)).size > 0) throw new MoveRefusal('not empty');
      await migrate({ ...database, beginMigration: (work) => work(db) });
      const tables = await tablesOf(db);
      requireSameTables(source, tables);
      const addForeignKeys = await dropForeignKeys(db);
      const moved: MovedTable[] = [];
      for (const table of tables) {
        moved.push(await copyTable({ source, db, table, signal }));
        onTable(moved.at(-1) as MovedTable);
      }
      // Everything refers to an existing row: the database checks every one.
      for (const statement of addForeignKeys) await sql.raw(statement).execute(db);
      return moved;
    });
  } finally {
    source.close();
    await target.close();
  }
}

function lockWrites(source: SqliteDatabase.Database): void {
  try {
    source.exec('begin immediate');
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY') === true) throw new MoveRefusal('in use');
    throw error;
  }
}

interface Column {
  name: string;
  type: string;
}

interface Table {
  name: string;
  /** The written columns; the database computes the others. */
  columns: Column[];
}

/** The tables as the schema has them, so that a new one cannot be forgotten. */
async function tablesOf(db: Kysely<Tables>): Promise<Table[]> {
  const { rows } = await sql<{ name: string; columns: Column[] }>`
    select table_name as name, json_agg(json_build_object('name', column_name, 'type', data_type)
      order by ordinal_position) filter (where is_generated = 'NEVER') as columns
    from information_schema.columns
    where table_schema = current_schema() and table_name <> 'schema_step'
    group by table_name order by table_name`.execute(db);
  return rows;
}

/** @throws Error if tables or columns differ between the databases, since something would be left behind. */
function requireSameTables(source: SqliteDatabase.Database, tables: Table[]): void {
  const known = source
    .prepare<[], { name: string }>(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
        and name not like 'sqlite@_%' escape '@' and name <> 'schema_step' order by name`,
    )
    .all();
  const columnsOf = source.prepare<[string], { name: string; isNumber: 0 | 1 }>(
    `select name, pk = 1 and lower(type) = 'integer' as isNumber from pragma_table_xinfo(?) where hidden = 0`,
  );
  const found = known.map(({ name }) => {
    const wanted = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    // SQLite's own row number is not part of the data.
    const columns = columnsOf.all(name).filter((column) => column.isNumber === 0 || wanted.includes(column.name));
    return describeTable({ name, columns });
  });
  const expected = tables.map(describeTable);
  const differing = [
    ...found.filter((table) => !expected.includes(table)),
    ...expected.filter((table) => !found.includes(table)),
  ];
  if (differing.length > 0) throw new Error(`SQLite and PostgreSQL have different tables: ${differing.join('; ')}`);
}

function describeTable({ name, columns }: { name: string; columns: { name: string }[] }): string {
  return `${name} (${columns
    .map((column) => column.name)
    .toSorted()
    .join(', ')})`;
}

/**
 * Without foreign keys, rows need no order.
 * @returns the statements that add the keys again.
 */
async function dropForeignKeys(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ drop: string; add: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { drop } of rows) await sql.raw(drop).execute(db);
  return rows.map(({ add }) => add);
}

async function copyTable({
  source,
  db,
  table: { name, columns },
  signal,
}: {
  source: SqliteDatabase.Database;
  db: Kysely<Tables>;
  table: Table;
  signal: AbortSignal;
}): Promise<MovedTable> {
  const list = columns.map((column) => `"${column.name}"`).join(', ');
  const insert = `insert into "${name}" (${list}) select ${list} from json_populate_recordset(null::"${name}", $1)`;
  let chunk: string[] = [];
  let characters = 0;
  const write = async (): Promise<void> => {
    signal.throwIfAborted();
    await db.executeQuery(CompiledQuery.raw(insert, [`[${chunk.join()}]`]));
    chunk = [];
    characters = 0;
  };
  // The triggers' counts are copied, too.
  await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
  for (const row of source.prepare<[], Record<string, unknown>>(`select ${list} from "${name}"`).iterate()) {
    const text = JSON.stringify(
      Object.fromEntries(columns.map((column) => [column.name, valueOf(row[column.name], column.type)])),
    );
    chunk.push(text);
    characters += text.length;
    if (chunk.length >= maxRows || characters >= maxCharacters) await write();
  }
  if (chunk.length > 0) await write();
  await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
  await countOn(db, { name, columns });
  const there = source.prepare<[], { rows: number }>(`select count(*) as rows from "${name}"`).get()?.rows ?? 0;
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
  if (rows[0]?.rows !== there) throw new Error(`${name}: ${there} rows were read, and ${rows[0]?.rows} written`);
  return { name, rows: there };
}

function valueOf(value: unknown, type: string): unknown {
  if (value === null) return null;
  if (type === 'boolean') return value !== 0;
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
}

/** New rows are numbered after the copied ones. */
async function countOn(db: Kysely<Tables>, { name, columns }: Table): Promise<void> {
  for (const column of columns) {
    await sql`
      select setval(sequence, coalesce((select max(${sql.ref(column.name)}::text::bigint) from ${sql.table(name)}), 0) + 1, false)
      from pg_get_serial_sequence(${name}, ${column.name}) as sequence where sequence is not null`.execute(db);
  }
}
