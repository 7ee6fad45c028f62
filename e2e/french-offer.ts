import type { OfferInput } from '@doorstep/contract';
import { offerWrittenIn } from '@doorstep/testing';

/** The texts of an offer that is written in French alone. */
export const frenchOffer: Partial<OfferInput> = {
  ...offerWrittenIn({ fr: 'Un composteur pour chaque logement' }),
  limits: { unitsPerHome: 1, windowDays: 30 },
  contact: { name: 'required', email: 'optional', phone: 'optional' },
  // Typed and searched for in the list of Marrow Vale.
  area: { countries: ['GB'], postcodePrefixes: [], polygon: null },
};
