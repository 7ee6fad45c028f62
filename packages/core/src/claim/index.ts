export type * from './claim.ts';
export * as claimRows from './claim-rows.ts';
export { refuseClaim, upholdClaim } from './decide-claim.ts';
export { type ClaimInput, makeClaim } from './make-claim.ts';
export { sendReceiptAgain } from './send-receipt-again.ts';
