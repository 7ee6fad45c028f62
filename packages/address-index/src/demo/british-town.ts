// Thistlecombe, Fernshire: flats above shops, named houses, a postcode for every few doors. Area ZZ does not exist.
import type { AddressRow } from '../ingest/address-row.ts';
import { type DemoStreet, type DemoTown, demoRow, layStreet, streetNames } from './demo-street.ts';
import type { RandomSource } from './random-source.ts';

const town: DemoTown = { country: 'GB', region: 'Fernshire', city: 'Thistlecombe', lat: 50.21, lon: -6.9 };
const main = ['High Street', 'Church Lane', 'Station Road', 'Market Square', 'Mill Road', 'Queen’s Terrace'];
const firsts = `Ash Badger Beech Bramble Brook Cedar Chapel Cherry Clover Copse Fern Fox Hazel Heron Holly Kestrel Larch
  Linnet Meadow Nettle Orchard Otter Plover Quarry Rose Rowan Sorrel Sparrow Tanner Teasel Willow`.split(/\s+/);
const kinds = ['Road', 'Close', 'Lane', 'Avenue', 'Gardens', 'Crescent', 'Drive', 'Way', 'Rise', 'Court', 'Street'];
const villages = ['Nether Wick', 'Marlow Down', 'Saint Brannoc'];
const houses = ['Cottage', 'House', 'Lodge', 'Barn', 'Villa', 'Farm'];
const blocks = `Harbour Court|Lantern House|The Old Brewery|Weavers Mill|Curlew Point|Tower House|Granary Court|
  Saddlers Hall|Lock Keepers House|Pavilion Court|Bell Foundry|Old School House|Signal House|Wharf Court`
  .split('|')
  .map((name) => name.trim());
const letters = 'ABDEFGHJLNPQRSTUWXYZ';
const streetCount = 310;

const tower = { street: 'Market Square', number: '80', name: 'Skylark Tower', floors: 15, flatsOnFloor: 4 };
const namedHouse = { street: 'Church Lane', name: 'Foxglove House' };
const terraceHouse = { street: 'Queen’s Terrace', number: '88' };
const flatsOfTerraceHouse = ['Garden Flat', 'Ground Floor Flat', 'First Floor Flat', 'Top Floor Flat'];

export function* britishTown(random: RandomSource): Generator<AddressRow> {
  const made = firsts.flatMap((first) => kinds.map((kind) => `${first} ${kind}`));
  for (const [at, name] of streetNames(random, main, made).slice(0, streetCount).entries()) {
    const locality = at >= main.length && random.chance(0.15) ? random.pick(villages) : '';
    const street = layStreet(random, town, { name, locality, postcode: '' });
    yield* doors(random, street, at);
    yield* namedHouses(random, street, at);
    yield* showpieces(street, at);
  }
}

/** Examples to try, at fixed addresses: a tower, a house without a number, and flats without numerals. */
function* showpieces(street: DemoStreet, at: number): Generator<AddressRow> {
  if (street.name === tower.street) {
    const here = { number: tower.number, buildingName: tower.name, postcode: postcode(at, 80), placeKind: 'flat' };
    for (let flat = 1; flat <= tower.floors * tower.flatsOnFloor; flat++) {
      const floor = Math.ceil(flat / tower.flatsOnFloor);
      yield demoRow(street, 80, { ...here, unit: `Floor ${floor}, Flat ${flat}` });
    }
  }
  if (street.name === namedHouse.street) {
    yield demoRow(street, 88, { buildingName: namedHouse.name, postcode: postcode(at, 88), placeKind: 'house' });
  }
  if (street.name === terraceHouse.street) {
    const here = { number: terraceHouse.number, postcode: postcode(at, 88), placeKind: 'flat' };
    for (const unit of flatsOfTerraceHouse) yield demoRow(street, 88, { ...here, unit });
  }
}

function* doors(random: RandomSource, street: DemoStreet, at: number): Generator<AddressRow> {
  const last = at === 0 ? 140 : random.between(12, 76);
  for (let number = 1; number <= last; number++) {
    if (number === 13 || (number > 20 && random.chance(0.06))) continue;
    const here = { number: String(number), postcode: postcode(at, number) };
    yield demoRow(street, number, { ...here, placeKind: 'house', unitCount: random.chance(0.004) ? '6' : '' });
    if (random.chance(0.02)) yield demoRow(street, number, { ...here, number: `${number}A`, placeKind: 'house' });
    const isFlats = at === 0 ? number % 12 === 0 : random.chance(0.045);
    if (!isFlats) continue;
    for (let flat = 1; flat <= (at === 0 ? 3 : random.between(2, 8)); flat++) {
      yield demoRow(street, number, { ...here, unit: `Flat ${flat}`, placeKind: 'flat' });
    }
  }
}

function* namedHouses(random: RandomSource, street: DemoStreet, at: number): Generator<AddressRow> {
  for (let left = at === 1 ? 6 : random.between(0, 3); left > 0; left--) {
    const buildingName = `${random.pick(firsts)} ${random.pick(houses)}`;
    yield demoRow(street, 80 + left, { buildingName, postcode: postcode(at, 80), placeKind: 'house' });
  }
  const buildingName = at % 23 === 2 ? blocks[Math.floor(at / 23)] : undefined;
  if (buildingName === undefined) return;
  for (let flat = 1; flat <= 24; flat++) {
    yield demoRow(street, 90, { buildingName, unit: `Flat ${flat}`, postcode: postcode(at, 90), placeKind: 'flat' });
  }
}

/** Twenty doors of a street share a postcode: ZZ1 1AA, ZZ1 1AB, … */
function postcode(street: number, number: number): string {
  const serial = street * 8 + Math.floor(number / 20);
  const letter = (place: number): string => letters.charAt(place % letters.length);
  const sector = Math.floor(serial / (letters.length * letters.length));
  return `ZZ${1 + Math.floor(sector / 9)} ${1 + (sector % 9)}${letter(Math.floor(serial / letters.length))}${letter(serial)}`;
}
