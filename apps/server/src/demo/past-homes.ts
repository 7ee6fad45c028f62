import type { AddressIndex } from '@doorstep/address-index';
import type { Address } from '@doorstep/contract';
import { plainAddress } from '@doorstep/core';
import { toRetrievedAddress } from '../lookup/index-lookup.ts';
import { demoHomes } from './demo-homes.ts';

/** Above every number of the demo's address data: nobody who tries the demo can choose such a home. */
const firstNumber = 2000;

/** Homes without end in the demo's streets, each with a number that its street does not have. @returns the one with this index. */
export function pastHomes(index: AddressIndex): (at: number) => Address {
  const streets = new Map<string, Address>();
  for (const record of demoHomes(index, 0)) {
    const address = plainAddress(toRetrievedAddress(record));
    if (address.unit !== '' || !address.lines.join(' ').includes(address.number)) continue;
    streets.set(`${address.street}, ${address.city}`, {
      ...address,
      buildingName: '',
      latitude: null,
      longitude: null,
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
