import type { IndexReader } from '../index-format/index-reader.ts';
import type { DocumentSet } from './document-set.ts';
import { DocumentSetBuilder } from './document-set-builder.ts';

/** Documents in any of these countries, which are two capital letters each. */
export function documentsInCountries(reader: IndexReader, countries: readonly string[]): DocumentSet {
  const set = DocumentSetBuilder.forDocuments(reader.documentCount);
  const { placeFirstDocument } = reader.sections;
  for (let place = 0; place < reader.placeCount; place++) {
    if (countries.includes(reader.countryOfPlace(place))) {
      set.addRange(placeFirstDocument[place] ?? 0, placeFirstDocument[place + 1] ?? 0);
    }
  }
  return set.take();
}

/** The countries of all data sets, ISO alpha-2. */
export function countriesOf(readers: readonly IndexReader[]): string[] {
  return [...new Set(readers.flatMap(({ contents }) => contents.countries))];
}
