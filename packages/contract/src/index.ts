export * from './address.ts';
export * from './error-codes.ts';
export * from './offer-input.ts';
export * from './public-offer.ts';
export * from './public-page.ts';
export * from './request-state.ts';
export * from './staff.ts';
export * from './submission.ts';
