import type { Address } from './address.ts';

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export function isEastAsian(text: string): boolean {
  return eastAsian.test(text);
}

type Place = Pick<Address, 'lines' | 'city' | 'district' | 'region' | 'postcode'>;

/** The address lines without town, region and postcode, which are stored separately; in the country's order. */
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

/** In countries that write the largest part first, the street follows the town on the same line. */
function withoutPlaceBefore(line: string, place: string[]): string {
  let left = line;
  for (const part of place) {
    if (isEastAsian(part) && left.startsWith(part)) left = left.slice(part.length).trim();
  }
  return left === '' ? line : left;
}

/** A postcode on a line may contain its country's spaces. */
function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/[ -]/g, '');
}
