// Reads inside the package on purpose: a sample must not be drawn through the search that it measures.
import { addressParts } from '../../packages/address-index/src/answer/read-record.ts';
import { streetLine } from '../../packages/address-index/src/answer/country-format.ts';
import { RandomSource } from '../../packages/address-index/src/demo/random-source.ts';
import { listIndexFiles } from '../../packages/address-index/src/index-format/index-folder.ts';
import { IndexReader } from '../../packages/address-index/src/index-format/index-reader.ts';

/** An address to be typed. */
export interface SampleAddress {
  build: number;
  street: number;
  ordinal: number;
  country: string;
  number: string;
  streetName: string;
  city: string;
  postcode: string;
  /** Number, street and town in the country's order. */
  text: string;
}

/** Drawn by seed, evenly over all addresses of the folder's data sets; with `perCountry`, evenly over countries first. */
export function sampleAddresses(
  folder: string,
  options: { seed: number; size: number; perCountry?: boolean },
): SampleAddress[] {
  const random = new RandomSource(options.seed);
  const readers = listIndexFiles(folder).map((path) => new IndexReader(path));
  const streets = readers.flatMap((reader) =>
    Array.from({ length: reader.documentCount }, (_, document) => ({ reader, document })).filter(
      ({ document }) => !reader.isBuilding(document),
    ),
  );
  const ends: number[] = [];
  let total = 0;
  for (const { reader, document } of streets) ends.push((total += reader.sections.documentAddresses[document] ?? 0));
  const sample: SampleAddress[] = [];
  const perCountry = new Map<string, number>();
  for (let tries = 0; sample.length < options.size && tries < options.size * 200; tries++) {
    const drawn = Math.floor(random.next() * total);
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? 0) <= drawn) low = middle + 1;
      else high = middle;
    }
    const found = streets[low];
    if (found === undefined) continue;
    const ordinal = drawn - (ends[low - 1] ?? 0);
    const one = toSample(found.reader, found.document, ordinal);
    if (one === null) continue;
    const count = perCountry.get(one.country) ?? 0;
    if (options.perCountry === true && count >= Math.max(5, options.size / 25)) continue;
    perCountry.set(one.country, count + 1);
    sample.push(one);
  }
  for (const reader of readers) reader.close();
  return sample;
}

function toSample(reader: IndexReader, street: number, ordinal: number): SampleAddress | null {
  const address = reader.addresses(street)[ordinal];
  if (address === undefined || address.value === 0 || address.unit !== '') return null;
  const parts = addressParts(reader, street, address);
  return {
    build: reader.contents.build,
    street,
    ordinal,
    country: parts.country,
    number: parts.number,
    streetName: parts.street,
    city: parts.city,
    postcode: parts.postcode,
    text: [streetLine(parts), parts.city].filter(Boolean).join(' '),
  };
}
