import type { AddressForm } from '@doorstep/contract';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import { valueOfEntry } from './address-value.ts';
import { textsFor } from './first-texts.ts';
import type { AddressOptions } from './read-options.ts';

interface Missing {
  /** As the platform calls it; null when nothing is. */
  flag: 'valueMissing' | 'badInput' | null;
  message: string;
  /** The field of a typed address that it is about. */
  part: 'line1' | 'region' | 'postcode';
}

export const nothingMissing: Missing = { flag: null, message: '', part: 'line1' };

/**
 * What keeps the form around the element from being sent.
 * @param form Of the country; null while what its mail needs is not known.
 */
export function whatIsMissing(
  entry: AddressEntry,
  { language, typed, required }: AddressOptions,
  form: AddressForm | null,
): Missing {
  const { t } = textsFor(language);
  const value = valueOfEntry(entry);
  if (value === null) {
    const hasText = entry.kind === 'search' && entry.text.trim() !== '';
    // Half a search is no address; without this it would be lost in silence.
    if (!required && !hasText) return nothingMissing;
    const message = t(typed === 'allowed' ? 'embed.address.required' : 'embed.address.required_from_list');
    return { flag: hasText ? 'badInput' : 'valueMissing', message, part: 'line1' };
  }
  const isWhole = [value.line1, value.city, value.country].every((part) => part.trim() !== '');
  if (value.way === 'found') return nothingMissing;
  if (!isWhole) return { flag: 'valueMissing', message: t('embed.address.incomplete'), part: 'line1' };
  if (form === null) return nothingMissing;
  const { postcode, region } = form;
  const isRegionMissing = region !== null && value.region.trim() === '';
  const fields = [
    ...(isRegionMissing ? [t(`public.address.region.${region.word}`)] : []),
    ...(postcode.need === 'required' && value.postcode.trim() === '' ? [t(`public.address.${postcode.word}`)] : []),
  ];
  if (fields.length > 0) {
    const message = t('embed.address.incomplete_mail').replace('{fields}', fields.join(', '));
    return { flag: 'valueMissing', message, part: isRegionMissing ? 'region' : 'postcode' };
  }
  const signs = value.postcode
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (postcode.need === 'none' || signs === '' || new RegExp(postcode.pattern).test(signs)) return nothingMissing;
  const message = t('embed.address.postcode_form').replace('{example}', postcode.example);
  return { flag: 'badInput', message, part: 'postcode' };
}
