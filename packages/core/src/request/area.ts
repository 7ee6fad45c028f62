import type { Address } from '@doorstep/contract';
import type { OfferDefinition } from '../offer/index.ts';

/** Whether an address lies in the offer's area: its country, and the beginning of its postcode. */
export function isInArea(area: OfferDefinition['area'], address: Pick<Address, 'countryCode' | 'postcode'>): boolean {
  if (area.countries.length > 0 && !area.countries.includes(address.countryCode)) return false;
  if (area.postcodePrefixes.length === 0) return true;
  return area.postcodePrefixes.some((prefix) => isUnderPrefix(address, prefix));
}

/**
 * A British prefix ends at a border of the postcode's parts: `EX` covers EX1 to EX39, `EX1` covers EX1 1AA and not
 * EX11 1AA, `EX1 1` covers EX1 1AA. Everywhere else a prefix is the plain beginning.
 */
function isUnderPrefix({ countryCode, postcode }: Pick<Address, 'countryCode' | 'postcode'>, prefix: string): boolean {
  const squeezed = squeeze(postcode);
  if (countryCode !== 'GB') return squeezed.startsWith(squeeze(prefix));
  const outward = squeezed.slice(0, -3);
  const [start = '', inward] = prefix.trim().toUpperCase().split(/\s+/);
  if (inward !== undefined) return outward === start && squeezed.slice(-3).startsWith(inward);
  if (/^[A-Z]+$/.test(start)) return outward.replace(/\d.*$/, '') === start;
  return start.length <= 4 ? outward === start : squeezed.startsWith(start);
}

function squeeze(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}
