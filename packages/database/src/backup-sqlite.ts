import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';

/**
 * Copies an SQLite store, even one in use, as of one moment. A reader of `to` never sees a partial copy.
 * @param to A file that does not exist yet; only its owner may read it, because it holds personal data.
 * @throws the database's error, such as `SQLITE_CANTOPEN` or `SQLITE_NOTADB`; then nothing is left at `to`.
 */
export async function backupSqlite(from: string, to: string): Promise<void> {
  const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true });
  const unfinished = `${to}.unfinished-${process.pid}`;
  try {
    writeFileSync(unfinished, '', { mode: 0o600, flag: 'wx' });
    await source.backup(unfinished);
    forgetNetworkSalts(unfinished);
    endWriteAheadLog(unfinished);
    renameSync(unfinished, to);
  } finally {
    source.close();
    rmSync(unfinished, { force: true });
  }
}

/** A backup outlives the day: with its salts, the hashes of that day's networks could be reversed. */
function forgetNetworkSalts(file: string): void {
  const database = new SqliteDatabase(file);
  try {
    database.pragma('secure_delete = ON');
    if (database.prepare(`select 1 from sqlite_master where name = 'network_salt'`).get() !== undefined)
      database.prepare('delete from network_salt').run();
  } finally {
    database.close();
  }
}

/**
 * Replaces one SQLite store by another.
 * @param from A single file that no process has open.
 * @returns where the previous store is kept; null if there was none.
 * @throws the database's `SQLITE_BUSY` while any process has the store open.
 */
export function replaceSqlite(from: string, place: string): string | null {
  let kept: string | null = null;
  if (existsSync(place)) {
    endWriteAheadLog(place);
    kept = `${place}.before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    renameSync(place, kept);
  }
  renameSync(from, place);
  return kept;
}

/** Merges a store's files into one. Only the last remaining connection may do that. */
function endWriteAheadLog(file: string): void {
  const database = new SqliteDatabase(file, { timeout: 0 });
  try {
    database.pragma('journal_mode = DELETE');
  } finally {
    database.close();
  }
}
