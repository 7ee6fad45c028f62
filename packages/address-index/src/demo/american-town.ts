// Larkspur Falls, XN 00214: long numbers, directions, apartments. ZIP codes 000 to 004 are not in use, nor is XN.
import type { AddressRow } from '../ingest/address-row.ts';
import { type DemoTown, demoRow, layStreet, streetNames } from './demo-street.ts';
import type { RandomSource } from './random-source.ts';

const town: DemoTown = { country: 'US', region: 'XN', city: 'Larkspur Falls', lat: 41.02, lon: -68.6 };
const main = ['Main St', 'N Main St', 'S Main St', 'XN Route 22A', 'Elm St', '1st Ave', '2nd Ave', '3rd Ave'];
const firsts =
  `Alder Aspen Bluebird Canyon Chestnut Cottonwood Dogwood Fairview Granite Hickory Juniper Lakeview Magnolia
  Maple Mesa Oakridge Pinecrest Prairie Quail Redwood Sagebrush Spruce Sunset Sycamore Timber Walnut`.split(/\s+/);
const kinds = ['St', 'Ave', 'Rd', 'Dr', 'Ln', 'Ct', 'Blvd', 'Way', 'Ter', 'Pkwy'];
const zips = ['00214', '00215', '00216', '00218'];
const streetCount = 230;

export function* americanTown(random: RandomSource): Generator<AddressRow> {
  const made = firsts.flatMap((first) => kinds.map((kind) => `${first} ${kind}`));
  for (const [at, name] of streetNames(random, main, made).slice(0, streetCount).entries()) {
    const street = layStreet(random, town, { name, locality: '', postcode: zips[at % zips.length] ?? '' });
    const houses = at < main.length ? 160 : random.between(25, 65);
    let number = random.pick([1, 2, 100, 101, 1200]);
    for (let house = 0; house < houses; house++) {
      yield* apartments(random, (more) => demoRow(street, house, { number: String(number), ...more }));
      number += random.pick([2, 2, 3, 4, 6, 9]);
    }
  }
}

function* apartments(random: RandomSource, row: (more: Partial<AddressRow>) => AddressRow): Generator<AddressRow> {
  const kind = random.next();
  if (kind < 0.93) yield row({ placeKind: 'house' });
  else if (kind < 0.94) yield row({ placeKind: 'multi-family' }); // several homes, number unknown
  else if (kind < 0.95) yield row({ placeKind: 'apartments', unitCount: String(random.between(4, 40)) });
  else {
    yield row({ placeKind: 'apartments' });
    const isLettered = random.chance(0.3);
    for (let unit = 1; unit <= random.between(3, 12); unit++) {
      yield row({ placeKind: 'apartment', unit: `Apt ${isLettered ? String.fromCharCode(64 + unit) : unit}` });
    }
  }
}
