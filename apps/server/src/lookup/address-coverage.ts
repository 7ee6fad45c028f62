import type { MissingAddressData } from '@doorstep/contract';
import type { IndexLookup } from './index-lookup.ts';
import { missingAddressData, type AreaOfData } from './missing-address-data.ts';

/** As `missingAddressData` has it. */
export type AddressCoverage = (area: AreaOfData) => MissingAddressData | null;

/** More areas than an installation has offers; a preview asks of one at each key press. */
const maxKept = 500;

/** Which parts of an area the embedded index has no addresses of; worked out once for each area and state of the data. */
export function addressCoverage({ index, generation }: IndexLookup): AddressCoverage {
  let ofGeneration = '';
  const known = new Map<string, MissingAddressData | null>();
  return ({ countries, postcodePrefixes }) => {
    // A file that turns out to be damaged is a fault from then on, without a new generation.
    const state = `${generation()} ${index.faults().length}`;
    if (state !== ofGeneration || known.size >= maxKept) known.clear();
    ofGeneration = state;
    const key = JSON.stringify([countries, postcodePrefixes]);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const missing = missingAddressData(index, { countries, postcodePrefixes });
    known.set(key, missing);
    return missing;
  };
}
