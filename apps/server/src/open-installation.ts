import { join } from 'node:path';
import type { Secrets, Store } from '@doorstep/core';
import { hasStore, openStore, type OpenedStore, type WhenOutdated } from '@doorstep/store';
import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { explainStoreError } from './explain-store-error.ts';
import { prepareFolder } from './prepare-folder.ts';
import { createProductSecrets, secretFingerprint } from './secrets/product-secrets.ts';
import { findMasterSecret, loadMasterSecret } from './secrets/master-secret.ts';

export interface Installation {
  config: Readonly<Config>;
  masterSecret: string;
  secrets: Secrets;
  store: Store;
  database: OpenedStore['database'];
  /** Steps of the migration that were made now. */
  migrated: string[];
  close(): Promise<void>;
}

export interface OpeningOptions {
  mayCreate?: boolean;
  whenOutdated?: WhenOutdated;
}

export function storePlace({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): string {
  return databaseUrl ?? join(dataFolder, 'doorstep.db');
}

export function describeStore(config: Pick<Config, 'databaseUrl' | 'dataFolder'>): string {
  if (config.databaseUrl === null) return `SQLite in ${storePlace(config)}`;
  const { host, pathname, searchParams } = new URL(config.databaseUrl);
  const database = decodeURIComponent(pathname.slice(1));
  return `PostgreSQL, database ${database || 'of its user'} at ${searchParams.get('host') ?? decodeURIComponent(host)}`;
}

/** @throws CommandError unless there is a store, and the secret that it was made with. Creates nothing. */
async function requireStore(config: Readonly<Config>): Promise<void> {
  const isThere = await hasStore(storePlace(config)).catch((error: unknown) => {
    throw explainStoreError(error, config);
  });
  if (!isThere)
    throw new CommandError(
      `There is no store: ${describeStore(config)}. Nothing was made. ` +
        'Put DATABASE_URL or DOORSTEP_DATA right, or make a store: doorstep migrate --create.',
    );
  if (findMasterSecret(config) === null)
    throw new CommandError(
      `There is no secret for ${describeStore(config)}. Nothing was made. ` +
        `Set DOORSTEP_SECRET, or bring back ${join(config.dataFolder, 'secret')}.`,
    );
}

/**
 * Opens the installation.
 * @param options.mayCreate Makes what is missing: folder, secret and store.
 * @throws CommandError when the folder cannot be written, the database cannot be opened, or the secret is another's.
 */
export async function openInstallation(
  config: Readonly<Config>,
  { mayCreate = true, whenOutdated = 'migrate' }: OpeningOptions = {},
): Promise<Installation> {
  if (!mayCreate) await requireStore(config);
  prepareFolder(config.dataFolder);
  const masterSecret = loadMasterSecret(config);
  const place = storePlace(config);
  const { store, database, migrated } = await openStore(place, { whenOutdated }).catch((error: unknown) => {
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
