import { countryCodes } from '@doorstep/address-language';
import { townOf } from '../address-parts.ts';
import type { CarrierProfile } from './carrier-profile.ts';
import { addressLine, kilograms, nationalDigits, needsPostcode, needsRegion, splitName } from './column-values.ts';

/** "Standard Roman letters", as printable ASCII. */
const roman = /[\x20-\x7e]/;
const digit = /\d/;

export const royalMail: CarrierProfile = {
  id: 'royal-mail',
  name: 'Royal Mail Click & Drop',
  isConfirmed: true,
  source: 'Royal Mail help: "Order Import spreadsheet field specifications"',
  delimiter: ',',
  encoding: 'utf-8', // not published; the importer shows a preview
  columns: [
    { header: 'Order reference', value: ({ reference }) => reference, maxLength: 40 },
    {
      header: 'First name',
      value: ({ name }) => splitName(name).first,
      isRequired: true,
      maxLength: 100,
      allowed: roman,
    },
    { header: 'Last name', value: ({ name }) => splitName(name).last, maxLength: 100, allowed: roman },
    { header: 'Company name', value: ({ address }) => address.organisation, maxLength: 100 },
    { header: 'Address line 1', value: addressLine(0, 3), isRequired: true, maxLength: 100 },
    { header: 'Address line 2', value: addressLine(1, 3), maxLength: 100 },
    { header: 'Address line 3', value: addressLine(2, 3), maxLength: 100 },
    { header: 'City', value: ({ address }) => townOf(address), isRequired: true, maxLength: 100 },
    { header: 'County', value: ({ address }) => address.region, isRequired: needsRegion, maxLength: 100 },
    { header: 'Postcode', value: ({ address }) => address.postcode, isRequired: needsPostcode, maxLength: 20 },
    {
      header: 'Country',
      value: ({ address }) => countryCodes(address.countryCode)?.alpha3 ?? '',
      isRequired: true,
      maxLength: 200,
    },
    { header: 'Email', value: ({ email }) => email, maxLength: 100 },
    // 25 digits are allowed, but a CSV value of digits only may have at most 11.
    { header: 'Phone', value: ({ phone }) => nationalDigits(phone, '44'), maxLength: 11, allowed: digit },
    { header: 'Weight', value: ({ weightGrams }) => kilograms(weightGrams) },
  ],
};
