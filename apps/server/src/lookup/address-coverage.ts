import type { MissingAddressData } from '@doorstep/contract';
import type { IndexLookup } from './index-lookup.ts';
import { knownOfData } from './known-of-data.ts';
import { missingAddressData, type AreaOfData } from './missing-address-data.ts';

/** As `missingAddressData` has it. */
export type AddressCoverage = (area: AreaOfData) => MissingAddressData | null;

/** Which parts of an area the embedded index has no addresses of. */
export function addressCoverage(provider: IndexLookup): AddressCoverage {
  const known = knownOfData(provider, (area: AreaOfData) => missingAddressData(provider.index, area));
  return ({ countries, postcodePrefixes }) => known({ countries, postcodePrefixes });
}
