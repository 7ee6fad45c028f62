import { closeSync, fstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { loadConfig, type Config } from '../config.ts';
import { explainStoreError } from '../explain-store-error.ts';
import { describeStore, storePlace } from '../open-installation.ts';
import { prepareFolder } from '../prepare-folder.ts';
import { findMasterSecret } from '../secrets/master-secret.ts';
import { secretFingerprint } from '../secrets/product-secrets.ts';
import { verifyChecksum } from './backup-checksum.ts';
import { remark, type Command } from './command.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

export const restore: Command = {
  words: 'restore',
  usage: 'FILE [--yes]',
  summary: 'Puts a backup in the place of the SQLite store, or into an empty database of PostgreSQL.',
  details: [
    'No server may be running on the store. An SQLite store that was there is kept beside the new one; a database of',
    'PostgreSQL that has a store is not touched. A backup that was made with another secret, or that differs from its',
    'checksum in FILE.sha256, is refused.',
  ].join('\n'),
  options: {},
  arguments: { min: 1, max: 1 },
  asks: ({ arguments: [file = ''] }) => `The store is replaced by what is in ${file}.`,
  async run({ arguments: [file = ''] }) {
    const config = loadConfig();
    const secret = findMasterSecret(config);
    if (secret === null)
      throw new CommandError(
        `There is no secret in ${config.dataFolder}. Nothing was made. ` +
          'Put back the file "secret" that the backup was made with, or set DOORSTEP_SECRET.',
      );
    requireFile(file);
    prepareFolder(config.dataFolder);
    remark(`Store: ${describeStore(config)}`);
    const isVerified = await verifyChecksum(file);
    const fingerprint = secretFingerprint(secret);
    await (config.databaseUrl === null
      ? restoreSqlite(config, file, fingerprint)
      : restorePostgres(config, file, fingerprint));
    if (!isVerified) remark(`There was no ${file}.sha256, so damage to the backup cannot be ruled out.`);
    remark('Run doorstep verify before you start the server.');
  },
};

async function restoreSqlite(config: Readonly<Config>, file: string, fingerprint: string): Promise<void> {
  const copy = join(config.dataFolder, `restoring-${process.pid}.db`);
  try {
    await readBackup(file, copy, fingerprint);
    const kept = await replaceStore(copy, storePlace(config));
    remark(`The store is that of ${file}.${kept === null ? '' : ` What was there before is kept in ${kept}.`}`);
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(`${copy}${ending}`, { force: true });
  }
}

function requireFile(file: string): void {
  let isFile: boolean;
  try {
    const opened = openSync(file, 'r');
    isFile = fstatSync(opened).isFile();
    closeSync(opened);
  } catch (error) {
    throw new CommandError(
      `${file}: it cannot be read (${(error as NodeJS.ErrnoException).code}). Nothing was changed.`,
    );
  }
  if (!isFile) throw new CommandError(`${file}: it is no file. Nothing was changed.`);
}

async function readBackup(file: string, copy: string, fingerprint: string): Promise<void> {
  const { backupSqlite } = await import('@doorstep/database/open');
  const { inspectStore } = await import('@doorstep/store');
  let madeWith: string | null;
  try {
    await backupSqlite(file, copy);
    const store = await inspectStore(copy);
    madeWith = store.kind === 'new' ? null : store.settings.secretFingerprint;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const reason = code.startsWith('SQLITE_') ? code : message;
    throw new CommandError(`${file}: it is no backup that can be used (${reason}). Nothing was changed.`);
  }
  requireSecret(file, { madeWith, fingerprint });
}

function requireSecret(
  file: string,
  { madeWith, fingerprint }: { madeWith: string | null; fingerprint: string },
): void {
  if (madeWith === fingerprint) return;
  throw new CommandError(
    madeWith === null
      ? `${file}: it is no backup of Doorstep. Nothing was changed.`
      : `${file}: it was made with another secret. Nothing was changed. Restore with the DOORSTEP_SECRET, or the file "secret", of then.`,
  );
}

async function restorePostgres(config: Readonly<Config>, file: string, fingerprint: string): Promise<void> {
  const { hasStore } = await import('@doorstep/store');
  const place = storePlace(config);
  const isThere = await hasStore(place).catch((error: unknown) => {
    throw explainStoreError(error, config);
  });
  if (isThere)
    throw new CommandError(
      'The database has a store, which is not written over. Nothing was changed. ' +
        'Make an empty database, and put it into DATABASE_URL.',
    );
  const settings = await runPostgresTool('pg_restore', ['--data-only', '--table=setting', '--file=-', file], null);
  const madeWith = /^secret_fingerprint\t(\S+)$/m.exec(settings)?.[1] ?? null;
  requireSecret(file, { madeWith, fingerprint });
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', file];
  await runPostgresTool('pg_restore', args, place);
  remark(`The store is that of ${file}.`);
}

async function replaceStore(copy: string, place: string): Promise<string | null> {
  const { replaceSqlite } = await import('@doorstep/database/open');
  try {
    return replaceSqlite(copy, place);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'SQLITE_BUSY') throw error;
    throw new CommandError('The store is in use: stop the server first. Nothing was changed.');
  }
}
