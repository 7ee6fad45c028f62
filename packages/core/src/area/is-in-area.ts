import type { Address, OfferArea } from '@doorstep/contract';
import { isInPolygon, type PolygonShape } from './polygon-shape.ts';

export type PlacedAddress = Pick<Address, 'countryCode' | 'postcode' | 'latitude' | 'longitude'>;

/**
 * Whether an address is in an offer's area: its country, its postcode prefix and its position. With a polygon, an
 * address of unknown position counts as inside, and is held (`isPositionMissing`).
 * @param shape The area's polygon; null if it has none.
 */
export function isInArea(area: OfferArea, address: PlacedAddress, shape: PolygonShape | null): boolean {
  if (!isUnderRules(area, address)) return false;
  const { latitude, longitude } = address;
  return shape === null || latitude === null || longitude === null || isInPolygon(shape, [longitude, latitude]);
}

/** Whether the offer has a polygon and the address no position. */
export function isPositionMissing(
  area: Pick<OfferArea, 'polygon'>,
  { latitude, longitude }: Pick<Address, 'latitude' | 'longitude'>,
): boolean {
  return area.polygon !== null && (latitude === null || longitude === null);
}

function isUnderRules({ countries, postcodePrefixes }: OfferArea, address: PlacedAddress): boolean {
  if (countries.length > 0 && !countries.includes(address.countryCode)) return false;
  if (postcodePrefixes.length === 0) return true;
  return postcodePrefixes.some((prefix) => isUnderPostcodePrefix(address, prefix));
}

/**
 * A British prefix ends at a boundary between the postcode's parts: `EX` covers EX1 to EX39, `EX1` covers EX1 1AA but
 * not EX11 1AA, `EX1 1` covers EX1 1AA. Everywhere else it is a plain string prefix.
 */
export function isUnderPostcodePrefix(
  { countryCode, postcode }: Pick<Address, 'countryCode' | 'postcode'>,
  prefix: string,
): boolean {
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
