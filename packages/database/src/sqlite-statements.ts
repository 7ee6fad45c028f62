import SqliteDatabase from 'better-sqlite3';

const busyTimeoutMs = 10_000;

/** Page cache in KiB. With the default of 2 MB, each row of an export rereads the upper pages of three indexes. */
const cacheKib = 16_000;

export function openSqliteReader(file: string): {
  prepare: (text: string) => SqliteDatabase.Statement;
  close: () => void;
} {
  const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: busyTimeoutMs });
  database.pragma(`cache_size = -${cacheKib}`);
  return { prepare: createSqliteStatements(database), close: () => database.close() };
}

/** More than the product has; statements built from lists of varying length come and go. */
const maxKept = 300;

/** Longer statements are lists of values: they run once, and their parameters take memory outside the heap. */
const maxKeptLength = 2000;

/** LRU cache of one connection's prepared statements, by text. */
export function createSqliteStatements(database: SqliteDatabase.Database): (text: string) => SqliteDatabase.Statement {
  const kept = new Map<string, SqliteDatabase.Statement>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const statement = database.prepare(text);
    if (text.length > maxKeptLength) return statement;
    if (kept.size >= maxKept) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(text, statement);
    return statement;
  };
}
