import type { AddressIndex } from '@doorstep/address-index';
import type { Address } from '@doorstep/contract';
import { toRetrievedAddress } from '../lookup/index-lookup.ts';
import { demoHomes } from './demo-homes.ts';

/** Above every number of the demo's address data: nobody who tries the demo can choose such a home. */
const firstNumber = 2000;

/** Homes without end in the demo's streets, each with a number that its street does not have. @returns the one with this index. */
export function pastHomes(index: AddressIndex): (at: number) => Address {
  const streets = new Map<string, Address>();
  for (const record of demoHomes(index, 0)) {
    const { countryCode, street, number, city, district, region, postcode, locality, lines } =
      toRetrievedAddress(record);
    if (record.unit !== '' || !lines.join(' ').includes(number)) continue;
    const nothing = { organisation: '', unit: '', buildingName: '', latitude: null, longitude: null };
    streets.set(`${street}, ${city}`, {
      ...nothing,
      number,
      street,
      locality,
      city,
      district,
      region,
      postcode,
      countryCode,
      lines,
    });
  }
  const all = [...streets.values()];
  return (at) => {
    const home = all[at % all.length];
    if (home === undefined) throw new Error('The demo has no streets.');
    const number = String(firstNumber + Math.floor(at / all.length));
    const [first = '', ...others] = home.lines;
    return { ...home, number, lines: [first.replace(home.number, number), ...others] };
  };
}
