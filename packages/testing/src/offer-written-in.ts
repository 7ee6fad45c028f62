import type { OfferInput } from '@doorstep/contract';
import { itemInput, offerInput } from './offer-input.ts';

/** An offer whose texts are all its title. @param title By language, the main one first. */
export function offerWrittenIn(title: Record<string, string>): Partial<OfferInput> {
  return {
    mainLanguage: Object.keys(title)[0] ?? 'en',
    title,
    description: title,
    eligibility: title,
    confirmation: title,
    items: [itemInput({ name: title })],
    organisation: {
      ...offerInput().organisation,
      privacyNotice: title,
      accessibilityNotice: title,
      helpContact: title,
    },
  };
}
