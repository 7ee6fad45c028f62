import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { loadConfig, type Config } from '../config.ts';
import { withInstallation } from './command-context.ts';
import { remark, type Command } from './command.ts';

export const backup: Command = {
  words: 'backup',
  usage: 'FILE',
  summary: 'Copies an SQLite store into one file, also beside a running server.',
  details: [
    'Without the secret of this installation the copy is of no use: keep DOORSTEP_SECRET, or the file "secret" under',
    'DOORSTEP_DATA, in another safe place. Address data is not in it; it is imported again. Nor is the salt',
    'of networks, which has to go every day: on PostgreSQL, use pg_dump --exclude-table-data=network_salt.',
  ].join('\n'),
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [file = ''] }) {
    if (existsSync(file)) throw new CommandError(`${file}: it is there already, and is not written over.`);
    const from = sqliteFile(loadConfig(), 'pg_dump --exclude-table-data=network_salt');
    await withInstallation(async () => {
      const { backupSqlite } = await import('@doorstep/database/open');
      try {
        await backupSqlite(from, file);
      } catch (error) {
        throw new CommandError(`${file}: it cannot be written (${(error as NodeJS.ErrnoException).code}).`);
      }
    });
    remark(`The store is in ${file}. Keep the secret of this installation in another safe place.`);
  },
};

export function sqliteFile({ databaseUrl, dataFolder }: Readonly<Config>, tool: string): string {
  if (databaseUrl === null) return join(dataFolder, 'doorstep.db');
  throw new CommandError(`The store is on PostgreSQL: ${tool} is the tool for that.`);
}
