import type { MissingAddressData, OfferArea } from '@doorstep/contract';
import type { AddressIndex } from '@doorstep/address-index';
import { isUnderPostcodePrefix } from '@doorstep/core';
import type { IndexLookup } from './index-lookup.ts';
import { knownOfData } from './known-of-data.ts';

export type AddressCoverage = (area: AreaOfData) => MissingAddressData | null;

export function addressCoverage(provider: IndexLookup): AddressCoverage {
  const known = knownOfData(provider, (area: AreaOfData) => missingAddressData(provider.index, area));
  return ({ countries, postcodePrefixes }) => known({ countries, postcodePrefixes });
}

type AreaOfData = Pick<OfferArea, 'countries' | 'postcodePrefixes'>;

/** Null where every part of the area has addresses, or while data with unknown content is unreadable. */
export function missingAddressData(
  index: Pick<AddressIndex, 'datasets' | 'damagedFiles' | 'hasPostcode'>,
  { countries, postcodePrefixes }: AreaOfData,
): MissingAddressData | null {
  if (index.damagedFiles().length > 0) return null;
  const known = new Set(index.datasets().flatMap((dataset) => dataset.countries));
  const missing = countries.filter((country) => !known.has(country));
  const isAll = countries.length === 0 ? known.size === 0 : missing.length === countries.length;
  if (isAll) return { isAll, countries: missing, postcodePrefixes: [] };
  const bare = postcodePrefixes.filter(
    (prefix) =>
      !index.hasPostcode(
        prefix,
        (address) =>
          (countries.length === 0 || countries.includes(address.countryCode)) && isUnderPostcodePrefix(address, prefix),
      ),
  );
  if (missing.length === 0 && bare.length === 0) return null;
  return {
    isAll: bare.length > 0 && bare.length === postcodePrefixes.length,
    countries: missing,
    postcodePrefixes: bare,
  };
}
