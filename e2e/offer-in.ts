import type { OfferInput } from '@doorstep/contract';
import { offerWrittenIn } from '@doorstep/testing';

/** The texts of an offer that is written in one language only. */
export const offerIn = (language: string, title: string): Partial<OfferInput> => ({
  ...offerWrittenIn({ [language]: title }),
  limits: { unitsPerHome: 1, windowDays: 30 },
  contact: { name: 'required', email: 'optional', phone: 'optional' },
  // Typed, and searched for in Marrow Vale's list.
  area: { countries: ['GB'], postcodePrefixes: [], polygon: null },
});
