import { join } from 'node:path';
import type { Secrets, Store } from '@doorstep/core';
import { openStore, type Database } from '@doorstep/store';
import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { prepareFolder } from './prepare-folder.ts';
import { createProductSecrets, secretFingerprint } from './secrets/product-secrets.ts';
import { loadMasterSecret } from './secrets/master-secret.ts';

/** What the server and every command stand on: the data folder, the secret and the store. */
export interface Installation {
  config: Readonly<Config>;
  masterSecret: string;
  secrets: Secrets;
  store: Store;
  /** For what brings its own tables. */
  database: Database;
  /** Steps of the migration that were made now. */
  migrated: string[];
  close(): Promise<void>;
}

/**
 * Opens the installation and brings its store up to date.
 * @throws CommandError when the folder cannot be written, the database not be opened, or the secret is another's.
 */
export async function openInstallation(config: Readonly<Config>): Promise<Installation> {
  prepareFolder(config.dataFolder);
  const masterSecret = loadMasterSecret(config);
  const place = config.databaseUrl ?? join(config.dataFolder, 'doorstep.db');
  const { store, database, migrated } = await openStore(place).catch((error: unknown) => {
    throw explainStoreFailure(error, config);
  });
  try {
    const fingerprint = secretFingerprint(masterSecret);
    if ((await store.settings.putOnce('secret_fingerprint', fingerprint)) !== fingerprint) {
      throw new CommandError(
        'The secret does not belong to this database: homes and links in it could not be recognised. ' +
          `Start with the DOORSTEP_SECRET, or the file ${join(config.dataFolder, 'secret')}, that it was made with.`,
      );
    }
  } catch (error) {
    await store.close();
    throw error;
  }
  const secrets = createProductSecrets(masterSecret);
  return { config, masterSecret, secrets, store, database, migrated, close: () => store.close() };
}

// What people can put right, by the codes of PostgreSQL, of SQLite and of the network.
const storeFailures: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at its address',
  ENOTFOUND: 'its host is not known',
  ETIMEDOUT: 'its host does not answer',
  '28P01': 'it refuses this user and password',
  '28000': 'it refuses this user',
  '3D000': 'it has no database of this name',
  SQLITE_CANTOPEN: 'its file cannot be opened',
  SQLITE_NOTADB: 'its file is not a database',
  SQLITE_CORRUPT: 'its file is damaged',
  SQLITE_READONLY: 'its file cannot be written',
};

function explainStoreFailure(error: unknown, config: Readonly<Config>): unknown {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const { code = '' } = each as NodeJS.ErrnoException;
    const reason = storeFailures[code] ?? storeFailures[code.replace(/^(SQLITE_[A-Z]+)_.*/, '$1')];
    const name = config.databaseUrl === null ? 'The database under DOORSTEP_DATA' : 'DATABASE_URL: the database';
    if (reason !== undefined) return new CommandError(`${name} cannot be used: ${reason} (${code}).`);
    if (each instanceof AggregateError) return explainStoreFailure(each.errors[0], config);
  }
  return error;
}
