import type { Config } from '../config.ts';
import { openIndexLookup } from '../lookup/index-lookup.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { findMasterSecret } from '../secrets/master-secret.ts';

/** Opens the address data read-only. */
export function openAddressData(config: Readonly<Config>): ReturnType<typeof openIndexLookup> {
  const folder = addressFolder(config.dataFolder);
  // The secret only signs ids of answers.
  return openIndexLookup({ folder, masterSecret: findMasterSecret(config) ?? 'only looked at, never signed with' });
}
