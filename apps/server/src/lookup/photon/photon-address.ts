import { toRetrieveItem } from '@doorstep/address-index';
import { addressLines } from '@doorstep/address-language';
import type { RetrieveItem } from '@doorstep/address-lookup';
import type { RetrievedAddress } from '@doorstep/contract';
import type { PhotonPlace } from './photon-place.ts';

/** Whom to credit, and where the licence stands: OpenStreetMap asks for it wherever its addresses are shown. */
export const photonAttribution = '© OpenStreetMap contributors (openstreetmap.org/copyright)';

/** An address of OpenStreetMap, in the protocol's words and in the product's. @param id  it was retrieved by. */
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
    // OpenStreetMap knows of no homes in a building.
    units: { kind: 'none' } as const,
  };
  return {
    item: toRetrieveItem({ ...address, id, sourceId: null, placeKind: null, attribution: photonAttribution }, language),
    // Its numbers are of things on a map, and change when those are drawn anew: no register.
    address: { ...address, provider: 'photon', registerId: null },
  };
}
