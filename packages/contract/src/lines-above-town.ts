import type { Address } from './address.ts';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a text is written in Chinese, Japanese or Korean characters. */
export function isEastAsian(text: string): boolean {
  return eastAsian.test(text);
}

type Place = Pick<Address, 'lines' | 'city' | 'district' | 'region' | 'postcode'>;

/** The lines of an address without its town, region and postcode, which stand elsewhere; in the order of its country. */
export function linesAboveTown({ lines, city, district, region, postcode }: Place): string[] {
  const parts = [city, district, region, postcode]
    .map(squeeze)
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length);
  return lines
    .filter((line) => {
      let left = squeeze(line);
      for (const part of parts) left = left.replace(part, '');
      return /[\p{L}\p{N}]/u.test(left);
    })
    .map((line) => withoutPlaceBefore(line, [region, city]));
}

/** Where the largest part comes first, the street follows the town in its line. */
function withoutPlaceBefore(line: string, place: string[]): string {
  let left = line;
  for (const part of place) {
    if (isEastAsian(part) && left.startsWith(part)) left = left.slice(part.length).trim();
  }
  return left === '' ? line : left;
}

/** Lines may space a postcode as their country does. */
function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/[ -]/g, '');
}
