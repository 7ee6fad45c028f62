import type { Address } from '@doorstep/contract';

/** The town; the district if the data has no town. */
export function townOf(address: Address): string {
  return address.city || address.district;
}

/** At most `max` lines; the last one joins the rest with commas. */
export function joinInto(lines: readonly string[], max: number): string[] {
  return lines.length <= max ? [...lines] : [...lines.slice(0, max - 1), lines.slice(max - 1).join(', ')];
}

/** Splits a line that ends in the house number: `Hauptstraße`, `12a`. */
export function splitHouseNumber(line: string): { street: string; number: string } {
  const [, street = line, number = ''] = /^(.*\p{L}.*?)[\s,]+(\d+\s?\p{L}?(?:[-/]\d+\s?\p{L}?)?)$/u.exec(line) ?? [];
  return { street, number };
}

/** Falls back to the code. */
export function countryName(countryCode: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(countryCode) ?? countryCode;
  } catch {
    return countryCode; // invalid code
  }
}
