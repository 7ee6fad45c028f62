import type { AddressEntry } from '../../shared/address/address-entry.ts';
import { valueOfEntry } from './address-value.ts';
import { textsFor } from './first-texts.ts';
import type { AddressOptions } from './read-options.ts';

interface Missing {
  /** As the platform calls it; null when nothing is. */
  flag: 'valueMissing' | 'badInput' | null;
  message: string;
}

export const nothingMissing: Missing = { flag: null, message: '' };

/** What keeps the form around the element from being sent. */
export function whatIsMissing(entry: AddressEntry, { language, typed, required }: AddressOptions): Missing {
  const { t } = textsFor(language);
  const value = valueOfEntry(entry);
  if (value === null) {
    const hasText = entry.kind === 'search' && entry.text.trim() !== '';
    // Half a search is no address; without this it would be lost in silence.
    if (!required && !hasText) return nothingMissing;
    const message = t(typed === 'allowed' ? 'embed.address.required' : 'embed.address.required_from_list');
    return { flag: hasText ? 'badInput' : 'valueMissing', message };
  }
  const isWhole = [value.line1, value.city, value.country].every((part) => part.trim() !== '');
  if (value.way === 'found' || isWhole) return nothingMissing;
  return { flag: 'valueMissing', message: t('embed.address.incomplete') };
}
