// A thread for long reads of an SQLite store: staff's lists, searches and exports, so that the thread for visitors does
// not wait for them.
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteReader } from './sqlite-statements.ts';
import type { ListQuery, ListRows } from './sqlite-lists.ts';

const { prepare } = openSqliteReader(String(workerData));

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
