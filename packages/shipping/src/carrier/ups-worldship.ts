import { countryName, townOf } from '../address-parts.ts';
import type { CarrierProfile } from './carrier-profile.ts';
import { addressLine, needsPostcode, needsRegion } from './column-values.ts';

export const upsWorldShip: CarrierProfile = {
  id: 'ups-worldship',
  name: 'UPS WorldShip',
  isConfirmed: true,
  source: 'UPS WorldShip: "Address Data Field Descriptions"',
  delimiter: ',',
  encoding: 'windows-1252', // "Western Windows characters"
  columns: [
    { header: 'Customer ID', value: ({ reference }) => reference, isRequired: true, maxLength: 30 },
    {
      header: 'Company or Name',
      value: ({ name, address }) => address.organisation || name,
      isRequired: true,
      maxLength: 35,
    },
    { header: 'Attention', value: ({ name, address }) => (address.organisation === '' ? '' : name), maxLength: 35 },
    { header: 'Address 1', value: addressLine(0, 3), isRequired: true, maxLength: 35 },
    { header: 'Address 2', value: addressLine(1, 3), maxLength: 35 },
    { header: 'Address 3', value: addressLine(2, 3), maxLength: 35 },
    { header: 'City or Town', value: ({ address }) => townOf(address), isRequired: true, maxLength: 30 },
    {
      header: 'State/Province/County',
      value: ({ address }) => address.region,
      isRequired: needsRegion,
      maxLength: 30,
    },
    {
      header: 'Postal Code',
      value: ({ address }) => address.postcode.replaceAll('-', ''),
      isRequired: needsPostcode,
      maxLength: 9,
    },
    {
      header: 'Country/Territory',
      value: ({ address }) => countryName(address.countryCode, 'en'),
      isRequired: true,
      maxLength: 50,
    },
  ],
};
