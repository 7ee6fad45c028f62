import { isEastAsian } from '@doorstep/contract';
import { countryName } from '../address-parts.ts';
import { fontRegion } from '../font/font-region.ts';
import type { Parcel } from '../parcel.ts';
import type { Label } from './label.ts';

/** Countries whose addresses start with the largest part, so that the name comes last. */
const nameLast = new Set(['CN', 'JP', 'KR', 'KP', 'TW']);

/**
 * The label of a parcel. The lines of the address are already in the country's order.
 * @param from Country of posting. Abroad, the last line is the country, in capitals as the Universal Postal Union asks.
 * @param language For the country's name: a language that is read in the country of posting.
 */
export function toLabel(
  { reference, name, address, items }: Parcel,
  { from, language, withItems = false }: { from: string; language: string; withItems?: boolean },
): Label {
  const { countryCode, lines, organisation } = address;
  const recipient = [name, lines.includes(organisation) ? '' : organisation];
  const isNameLast = nameLast.has(countryCode) && lines.some(isEastAsian);
  const country = countryCode === from ? '' : countryName(countryCode, language).toLocaleUpperCase(language);
  const ordered = isNameLast ? [...lines, ...recipient, country] : [...recipient, ...lines, country];
  return {
    reference,
    region: fontRegion(countryCode),
    lines: ordered.filter((line) => line.trim() !== ''),
    ...(withItems ? { items: items.map((item) => `${item.quantity} × ${item.name}`).join(' · ') } : {}),
  };
}
