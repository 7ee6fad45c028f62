import type { RetrievedAddress } from '@doorstep/contract';

/** By default a house in a British-style town, as retrieved from the address index. */
export function retrievedAddress(changes: Partial<RetrievedAddress> = {}): RetrievedAddress {
  const number = changes.number ?? '12';
  const street = changes.street ?? 'Pebble Lane';
  const unit = changes.unit ?? '';
  return {
    organisation: '',
    unit,
    buildingName: '',
    number,
    street,
    locality: '',
    city: 'Marrow Vale',
    district: '',
    region: 'Westshire',
    postcode: 'ZZ1 1AA',
    countryCode: 'GB',
    lines: [...(unit === '' ? [] : [`Flat ${unit}`]), `${number} ${street}`, 'Marrow Vale', 'ZZ1 1AA'],
    latitude: null,
    longitude: null,
    provider: 'index',
    dataset: 'marrow-vale',
    registerId: null,
    units: { kind: 'none' },
    ...changes,
  };
}

export function houses(count: number): RetrievedAddress[] {
  return Array.from({ length: count }, (_, index) => retrievedAddress({ number: String(index + 1) }));
}
