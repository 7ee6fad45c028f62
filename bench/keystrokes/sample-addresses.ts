// Imports internals on purpose: a sample must not be drawn through the search that it measures.
import { streetLine } from '../../packages/address-language/src/country-format.ts';
import { addressParts } from '../../packages/address-index/src/answer/retrieve-item.ts';
import { RandomSource } from '../../packages/address-index/src/demo/random-source.ts';
import { listIndexFiles } from '../../packages/address-index/src/index-format/index-folder.ts';
import { IndexReader } from '../../packages/address-index/src/index-format/index-reader.ts';

export interface SampleAddress {
  country: string;
  number: string;
  streetName: string;
  city: string;
  region: string;
  postcode: string;
  text: string;
}

export interface Sample {
  seed: number;
  addresses: SampleAddress[];
  /** The address count of each country, which weights its mean in the mean over rows. */
  rows: Map<string, number>;
}

interface Street {
  reader: IndexReader;
  document: number;
  /** Cumulative count of the country's addresses up to and including this street. */
  end: number;
}

/** Seeded, with equally many addresses per country; without units and addresses lacking number or street. */
export function sampleAddresses(folder: string, { seed, size }: { seed: number; size: number }): Sample {
  const random = new RandomSource(seed);
  const readers = listIndexFiles(folder).map((path) => new IndexReader(path));
  const streets = streetsByCountry(readers);
  const perCountry = Math.ceil(size / Math.max(1, streets.size));
  const addresses: SampleAddress[] = [];
  const rows = new Map<string, number>();
  for (const [country, list] of [...streets].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const total = list.at(-1)?.end ?? 0;
    rows.set(country, total);
    const seen = new Set<number>();
    const wanted = Math.min(perCountry, total);
    for (let tries = 0; seen.size < wanted && tries < wanted * 50; tries++) {
      const drawn = Math.floor(random.next() * total);
      const street = list[firstAbove(list, drawn)];
      if (street === undefined || seen.has(drawn)) continue;
      const ordinal = drawn - (street.end - (street.reader.sections.documentAddresses[street.document] ?? 0));
      const one = toSample(street.reader, street.document, ordinal);
      if (one === null) continue;
      seen.add(drawn);
      addresses.push(one);
    }
  }
  for (const reader of readers) reader.close();
  return { seed, addresses, rows };
}

function streetsByCountry(readers: readonly IndexReader[]): Map<string, Street[]> {
  const streets = new Map<string, Street[]>();
  for (const reader of readers) {
    for (let document = 0; document < reader.documentCount; document++) {
      if (reader.isBuilding(document)) continue;
      const country = reader.countryOfPlace(reader.placeOf(document));
      const list = streets.get(country) ?? [];
      const end = (list.at(-1)?.end ?? 0) + (reader.sections.documentAddresses[document] ?? 0);
      list.push({ reader, document, end });
      streets.set(country, list);
    }
  }
  return streets;
}

function firstAbove(list: readonly Street[], drawn: number): number {
  let low = 0;
  for (let high = list.length; low < high;) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.end ?? 0) <= drawn) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toSample(reader: IndexReader, street: number, ordinal: number): SampleAddress | null {
  const address = reader.addresses(street)[ordinal];
  if (address === undefined || address.value === 0 || address.unit !== '') return null;
  const parts = addressParts(reader, street, address);
  if (parts.street === '') return null;
  return {
    country: parts.country,
    number: parts.number,
    streetName: parts.street,
    city: parts.city,
    region: parts.region,
    postcode: parts.postcode,
    text: [streetLine(parts).replace(', ', ' '), parts.city].filter(Boolean).join(' '),
  };
}
