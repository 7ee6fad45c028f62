export { redactClaims } from './redact-claims.ts';
export { makeClaim, type ClaimInput } from './make-claim.ts';
export { previewClaim, refuseClaim, upholdClaim } from './decide-claim.ts';
export { sendReceiptAgain } from './send-receipt-again.ts';
