// Does a building stand before its units, and is every unit found and reached?
//
//   npm run bench -- find-units --data FOLDER       buildings are drawn from an index folder; from the demo without it
//
// --units N (100000) generated, invented units over sampled buildings of the data: no open data set at hand names units.
// --seed N (1), --size N (2000) of them typed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AddressRow, importAddresses, openAddressIndex } from '@doorstep/address-index';
import type { FindItem } from '@doorstep/address-lookup';
import { RandomSource } from '../packages/address-index/src/demo/random-source.ts';
import { emptyRow } from '../packages/address-index/src/ingest/address-row.ts';
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
const typed = buildings.slice(0, Number(values.size));
for (const { address, units } of typed) {
  const items = find(address.text);
  const at = items.findIndex((item) => isBuilding(item, address));
  if (at >= 0 && !items.slice(0, at).some((item) => isUnitOf(item, address))) isBefore++;
  const unit = random.between(1, units);
  const wanted = (item: FindItem): boolean => item.Type === 'Address' && isUnitOf(item, address) && hasUnit(item, unit);
  if (find(withUnit(address, unit)).some(wanted)) isUnitFound++;
  const container = items[at];
  if (container !== undefined && find('', container.Id).some(wanted)) isReached++;
}
const share = (part: number): string => `${((part / typed.length) * 100).toFixed(2)} %`;
console.log(`${typed.length} of ${buildings.length} buildings with invented units, seed ${values.seed}`);
console.log(`the building stands before its units            ${share(isBefore)}`);
console.log(`a unit typed with its building is in the top ${top}   ${share(isUnitFound)}`);
console.log(`opening the building shows the unit             ${share(isReached)}`);
index.close();
rmSync(folder, { recursive: true, force: true });

function drawBuildings(from: string): Building[] {
  const { addresses } = sampleAddresses(from, { seed: Number(values.seed), size: Number(values.units) / 8 });
  const drawn: Building[] = [];
  let total = 0;
  for (const address of addresses) {
    // Numbers of several parts may hold a unit of their own.
    if (!/^\d+\p{L}?$/u.test(address.number)) continue;
    if (total >= Number(values.units)) break;
    const units = random.between(2, maxUnits);
    total += units;
    drawn.push({ address, units });
  }
  // The sample goes country by country: what is typed is drawn from all.
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
  }
}

function withUnit({ text, country, number, streetName, city }: SampleAddress, unit: number): string {
  return country === 'US' || country === 'CA' ? `${number} ${streetName} apt ${unit} ${city}` : `flat ${unit} ${text}`;
}

function isBuilding({ Type, Text }: FindItem, address: SampleAddress): boolean {
  return Type === 'BuildingName' && Text.includes(address.streetName) && Text.includes(address.number);
}

function isUnitOf({ Type, Text }: FindItem, address: SampleAddress): boolean {
  return Type === 'Address' && Text.includes(address.streetName) && Text.includes(address.number);
}

function hasUnit({ Text }: FindItem, unit: number): boolean {
  return new RegExp(`(?:^|[ #])${unit}(?:,|$)`).test(Text);
}
