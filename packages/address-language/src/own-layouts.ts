// Layouts that the templates lack or get wrong. An absent part is dropped with its separator.
import { isEastAsian } from '@doorstep/contract';

type LayoutPart = 'house' | 'street' | 'locality' | 'city' | 'region' | 'postcode';

/** `|` separates lines, `~` joins parts without a space; `house` is unit and building, `street` street and number. */
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

const layoutsInOwnScript: Record<string, string> = {
  JP: '〒postcode|region~city~locality~street|house',
  KR: 'region city locality street|house|postcode',
  CN: 'postcode|region~city~locality|street|house',
  TW: 'postcode|region~city~locality|street|house',
  HK: 'region~city~locality~street|house',
};

/** The lines of an address by our own layout; null where the templates' layout applies. */
export function ownLayout(country: string, parts: Record<LayoutPart, string>): string[] | null {
  const own = isEastAsian(parts.street + parts.city) ? layoutsInOwnScript[country] : undefined;
  const layout = own ?? layouts[country];
  if (layout === undefined) return null;
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
    // When a part is missing, the longer of the two separators around it wins.
    const own = between === '~' ? '' : between;
    if (own.length >= separator.length) separator = own;
  }
  return filled;
}
