import type SqliteDatabase from 'better-sqlite3';

/** More than the product has; what is built from lists of varying length passes through. */
const maxKept = 300;

/** Longer ones are lists of values: each is asked once, and its parameters take room outside the heap. */
const maxKeptLength = 2000;

/** LRU cache of the prepared statements of one connection, by their text. */
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
