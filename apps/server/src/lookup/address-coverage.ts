import type { MissingAddressData } from '@doorstep/contract';
import type { IndexLookup } from './index-lookup.ts';
import { knownOfData } from './known-of-data.ts';
import { missingAddressData, type AreaOfData } from './missing-address-data.ts';

export type AddressCoverage = (area: AreaOfData) => MissingAddressData | null;

export function addressCoverage(provider: IndexLookup): AddressCoverage {
  const known = knownOfData(provider, (area: AreaOfData) => missingAddressData(provider.index, area));
  return ({ countries, postcodePrefixes }) => known({ countries, postcodePrefixes });
}
