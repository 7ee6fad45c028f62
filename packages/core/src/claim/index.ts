export type * from './claim-store.ts';
export { previewClaim, refuseClaim, upholdClaim } from './decide-claim.ts';
export { type ClaimInput, makeClaim } from './make-claim.ts';
export { sendReceiptAgain } from './send-receipt-again.ts';
