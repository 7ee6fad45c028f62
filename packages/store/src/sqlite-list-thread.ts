// Reads of an SQLite store that take long, on a thread of their own: lists, searches and exports of staff. The thread that
// answers visitors need not wait for them.
import { parentPort, workerData } from 'node:worker_threads';
import SqliteDatabase from 'better-sqlite3';
import { createSqliteStatements } from './sqlite-statements.ts';
import type { ListQuery, ListRows } from './sqlite-lists.ts';

const busyTimeoutMs = 10_000;
const cacheKib = 16_000;

const database = new SqliteDatabase(String(workerData), {
  readonly: true,
  fileMustExist: true,
  timeout: busyTimeoutMs,
});
database.pragma(`cache_size = -${cacheKib}`);
const prepare = createSqliteStatements(database);

parentPort?.on('message', ({ id, sql, parameters }: ListQuery) => {
  const rows = read(id, sql, parameters);
  parentPort?.postMessage(rows); // oxlint-disable-line unicorn/require-post-message-target-origin -- not a window
});

function read(id: number, sql: string, parameters: readonly unknown[]): ListRows {
  try {
    return { id, rows: prepare(sql).all(parameters) };
  } catch (error) {
    const { message, code } = error as Error & { code?: unknown };
    return { id, error: { message, code: typeof code === 'string' ? code : '' } };
  }
}
