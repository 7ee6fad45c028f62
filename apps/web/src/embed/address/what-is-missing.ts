import type { AddressForm } from '@doorstep/contract';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import { valueOfEntry } from './address-value.ts';
import { textsFor } from './embedded-texts.ts';
import type { AddressOptions } from './read-options.ts';

interface Missing {
  /** As the platform calls it; null when nothing is. */
  flag: 'valueMissing' | 'badInput' | null;
  message: string;
  /** The field of a typed address that it is about, the first of several. */
  part: 'country' | 'line1' | 'city' | 'region' | 'postcode';
}

export const nothingMissing: Missing = { flag: null, message: '', part: 'line1' };

/**
 * What keeps the form around the element from being sent.
 * @param form Of the country; null while what its mail needs is not known.
 */
export function whatIsMissing(
  entry: AddressEntry,
  { language, typed, required, countries }: AddressOptions,
  form: AddressForm | null,
): Missing {
  const { t } = textsFor(language);
  const value = valueOfEntry(entry);
  if (value?.way === 'found') return nothingMissing;
  if (entry.kind !== 'typed' || value === null) {
    const hasText = entry.kind === 'search' && entry.text.trim() !== '';
    // Half a search is no address, and would be lost silently without this.
    if (!required && !hasText) return nothingMissing;
    if (entry.kind === 'search') {
      const message = t(typed === 'allowed' ? 'embed.address.required' : 'embed.address.required_from_list');
      return { flag: hasText ? 'badInput' : 'valueMissing', message, part: 'line1' };
    }
  }
  const { postcode, region } = form ?? { postcode: null, region: null };
  // In the order of the fields.
  const needed = [
    ...(countries.length === 1 ? [] : [['country', t('public.address.country')] as const]),
    ['line1', t('public.address.line1')] as const,
    ['city', t('public.address.city')] as const,
    ...(region === null ? [] : [['region', t(`public.address.region.${region.word}`)] as const]),
    ...(postcode?.need === 'required' ? [['postcode', t(`public.address.${postcode.word}`)] as const] : []),
  ];
  const missing = needed.filter(([part]) => entry.typed[part].trim() === '');
  const [first] = missing;
  if (first !== undefined) {
    const message = t('embed.address.incomplete').replace('{fields}', missing.map(([, label]) => label).join(', '));
    return { flag: 'valueMissing', message, part: first[0] };
  }
  if (postcode === null) return nothingMissing;
  const signs = entry.typed.postcode
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (postcode.need === 'none' || signs === '' || new RegExp(postcode.pattern).test(signs)) return nothingMissing;
  const message = t('embed.address.postcode_form').replace('{example}', postcode.example);
  return { flag: 'badInput', message, part: 'postcode' };
}
