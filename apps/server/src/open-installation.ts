import { join } from 'node:path';
import type { Secrets, Store } from '@doorstep/core';
import { openStore, type OpenedStore } from '@doorstep/store';
import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { explainStoreError } from './explain-store-error.ts';
import { prepareFolder } from './prepare-folder.ts';
import { createProductSecrets, secretFingerprint } from './secrets/product-secrets.ts';
import { loadMasterSecret } from './secrets/master-secret.ts';

/** What the server and every command need: the data folder, the secret and the store. */
export interface Installation {
  config: Readonly<Config>;
  masterSecret: string;
  secrets: Secrets;
  store: Store;
  /** For libraries that have tables of their own. */
  database: OpenedStore['database'];
  /** Steps of the migration that were made now. */
  migrated: string[];
  close(): Promise<void>;
}

/** What the store is opened by: an address of PostgreSQL, or a file. */
export function storePlace({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): string {
  return databaseUrl ?? join(dataFolder, 'doorstep.db');
}

/**
 * Opens the installation and brings its store up to date.
 * @throws CommandError when the folder cannot be written, the database not be opened, or the secret is another's.
 */
export async function openInstallation(config: Readonly<Config>): Promise<Installation> {
  prepareFolder(config.dataFolder);
  const masterSecret = loadMasterSecret(config);
  const place = storePlace(config);
  const { store, database, migrated } = await openStore(place).catch((error: unknown) => {
    throw explainStoreError(error, config);
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
