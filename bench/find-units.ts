// Does a building stand before its units, and is every unit found and reached?
//
//   npm run bench -- find-units --data FOLDER       buildings are drawn from an index folder; from the demo without it
//
// --units N (100000) fictional units in sampled buildings of the data, because no open data set at hand has units.
// --seed N (1), --size N (2000) of them are typed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AddressRow, importAddresses, openAddressIndex } from '@doorstep/address-index';
import type { FindItem } from '@doorstep/address-lookup';
import { RandomSource } from '../packages/address-index/src/demo/random-source.ts';
import { emptyRow } from '../packages/address-index/src/ingest/address-row.ts';
import { streetLine } from '../packages/address-language/src/country-format.ts';
import { openBenchData } from './keystrokes/open-bench-data.ts';
import { type SampleAddress, sampleAddresses } from './keystrokes/sample-addresses.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '2000' },
    units: { type: 'string', default: '100000' },
  },
});

const maxUnits = 20;
const top = 7;

/** Independent of the index. */
const unitWords: Record<string, string> = {
  AR: 'depto ',
  AU: 'unit ',
  BG: 'ап. ',
  BR: 'apto ',
  CA: 'unit ',
  CH: 'Wohnung ',
  CO: 'apto ',
  DE: 'Wohnung ',
  EG: 'شقة ',
  ES: 'piso ',
  FI: 'as. ',
  FR: 'appt ',
  GB: 'flat ',
  IL: 'דירה ',
  IT: 'int. ',
  MX: 'int. ',
  PT: 'apto ',
  RO: 'ap. ',
  RS: 'stan ',
  RU: 'кв. ',
  SE: 'lgh ',
  SK: 'byt ',
  UA: 'кв. ',
  US: 'apt ',
};

interface Building {
  address: SampleAddress;
  units: number;
}

const data = await openBenchData(values.data);
const random = new RandomSource(Number(values.seed));
const buildings = drawBuildings(data.folder);
data.close();
const folder = mkdtempSync(join(tmpdir(), 'doorstep-bench-units-'));
await importAddresses({ dataset: 'units', indexFolder: folder, rows: rowsOf(buildings) });
const index = openAddressIndex(folder, { secret: 'bench' });
const find = (Text: string, Container?: string): FindItem[] =>
  index.find({ Text, Countries: [], language: 'en', ...(Container === undefined ? { limit: top } : { Container }) });

let isBefore = 0;
let isUnitFound = 0;
let isReached = 0;
let isInPostcode = 0;
let withPostcode = 0;
const byCountry = new Map<string, { typed: number; wrongHouse: number; found: number; example: string }>();
const typed = buildings.slice(0, Number(values.size));
for (const { address, units } of typed) {
  const items = find(address.text);
  const at = items.findIndex((item) => isBuilding(item, address));
  if (at >= 0 && !items.slice(0, at).some((item) => isUnitOf(item, address))) isBefore++;
  const unit = random.between(1, units);
  const wanted = (item: FindItem): boolean => item.Type === 'Address' && isUnitOf(item, address) && hasUnit(item, unit);
  if (find(withUnit(address, unit)).some(wanted)) isUnitFound++;
  if (/\p{L}/u.test(address.postcode)) {
    withPostcode++;
    if (find(`flat ${unit} ${address.postcode}`).some(wanted)) isInPostcode++;
  }
  const word = unitWords[address.country];
  if (word !== undefined) {
    const text = `${streetLine({ ...address, street: address.streetName })}, ${word}${unit}, ${address.city}`;
    const lines = find(text);
    const isWrong = lines[0] !== undefined && isHouse(lines[0], { ...address, number: String(unit) });
    const count = byCountry.get(address.country) ?? { typed: 0, wrongHouse: 0, found: 0, example: '' };
    byCountry.set(address.country, {
      typed: count.typed + 1,
      wrongHouse: count.wrongHouse + Number(isWrong),
      found: count.found + Number(lines.some(wanted)),
      example: isWrong ? `${text} → ${lines[0]?.Text}` : count.example,
    });
  }
  const container = items[at];
  if (container !== undefined && find('', container.Id).some(wanted)) isReached++;
}
const share = (part: number): string => `${((part / typed.length) * 100).toFixed(2)} %`;
console.log(`${typed.length} of ${buildings.length} buildings with invented units, seed ${values.seed}`);
console.log(`the building stands before its units            ${share(isBefore)}`);
console.log(`a unit typed with its building is in the top ${top}   ${share(isUnitFound)}`);
console.log(`opening the building shows the unit             ${share(isReached)}`);
console.log(`a flat and its postcode, in the top ${top}             ${isInPostcode} of ${withPostcode}`);
console.log('the unit in the words of its country, where its number is also a house of the street');
for (const [country, { typed: all, wrongHouse, found, example }] of [...byCountry].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${country}  found ${found} of ${all}, the wrong house first ${wrongHouse}  ${example}`);
index.close();
rmSync(folder, { recursive: true, force: true });

function drawBuildings(from: string): Building[] {
  const { addresses } = sampleAddresses(from, { seed: Number(values.seed), size: Number(values.units) / 8 });
  const drawn: Building[] = [];
  let total = 0;
  for (const address of addresses) {
    // Numbers with several parts may contain a unit.
    if (!/^\d+\p{L}?$/u.test(address.number)) continue;
    if (total >= Number(values.units)) break;
    const units = random.between(2, maxUnits);
    total += units;
    drawn.push({ address, units });
  }
  // The sample is ordered by country, so pick from all of it.
  return drawn
    .map((one) => ({ one, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}

function* rowsOf(all: readonly Building[]): Generator<AddressRow> {
  for (const { address, units } of all) {
    const { number, streetName: street, city, postcode, country } = address;
    const row = { ...emptyRow(), number, street, city, postcode, country };
    yield row;
    for (let unit = 1; unit <= units; unit++) yield { ...row, unit: String(unit) };
    for (let house = 1; house <= units; house++) if (String(house) !== number) yield { ...row, number: String(house) };
  }
}

function withUnit({ text, country, number, streetName, city }: SampleAddress, unit: number): string {
  return country === 'US' || country === 'CA' ? `${number} ${streetName} apt ${unit} ${city}` : `flat ${unit} ${text}`;
}

function isBuilding({ Type, Text }: FindItem, address: SampleAddress): boolean {
  return Type === 'BuildingName' && Text.includes(address.streetName) && Text.includes(address.number);
}

function isHouse({ Text }: FindItem, address: SampleAddress): boolean {
  return Text === streetLine({ ...address, street: address.streetName });
}

function isUnitOf({ Type, Text }: FindItem, address: SampleAddress): boolean {
  return Type === 'Address' && Text.includes(address.streetName) && Text.includes(address.number);
}

function hasUnit({ Text }: FindItem, unit: number): boolean {
  return new RegExp(`(?:^|[ #])${unit}(?:,|$)`).test(Text);
}
