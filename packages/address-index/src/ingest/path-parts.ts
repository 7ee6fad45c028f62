// "us/ca/city_of_monterey.csv.gz": what a file's place in its folders says about its rows.
import { isCountry, toAlpha2 } from '@doorstep/address-language';
import type { MappingTarget } from './column-mapping.ts';

const packing = /\.(?:gz|zip)$/i;
const openAddressesPath = /(?:^|\/)([a-z]{2})\/(?:([a-z]{2,3})\/)?[^/]+$/;
/** Where OpenAddresses names the second folder by the code that addresses are written with. */
const regionIsCode = new Set(['US', 'CA', 'AU']);

/**
 * The values that a path gives by a template such as `{country}/{region}/{city}.csv`, matched at the path's end. A
 * template without an ending fits any. Null when the path does not fit.
 */
export function partsOfPath(path: string, template: string): Partial<Record<MappingTarget, string>> | null {
  const targets: string[] = [];
  const pattern = template
    .split(/(\{[^}]+\})/)
    .map((piece) => {
      if (!piece.startsWith('{')) return piece.replaceAll(/[^\w/]/g, String.raw`\$&`);
      targets.push(piece.slice(1, -1));
      return '([^/]+?)';
    })
    .join('');
  const hasEnding = /\.\w+$/.test(template);
  const match = new RegExp(`(?:^|/)${pattern}${hasEnding ? '' : String.raw`(?:\.\w+)?`}$`, 'i').exec(plain(path));
  if (match === null) return null;
  return Object.fromEntries(
    targets.map((target, at) => {
      const text = (match[at + 1] ?? '').replaceAll('_', ' ');
      return [target, target === 'region' && text.length <= 3 ? text.toUpperCase() : text]; // "vt" is a code
    }),
  );
}

/** Country and region by the folders that OpenAddresses uses (`us/ca/…`); empty when they are none of them. */
export function openAddressesPlace(path: string): { country?: string; region?: string } {
  const [, country = '', region = ''] = openAddressesPath.exec(plain(path)) ?? [];
  const code = toAlpha2(country);
  if (!isCountry(code)) return {};
  return regionIsCode.has(code) && region !== '' ? { country: code, region: region.toUpperCase() } : { country: code };
}

function plain(path: string): string {
  return path.replaceAll('\\', '/').replace(packing, '');
}
