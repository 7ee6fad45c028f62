import type { Address } from '@doorstep/contract';

/** The town, or the district where the data has no town. */
export function townOf(address: Address): string {
  return address.city || address.district;
}

/** No more than so many lines: those that are too many stand on the last, after commas. */
export function joinInto(lines: readonly string[], max: number): string[] {
  return lines.length <= max ? [...lines] : [...lines.slice(0, max - 1), lines.slice(max - 1).join(', ')];
}

/** Street and house number, where the number stands at the end: `Hauptstraße`, `12a`. */
export function splitHouseNumber(line: string): { street: string; number: string } {
  const [, street = line, number = ''] = /^(.*\p{L}.*?)[\s,]+(\d+\s?\p{L}?(?:[-/]\d+\s?\p{L}?)?)$/u.exec(line) ?? [];
  return { street, number };
}

/** A country's name, or its code where there is none. */
export function countryName(countryCode: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode;
  } catch {
    return countryCode; // is not one
  }
}
