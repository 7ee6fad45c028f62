import SqliteDatabase from 'better-sqlite3';
import { createSqliteStatements } from './sqlite-statements.ts';

const busyTimeoutMs = 10_000;

/** Memory for pages, in KiB. With the default of 2 MB each row of an export reads anew the upper parts of three indexes. */
const cacheKib = 16_000;

/** A connection that only reads, for a thread: its few statements are asked again and again. */
export function openSqliteReader(file: string): {
  prepare: (text: string) => SqliteDatabase.Statement;
  close: () => void;
} {
  const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: busyTimeoutMs });
  database.pragma(`cache_size = -${cacheKib}`);
  return { prepare: createSqliteStatements(database), close: () => database.close() };
}
