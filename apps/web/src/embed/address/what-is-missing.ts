import type { AddressForm } from '@doorstep/contract';
import type { AddressEntry } from '../../shared/address/address-entry.ts';
import { valueOfEntry } from './address-value.ts';
import { textsFor } from './embedded-texts.ts';
import type { AddressOptions } from './read-options.ts';

interface Missing {
  /** The platform's name of the error; null if valid. */
  flag: 'valueMissing' | 'badInput' | null;
  message: string;
  /** The first invalid field of a typed address. */
  part: 'country' | 'line1' | 'city' | 'region' | 'postcode';
}

export const nothingMissing: Missing = { flag: null, message: '', part: 'line1' };

/**
 * Why the surrounding form cannot be submitted.
 * @param form The country's address format; null while unknown.
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
    // Half a search is not an address, and would otherwise be lost silently.
    if (!required && !hasText) return nothingMissing;
    if (entry.kind === 'search') {
      const message = t(typed === 'allowed' ? 'embed.address.required' : 'embed.address.required_from_list');
      return { flag: hasText ? 'badInput' : 'valueMissing', message, part: 'line1' };
    }
  }
  const { postcode, region } = form ?? { postcode: null, region: null };
  // In field order.
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
