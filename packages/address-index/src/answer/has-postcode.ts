import { postcodeKey } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';

/** A postcode that a data set has addresses of. */
export interface KnownPostcode {
  /** As it is shown. */
  postcode: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** Whether a data set has a postcode that begins so, spaces apart, and that fits. */
export function hasPostcode(reader: IndexReader, start: string, fits: (known: KnownPostcode) => boolean): boolean {
  const { postcodeCountry } = reader.sections;
  const [from, to] = reader.postcodes.withPrefix(postcodeKey(start));
  for (let index = from; index < to; index += 1) {
    const countryCode = reader.contents.countries[postcodeCountry[index] ?? 0] ?? '';
    if (fits({ postcode: reader.postcodeText(index), countryCode })) return true;
  }
  return false;
}
