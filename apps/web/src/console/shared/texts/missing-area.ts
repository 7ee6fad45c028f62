import type { MissingAddressData } from '@doorstep/contract';
import type { Texts } from './texts-context.tsx';

/** The parts of an area without address data, by name: `France, EX1, EX2`. Empty if there is no data at all. */
export function missingArea({ countries, postcodePrefixes }: MissingAddressData, language: Texts['language']): string {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  return [...countries.map((country) => names.of(country) ?? country), ...postcodePrefixes].join(', ');
}
