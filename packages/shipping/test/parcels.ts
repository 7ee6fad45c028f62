import type { Address } from '@doorstep/contract';
import type { Parcel, Sender } from '../src/parcel.ts';

const nowhere: Address = {
  organisation: '',
  unit: '',
  buildingName: '',
  number: '',
  street: '',
  locality: '',
  city: '',
  district: '',
  region: '',
  postcode: '',
  countryCode: 'GB',
  lines: [],
  latitude: null,
  longitude: null,
};

export function parcel(address: Partial<Address> = {}, more: Partial<Omit<Parcel, 'address'>> = {}): Parcel {
  return {
    reference: 'K7QM-2XPD-9RTA',
    name: 'Wren Okafor',
    email: 'wren@example.org',
    phone: '+44 7700 900123',
    items: [{ name: 'Compost bin', quantity: 1 }],
    weightGrams: 2500,
    sizeMm: { length: 405, width: 300, height: 250 },
    ...more,
    address: {
      ...nowhere,
      unit: '2',
      number: '12',
      street: 'Rosehill Gardens',
      locality: 'Little Wittering',
      city: 'Exeter',
      postcode: 'EX11 1AB',
      lines: ['Flat 2', '12 Rosehill Gardens', 'Little Wittering', 'Exeter', 'EX11 1AB'],
      ...address,
    },
  };
}

export const german = parcel(
  {
    unit: '',
    number: '12a',
    street: 'Königstraße',
    locality: '',
    city: 'Augsburg',
    postcode: '86150',
    countryCode: 'DE',
    lines: ['Hinterhaus', 'Königstraße 12a', '86150 Augsburg'],
  },
  { name: 'Jürgen Groß' },
);

export const australian = parcel(
  {
    unit: '3',
    number: '450',
    street: 'Elm St',
    locality: '',
    city: 'Fitzroy',
    region: 'VIC',
    postcode: '3065',
    countryCode: 'AU',
    lines: ['Unit 3', '450 Elm St', 'Fitzroy VIC 3065'],
  },
  { phone: '+61 491 570 006' },
);

export const sender: Sender = {
  name: 'Greentown Council',
  street: 'Marktplatz 1',
  city: 'Greentown',
  region: '',
  postcode: '10115',
  countryCode: 'DE',
  email: 'post@example.org',
  phone: '030 23125 000',
};
