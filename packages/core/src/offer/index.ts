export type * from './offer.ts';
export { offerPhase } from './offer-phase.ts';
export { limitsOf } from './limits-of.ts';
export { remainingInWords } from './remaining.ts';
export { windowStart } from './window-start.ts';
export { missingForPublishing } from './missing-for-publishing.ts';
export { createOffer, saveVersion, type OfferChange } from './save-offer.ts';
export { transitionOffer } from './transition-offer.ts';
export { isTimeZone } from './validate-offer.ts';
