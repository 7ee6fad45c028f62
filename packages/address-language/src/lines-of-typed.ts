import { isEastAsian, type TypedAddress } from '@doorstep/contract';
import { addressLines, hasRegionWithPostcode } from './country-format.ts';

/** Placeholders for the typed parts, so that no template changes a word of them. */
const latin = { street: 'Qstreet', city: 'Ccity', region: 'Rregion' };
const ownScript = { street: '街', city: '市', region: '県' };
const postcodeMark = '99999';
const marks = /(Qstreet|街|Ccity|市|Rregion|県|9[9 -]*9)/;

const layouts = new Map<string, string[]>();

/** The lines in the country's order, as for an address from the data; the first two lines stay together. */
export function linesOfTyped({ line1, line2, city, region = '', postcode, country }: TypedAddress): string[] {
  const own = [line1, line2].filter((line) => line !== '');
  const isOwnScript = isEastAsian(line1 + line2 + city);
  const has = { isOwnScript, city: city !== '', region: region !== '', postcode: postcode !== '' };
  const layout = layoutOf(country.toUpperCase(), has);
  return layout.flatMap((line) => {
    const [first = '', ...others] = own;
    const filled = line
      .split(marks)
      .map((part) => {
        if (part === latin.street || part === ownScript.street) return first;
        if (part === latin.city || part === ownScript.city) return city;
        if (part === latin.region || part === ownScript.region) return region;
        return marks.test(part) ? grouped(postcode, part) : part;
      })
      .join('');
    const isStreet = line.includes(latin.street) || line.includes(ownScript.street);
    return (isStreet ? [filled, ...others] : [filled]).filter((text) => text !== '');
  });
}

function layoutOf(
  country: string,
  has: { isOwnScript: boolean; city: boolean; region: boolean; postcode: boolean },
): string[] {
  const key = JSON.stringify([country, has]);
  const known = layouts.get(key);
  if (known !== undefined) return known;
  const { street, city, region } = has.isOwnScript ? ownScript : latin;
  const lines = addressLines({
    unit: '',
    buildingName: '',
    number: '',
    street,
    locality: '',
    city: has.city ? city : '',
    district: '',
    region: has.region ? region : '',
    postcode: has.postcode ? postcodeMark : '',
    country,
  });
  // The region may have been typed after the town: "Addison, VT", followed by the postcode.
  const layout = !has.region && hasRegionWithPostcode(country) ? lines.map((line) => line.replace(', 9', ' 9')) : lines;
  layouts.set(key, layout);
  return layout;
}

function grouped(postcode: string, pattern: string): string {
  const { length } = pattern.replaceAll(/\D/g, '');
  if (!/^\d+$/.test(postcode) || postcode.length !== length) return postcode;
  let at = 0;
  return pattern.replaceAll('9', () => postcode.charAt(at++));
}
