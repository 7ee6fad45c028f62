export { fitsAllowance } from './allowance.ts';
export { busyNetworkCounter, defaultNetworkLimits } from './budgets.ts';
export { changesMet, type ChangeMet } from './changes-met.ts';
export { compileAddressPatterns } from './compile-address-patterns.ts';
export { checkSubmission, seenBefore } from './check-submission.ts';
export { emptyAddress, isCollected } from './empty-address.ts';
export { plainAddress } from './plain-address.ts';
export { lockItems, lockRequest } from './lock-request.ts';
export { mailOfChange, mailsOfChange, type MailOfChange } from './mail-of-change.ts';
export { serveQueue, transitionFreely, transitionRequest } from './transition-request.ts';
export { transitionMany } from './transition-many.ts';
export { mailReceipt } from './mail-receipt.ts';
export { enqueueReceipt } from './enqueue-mail.ts';
export type { ServiceRequest } from './service-request.ts';
export { confirmRequest, readMailedLink, type MailedLinkState } from './confirm-request.ts';
export { adjustRequest, previewAdjustment, type Adjustment } from './adjust-request.ts';
export { correctAddress, previewCorrection } from './correct-address.ts';
export { isFlatUnknown } from './identify-home.ts';
export { personMarks, sharedMarks, type PersonMarks } from './person-marks.ts';
export { noteRequest } from './note-request.ts';
export {
  acceptRequest,
  declineRequest,
  holdRequest,
  mayEnd,
  previewDecision,
  withdrawRequest,
} from './decide-request.ts';
export { decideMany, previewMany } from './decide-many.ts';
export { declineNetwork, previewNetworkDecline } from './decline-network.ts';
export { exportRequests, filtersInForce, recordExport } from './export-requests.ts';
export { lapseRequests, maxHeldDays, warnedAfterDays, warnOfHeld } from './lapse-requests.ts';
export { receiptUrl } from './receipt-url.ts';
export {
  canBecome,
  isAdjustable,
  isCorrectable,
  requestStateRules,
  takesAllowance,
  takesStock,
} from './request-transitions.ts';
export type { NetworkLimits, SubmitRequestInput } from './submission-input.ts';
export { submitRequest, type SubmitRequestResult } from './submit-request.ts';
