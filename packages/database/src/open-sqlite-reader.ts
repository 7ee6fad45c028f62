import SqliteDatabase from 'better-sqlite3';
import { createSqliteStatements } from './sqlite-statements.ts';

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
