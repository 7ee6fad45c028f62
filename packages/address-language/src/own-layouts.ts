// Countries whose layout the templates do not have, or have otherwise than their post or the Universal Postal Union
// publishes it. A part that an address does not have goes, and what separates it.
import { isEastAsian } from '@doorstep/contract';

type LayoutPart = 'house' | 'street' | 'locality' | 'city' | 'region' | 'postcode';

/** Lines by `|`, parts that are not separated by `~`; `house` is unit and building, `street` street and number. */
const layouts: Record<string, string> = {
  AF: 'house|street|locality|city|postcode',
  BB: 'house|street|locality|city, postcode',
  BG: 'house|street|locality|postcode city',
  BT: 'house|street|locality|city postcode',
  BY: 'house|street|locality|postcode city|region',
  CN: 'house|street|locality|city|region, postcode',
  CR: 'house|street|locality|region, city|postcode',
  DO: 'house|street|locality|postcode city',
  EC: 'house|street|locality|postcode|city',
  EH: 'house|street|locality|postcode city',
  ES: 'house|street|locality|postcode city region',
  GI: 'house|street|locality|city|postcode',
  HK: 'house|street|locality|city|region',
  HN: 'house|street|locality|city, region|postcode',
  HU: 'house|locality|city|street|postcode',
  IL: 'house|street|locality|city postcode',
  IQ: 'house|street|locality|city, region|postcode',
  IT: 'house|street|locality|postcode city region',
  JM: 'house|street|locality|city|region',
  JO: 'house|street|locality|city postcode',
  KG: 'house|street|locality|postcode city',
  KR: 'house|street|locality|city|region|postcode',
  LK: 'house|street|locality|city|postcode',
  MN: 'house|street|locality|city postcode|region',
  MO: 'house|street|locality|city|postcode',
  NA: 'house|street|locality|city|postcode',
  NE: 'house|street|locality|postcode city',
  NI: 'house|street|locality|postcode|city, region',
  NP: 'house|street|locality|city postcode',
  NR: 'house|street|locality|city|region',
  PF: 'house|street|locality|postcode city region',
  PH: 'house|street|locality|postcode city|region',
  PW: 'house|street|locality|city, region postcode',
  SD: 'house|street|locality|city|postcode',
  SO: 'house|street|locality|city, region postcode',
  TH: 'house|street|locality|city|region postcode',
  TR: 'house|street|locality|postcode city/region',
  TW: 'house|street|locality|city, region postcode',
  UZ: 'house|street|locality|postcode city|region',
  VC: 'house|street|locality|city postcode',
  XK: 'house|street|locality|postcode city',
};

/** In their own scripts they begin with the largest part; in Latin letters with the smallest. */
const layoutsInOwnScript: Record<string, string> = {
  JP: '〒postcode|region~city~locality~street|house',
  KR: 'region city locality street|house|postcode',
  CN: 'postcode|region~city~locality|street|house',
  TW: 'postcode|region~city~locality|street|house',
  HK: 'region~city~locality~street|house',
};

/** The lines of an address whose layout is ours; null where it is the templates'. */
export function ownLayout(country: string, parts: Record<LayoutPart, string>): string[] | null {
  const own = isEastAsian(parts.street + parts.city) ? layoutsInOwnScript[country] : undefined;
  const layout = own ?? layouts[country];
  if (layout === undefined) return null;
  // A town that is its own province is named once.
  const named = parts.region.toLowerCase() === parts.city.toLowerCase() ? { ...parts, region: '' } : parts;
  return layout
    .split('|')
    .map((line) => fill(line, named))
    .filter(Boolean);
}

function fill(line: string, parts: Record<LayoutPart, string>): string {
  let filled = '';
  let separator = '';
  for (const [, name = '', between = ''] of line.matchAll(/(〒?[a-z]+)([^a-z]*)/g)) {
    const mark = name.startsWith('〒') ? '〒' : '';
    const value = parts[name.slice(mark.length) as LayoutPart];
    if (value !== '') {
      filled += (filled === '' ? '' : separator) + mark + value;
      separator = '';
    }
    // Of several that meet over a missing part the strongest stays.
    const own = between === '~' ? '' : between;
    if (own.length >= separator.length) separator = own;
  }
  return filled;
}
