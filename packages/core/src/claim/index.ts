export type * from './claim.ts';
export * as claimRows from './claim-rows.ts';
export { previewClaim, refuseClaim, upholdClaim } from './decide-claim.ts';
export { type ClaimInput, makeClaim } from './make-claim.ts';
export { sendReceiptAgain } from './send-receipt-again.ts';
