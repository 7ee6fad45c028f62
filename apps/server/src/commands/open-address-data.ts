import type { Config } from '../config.ts';
import { openIndexLookup } from '../lookup/index-lookup.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { findMasterSecret } from '../secrets/master-secret.ts';

/** The address data of the data folder, to be read. Nothing is created. */
export function openAddressData(config: Readonly<Config>): ReturnType<typeof openIndexLookup> {
  const folder = addressFolder(config.dataFolder);
  // Only ids of answers are signed.
  return openIndexLookup({ folder, masterSecret: findMasterSecret(config) ?? 'only looked at, never signed with' });
}
