import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { storePlace } from '../open-installation.ts';
import { writeChecksum } from './backup-checksum.ts';
import { withInstallation } from './command-context.ts';
import { remark, type Command } from './command.ts';
import { runPostgresTool } from './run-postgres-tool.ts';

export const backup: Command = {
  words: 'backup',
  usage: 'FILE',
  summary: 'Copies the store into FILE, also beside a running server. On PostgreSQL it runs pg_dump.',
  details: [
    'Without the secret of this installation the copy is of no use: keep DOORSTEP_SECRET, or the file "secret" under',
    'DOORSTEP_DATA, in another safe place. Address data is not in it; it is imported again. Nor is the salt',
    'of networks, which has to go every day. Only the user who runs it may read the file. A store of an earlier version is',
    'copied as it is. FILE.sha256 gets its checksum, which restore verifies.',
  ].join('\n'),
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [file = ''] }) {
    if (existsSync(file)) throw new CommandError(`${file}: it is there already, and is not written over.`);
    const config = loadConfig();
    const copy = async () => {
      try {
        await (config.databaseUrl === null
          ? copySqlite(storePlace(config), file)
          : dumpPostgres(config.databaseUrl, file));
        await writeChecksum(file);
      } catch (error) {
        if (error instanceof CommandError) throw error;
        throw new CommandError(`${file}: it cannot be written (${(error as NodeJS.ErrnoException).code}).`);
      }
    };
    await withInstallation(copy, { whenOutdated: 'leave' });
    remark(`The store is in ${file}. Keep the secret of this installation in another safe place.`);
  },
};

async function copySqlite(from: string, file: string): Promise<void> {
  const { backupSqlite } = await import('@doorstep/database/open');
  await backupSqlite(from, file);
}

async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    // pg_dump would create a file that all users may read.
    writeFileSync(unfinished, '', { mode: 0o600, flag: 'wx' });
    const args = ['--format=custom', '--no-owner', '--no-privileges', '--exclude-table-data=network_salt'];
    await runPostgresTool('pg_dump', [...args, `--file=${unfinished}`], databaseUrl);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}
