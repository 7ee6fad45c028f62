// However an address is written, it is one home, and its neighbours are others: on samples of address data. Always the
// demo's towns; ADDRESS_DATA names other data that `addresses import` reads (a file or a folder), with the mapping in
// ADDRESS_DATA_MAP, and then figures are printed. See docs/reference/home-identity.md.
import { readFileSync } from 'node:fs';
import {
  demoAddresses,
  importAddresses,
  parseColumnMapping,
  type HomeFormOf,
  type ImportOptions,
} from '@doorstep/address-index';
import { parseTypedAddress } from '@doorstep/address-language';
import { canonicalAddress, canonicalParts } from '@doorstep/core';
import { createDataFolder } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { neighbours, randomSource, writings, type Parts, type Writing } from './write-variants.ts';

const seed = Number(process.env['ADDRESS_SEED'] ?? 20_261_121);
const data = process.env['ADDRESS_DATA'] ?? '';
const mapFile = process.env['ADDRESS_DATA_MAP'] ?? '';

/** A uniform sample of this size, in the form that imports store. */
async function sampleOf(
  source: Partial<ImportOptions>,
  max: number,
): Promise<{ sample: Parts[]; streets: StreetGroups }> {
  const folder = createDataFolder();
  const random = randomSource(seed);
  const sample: Parts[] = [];
  const streets = new StreetGroups();
  let seen = 0;
  const formOf: HomeFormOf = (address) => {
    const place = seen < max ? seen : Math.floor(random() * (seen + 1));
    if (place < max) sample[place] = { ...address };
    seen += 1;
    streets.add(address);
    return canonicalParts(address);
  };
  await importAddresses({ dataset: 'sample', indexFolder: folder.path, formOf, ...source });
  folder.remove();
  return { sample, streets };
}

/** Streets of one postcode or town with the same canonical form but different spellings. */
class StreetGroups {
  readonly #seen = new Set<string>();
  readonly #forms = new Map<string, Set<string>>();

  add({ countryCode, postcode, city, street }: Parts): void {
    // ZIP+4 adds no new streets.
    const area = countryCode === 'US' ? postcode.slice(0, 5) : postcode;
    const key = [countryCode, area, area === '' ? city : '', street].join('\n');
    if (street === '' || this.#seen.has(key)) return;
    this.#seen.add(key);
    const parts = { countryCode, postcode: area, city, street, number: '', buildingName: '', unit: '', lines: [] };
    const { building } = canonicalAddress(parts);
    this.#forms.set(building, (this.#forms.get(building) ?? new Set()).add(street));
  }

  several(): string[] {
    return [...this.#forms.values()].filter(({ size }) => size > 1).map((each) => [...each].join(' = '));
  }

  get size(): number {
    return this.#forms.size;
  }
}

function formOf(written: Writing['written']): string {
  return canonicalAddress('typed' in written ? parseTypedAddress(written.typed, written.unit) : written).home;
}

interface Tally {
  times: number;
  wrong: number;
  examples: string[];
}

/** Per spelling: the number of tries, and how often it was another home or, for neighbours, the same. */
function tallyOf(sample: Parts[]): Map<string, Tally> {
  const random = randomSource(seed);
  const tallies = new Map<string, Tally>();
  const count = (way: string, isRight: boolean, example: () => string) => {
    const tally = tallies.get(way) ?? { times: 0, wrong: 0, examples: [] };
    tally.times += 1;
    if (!isRight) {
      tally.wrong += 1;
      if (tally.examples.length < Number(process.env['EXAMPLES'] ?? 4)) tally.examples.push(example());
    }
    tallies.set(way, tally);
  };
  for (const home of sample) {
    for (const writing of writings(home, random)) {
      const [home, written] = [formOf(writing.home), formOf(writing.written)];
      count(writing.way, home === written, () => `${home} / ${written}`);
    }
    for (const { way, parts } of neighbours(home))
      count(`not the same: ${way}`, formOf(home) !== formOf(parts), () => formOf(parts));
  }
  return tallies;
}

function* everyFiftieth<T>(all: Iterable<T>): Generator<T> {
  let position = 0;
  for (const each of all) {
    if (position % 50 === 0) yield each;
    position += 1;
  }
}

describe('an address in every spelling', () => {
  it('from the demo is one home, and its neighbours are others', async () => {
    const { sample, streets } = await sampleOf({ rows: everyFiftieth(demoAddresses()) }, 1000);
    expect(sample.length).toBeGreaterThan(900);
    const wrong = [...tallyOf(sample)].filter(([, tally]) => tally.wrong > 0);
    expect(wrong).toEqual([]);
    expect(streets.size).toBeGreaterThan(300);
    expect(streets.several()).toEqual([]);
  });

  if (data !== '')
    it('from other data is one home, and its neighbours are others', async () => {
      const mapping =
        mapFile === '' ? {} : { mapping: parseColumnMapping(JSON.parse(readFileSync(mapFile, 'utf8')), mapFile) };
      const { sample, streets } = await sampleOf({ files: [data], ...mapping }, 20_000);
      console.log(`seed ${seed}, ${sample.length} addresses of ${data}`);
      console.log(`${streets.size} streets, ${streets.several().length} of them written in several ways`);
      for (const each of streets.several()) console.log(`    ${each}`);
      for (const [way, { times, wrong, examples }] of tallyOf(sample)) {
        console.log(
          `${way}: ${times}, ${wrong} wrong${wrong === 0 ? '' : ` (${((100 * wrong) / times).toFixed(2)} %)`}`,
        );
        for (const example of examples) console.log(`    ${example}`);
      }
    }, 3_600_000);
});
