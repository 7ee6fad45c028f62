import { toRetrieveItem } from '@doorstep/address-index';
import { addressLines } from '@doorstep/address-language';
import type { RetrieveItem } from '@doorstep/address-lookup';
import type { RetrievedAddress } from '@doorstep/contract';
import type { PhotonPlace } from './photon-place.ts';

/** OpenStreetMap requires this credit wherever its addresses are shown. */
export const photonAttribution = '© OpenStreetMap contributors (openstreetmap.org/copyright)';

export function photonAddress(
  house: PhotonPlace,
  { id, language }: { id: string; language: string },
): { item: RetrieveItem; address: RetrievedAddress } {
  const { number, street, locality, city, region, postcode, latitude, longitude } = house;
  const parts = { unit: '', buildingName: house.name, number, street, locality, city, district: '', region, postcode };
  const address = {
    ...parts,
    organisation: '',
    countryCode: house.country,
    lines: addressLines({ ...parts, country: house.country }),
    latitude,
    longitude,
    dataset: '',
    // OpenStreetMap has no data on homes within a building.
    units: { kind: 'none' } as const,
  };
  return {
    item: toRetrieveItem({ ...address, id, sourceId: null, placeKind: null, attribution: photonAttribution }, language),
    // OSM ids identify map objects and change when the map is edited, so they are not register ids.
    address: { ...address, provider: 'photon', registerId: null },
  };
}
