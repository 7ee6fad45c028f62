import { isEastAsian } from '@doorstep/contract';
import { countryName } from '../address-parts.ts';
import { fontRegion } from '../font/font-region.ts';
import type { Parcel } from '../parcel.ts';
import type { Label } from './label.ts';

/** Where addresses begin with the largest part, whoever it is for comes last. */
const nameLast = new Set(['CN', 'JP', 'KR', 'KP', 'TW']);

/**
 * What stands on the label of a parcel. The lines of the address are in the order of its country already.
 * @param from Where it is posted. Abroad, the country is the last line, in capitals as the Universal Postal Union asks.
 * @param language Of the country's name: one that is read where it is posted.
 */
export function toLabel(
  { reference, name, address }: Parcel,
  { from, language }: { from: string; language: string },
): Label {
  const { countryCode, lines, organisation } = address;
  const recipient = [name, lines.includes(organisation) ? '' : organisation];
  const isNameLast = nameLast.has(countryCode) && lines.some(isEastAsian);
  const country = countryCode === from ? '' : countryName(countryCode, language).toLocaleUpperCase(language);
  const ordered = isNameLast ? [...lines, ...recipient, country] : [...recipient, ...lines, country];
  return { reference, region: fontRegion(countryCode), lines: ordered.filter((line) => line.trim() !== '') };
}
