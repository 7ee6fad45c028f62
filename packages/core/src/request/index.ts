export { fitsAllowance } from './allowance.ts';
export { checkSubmission } from './check-submission.ts';
export { promoteQueue } from './promote-queue.ts';
export { confirmRequest, findByMailedLink } from './confirm-request.ts';
export { acceptRequest, declineRequest, withdrawRequest } from './decide-request.ts';
export { receiptUrl } from './receipt-url.ts';
export { canBecome, takesAllowance, takesStock } from './request-effects.ts';
export type { SubmitRequestInput } from './submission-input.ts';
export { submitRequest, type SubmitRequestResult } from './submit-request.ts';
