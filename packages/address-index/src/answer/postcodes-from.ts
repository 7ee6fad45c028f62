import { postcodeKey } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';

/** A postcode that a data set has addresses of. */
export interface KnownPostcode {
  /** As it is shown. */
  postcode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** Postcodes of a data set that begin so, spaces apart, and that fit: their places in the sorted list. */
export function* postcodesFrom(
  reader: IndexReader,
  start: string,
  fits: (known: KnownPostcode) => boolean,
): Generator<number> {
  const { postcodeCountry } = reader.sections;
  const [from, to] = reader.postcodes.withPrefix(postcodeKey(start));
  for (let index = from; index < to; index += 1) {
    const countryCode = reader.contents.countries[postcodeCountry[index] ?? 0] ?? '';
    if (fits({ postcode: reader.postcodeText(index), countryCode })) yield index;
  }
}
