// A small invented town, Larkmere. Its streets and postcodes do not exist.

export interface InventedAddress {
  id: string;
  street: string;
  building?: string;
  unit?: string;
  number?: string;
  name?: string;
  town: string;
  postcode: string;
  latitude: number;
  longitude: number;
  welsh?: { street: string; town: string };
}

const houses: InventedAddress[] = Array.from({ length: 14 }, (_, index) => ({
  id: `GB|ST|A|1000${index + 1}`,
  street: 'Heron Street',
  number: String(index + 1),
  town: 'Larkmere',
  postcode: 'LK1 1AA',
  latitude: 51.7 + index / 10_000,
  longitude: -3.2,
}));

const flats: InventedAddress[] = Array.from({ length: 6 }, (_, index) => ({
  id: `GB|ST|A|2000${index + 1}`,
  street: 'Heron Street',
  building: 'Tern Court',
  unit: `Flat ${index + 1}`,
  number: '20',
  town: 'Larkmere',
  postcode: 'LK1 1AB',
  latitude: 51.702,
  longitude: -3.2,
}));

/** Longer than the limit of a page's query. */
const longStreet: InventedAddress[] = Array.from({ length: 450 }, (_, index) => ({
  id: `GB|ST|A|${40_001 + index}`,
  street: 'Causeway Row',
  number: String(index + 1),
  town: 'Larkmere',
  postcode: 'LK3 4GH',
  latitude: 51.73 + index / 10_000,
  longitude: -3.23,
}));

const others: InventedAddress[] = [
  {
    id: 'GB|ST|A|30001',
    street: 'Pebble Lane',
    name: 'Larkmere Mill',
    town: 'Larkmere',
    postcode: 'LK1 2CD',
    latitude: 51.71,
    longitude: -3.21,
  },
  {
    id: 'GB|ST|A|30002',
    street: 'Bridge Street',
    number: '5',
    town: 'Larkmere',
    postcode: 'LK2 3EF',
    latitude: 51.72,
    longitude: -3.22,
    welsh: { street: 'Stryd y Bont', town: 'Llyn yr Ehedydd' },
  },
  {
    id: 'GB|ST|A|30003',
    street: 'Bridge Street',
    number: '7',
    town: 'Larkmere',
    postcode: 'LK2 3EF',
    latitude: 51.72,
    longitude: -3.22,
  },
];

export const inventedAddresses: readonly InventedAddress[] = [...houses, ...flats, ...longStreet, ...others];

export function firstLine({ unit, building, number, name, street }: InventedAddress): string {
  const onStreet = [number, street].filter((part) => part !== undefined).join(' ');
  return [unit, building, name, onStreet].filter((part) => part !== undefined).join(', ');
}

export function secondLine({ town, postcode }: InventedAddress): string {
  return `${town}, ${postcode}`;
}
