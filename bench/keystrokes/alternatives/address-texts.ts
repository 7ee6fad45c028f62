// Every address of the data as one line of text, to fill the alternatives.
import { addressParts } from '../../../packages/address-index/src/answer/retrieve-item.ts';
import { streetLine } from '../../../packages/address-language/src/country-format.ts';
import { RandomSource } from '../../../packages/address-index/src/demo/random-source.ts';
import { listIndexFiles } from '../../../packages/address-index/src/index-format/index-folder.ts';
import { IndexReader } from '../../../packages/address-index/src/index-format/index-reader.ts';
import type { EngineItem } from '../engine.ts';
import type { Sample } from '../sample-addresses.ts';

export interface AddressText {
  text: string;
  place: string;
  street: number;
  streetName: string;
}

/** All rows, or with `max` an evenly spaced part of them, always including the sample. @param max  0 for all. */
export function* addressTexts(folder: string, sample: Sample, max: number): Generator<AddressText> {
  const readers = listIndexFiles(folder).map((path) => new IndexReader(path));
  let total = 0;
  for (const reader of readers) for (const count of reader.sections.documentAddresses) total += count;
  const share = max === 0 ? 1 : max / total;
  const random = new RandomSource(sample.seed);
  // Grouped by street, so that their streets can be opened.
  const wanted = new Set(
    sample.addresses.map(({ number, streetName, city, postcode, country }) =>
      keyOf(streetLine({ number, street: streetName, country }), [city, postcode].join(' ')),
    ),
  );
  let street = 0;
  for (const reader of readers) {
    for (let document = 0; document < reader.documentCount; document++) {
      if (reader.isBuilding(document)) continue;
      street++;
      for (const address of reader.addresses(document)) {
        const isDrawn = share >= 1 || random.next() < share;
        const parts = addressParts(reader, document, address);
        const text = streetLine(parts);
        const place = [parts.city, parts.postcode].join(' ');
        if (isDrawn || wanted.has(keyOf(text, place))) yield { text, place, street, streetName: parts.street };
      }
    }
    reader.close();
  }
}

function keyOf(text: string, place: string): string {
  return `${text}|${place}`;
}

export function toItem({ text, place }: Pick<AddressText, 'text' | 'place'>): EngineItem {
  return { id: '', isContainer: false, text, description: place };
}
