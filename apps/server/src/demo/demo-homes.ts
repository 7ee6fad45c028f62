import { demoAddresses, type AddressIndex, type AddressRecord } from '@doorstep/address-index';

/** Between two homes of the demo, so that they lie in all of its towns. Prime, so that a second round takes others. */
const step = 149;

/**
 * Homes of the demo's towns as its address data has them; a few are blocks of flats without the flat.
 * @param round Another round gives other homes.
 */
export function* demoHomes(index: AddressIndex, round: number): Generator<AddressRecord> {
  let position = 0;
  for (const row of demoAddresses()) {
    position += 1;
    if (position % step !== round % step || row.number === '') continue;
    const forgetsUnit = position % 7 === 0;
    const home = index.matchTyped({
      line1: `${row.number}${row.suffix === '' ? '' : ` ${row.suffix}`} ${row.street}`,
      line2: '',
      city: row.city,
      postcode: row.postcode,
      country: row.country,
      unit: forgetsUnit ? '' : row.unit,
    });
    if (home !== null) yield home;
  }
}
