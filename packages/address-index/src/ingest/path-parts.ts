import { isCountry, toAlpha2 } from '@doorstep/address-language';
import type { MappingTarget } from './column-mapping.ts';

const packing = /\.(?:gz|zip)$/i;
const openAddressesPath = /(?:^|\/)([a-z]{2})\/(?:([a-z]{2,3})\/)?[^/]+$/;
/** Countries where OpenAddresses names the second folder by the region's postal code. */
const regionIsCode = new Set(['US', 'CA', 'AU']);

/** A template is like `{country}/{region}/{city}.csv`. Null when the end of the path does not match. */
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

export function openAddressesPlace(path: string): { country?: string; region?: string } {
  const [, country = '', region = ''] = openAddressesPath.exec(plain(path)) ?? [];
  const code = toAlpha2(country);
  if (!isCountry(code)) return {};
  return regionIsCode.has(code) && region !== '' ? { country: code, region: region.toUpperCase() } : { country: code };
}

function plain(path: string): string {
  return path.replaceAll('\\', '/').replace(packing, '');
}
