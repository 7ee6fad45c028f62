import { join } from 'node:path';
import { openAddressIndex, type AddressIndex } from '@doorstep/address-index';
import type { Config } from './config.ts';
import { subKey } from './secrets/sub-key.ts';

/** Where the data sets lie. */
export function indexFolder({ dataFolder }: Pick<Config, 'dataFolder'>): string {
  return join(dataFolder, 'addresses');
}

/** Opens the data sets of an installation; none at all is an index that finds nothing. */
export function openIndex(config: Pick<Config, 'dataFolder'>, masterSecret: string): AddressIndex {
  return openAddressIndex(indexFolder(config), { secret: subKey(masterSecret, 'address-ids').toString('hex') });
}
