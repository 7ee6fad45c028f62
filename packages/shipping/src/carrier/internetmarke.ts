import { countryCodes } from '@doorstep/address-language';
import { linesAboveTown, type Address } from '@doorstep/contract';
import { splitHouseNumber, townOf } from '../address-parts.ts';
import type { CarrierProfile } from './carrier-profile.ts';
import { needsPostcode } from './column-values.ts';

const addressType = 'HOUSE';

function streetOf(address: Address): { street: string; number: string; rest: string } {
  const lines = linesAboveTown(address);
  const at = lines.findIndex((line) => address.street !== '' && line.includes(address.street));
  const index = at >= 0 ? at : lines.findIndex((line) => splitHouseNumber(line).number !== '');
  const line = lines[Math.max(0, index)] ?? '';
  const rest = [address.organisation, ...lines.filter((other) => other !== line)].filter(Boolean).join(', ');
  return { ...splitHouseNumber(line), rest };
}

function alpha3(countryCode: string): string {
  return countryCodes(countryCode)?.alpha3 ?? '';
}

export const internetmarke: CarrierProfile = {
  id: 'internetmarke',
  name: 'Deutsche Post INTERNETMARKE',
  isConfirmed: false,
  source: 'github.com/fiedl/your_platform, app/models/list_exports/dpag_internetmarken.rb',
  delimiter: ';',
  encoding: 'iso-8859-1',
  hasSenderRow: ({ name, street, postcode, city, countryCode }) => {
    const line = splitHouseNumber(street);
    return [name, '', line.street, line.number, postcode, city, alpha3(countryCode), addressType];
  },
  columns: [
    { header: 'NAME', value: ({ name }) => name, isRequired: true },
    { header: 'ZUSATZ', value: ({ address }) => streetOf(address).rest },
    { header: 'STRASSE', value: ({ address }) => streetOf(address).street, isRequired: true },
    { header: 'NUMMER', value: ({ address }) => streetOf(address).number },
    { header: 'PLZ', value: ({ address }) => address.postcode, isRequired: needsPostcode },
    { header: 'STADT', value: ({ address }) => townOf(address), isRequired: true },
    { header: 'LAND', value: ({ address }) => alpha3(address.countryCode), isRequired: true },
    { header: 'ADRESS_TYP', value: () => addressType },
  ],
};
