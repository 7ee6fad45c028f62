import type { ResolvedAddress } from './resolve-address.ts';
import type { ServiceRequest } from './service-request.ts';

/** What is kept of an address: its parts, not what the lookup knew besides. */
export function plainAddress({ address }: Pick<ResolvedAddress, 'address'>): ServiceRequest['address'] {
  const {
    organisation,
    unit,
    buildingName,
    number,
    street,
    locality,
    city,
    district,
    region,
    postcode,
    countryCode,
    lines,
    latitude,
    longitude,
  } = address;
  return {
    organisation,
    unit,
    buildingName,
    number,
    street,
    locality,
    city,
    district,
    region,
    postcode,
    countryCode,
    lines,
    latitude,
    longitude,
  };
}
