export { type Adjustment, adjustRequest } from './adjust-request.ts';
export { busyNetworkCounter, defaultNetworkLimits } from './budgets.ts';
export { type ChangeMet, changesMet } from './changes-met.ts';
export { checkSubmission, seenBefore } from './check-submission.ts';
export { compileAddressPatterns } from './compile-address-patterns.ts';
export { confirmRequest, type MailedLinkState, readMailedLink } from './confirm-request.ts';
export { correctAddress } from './correct-address.ts';
export { coverOfHome, type HomeCover } from './cover-of-home.ts';
export { decideMany, previewMany } from './decide-many.ts';
export { acceptRequest, declineRequest, holdRequest, mayEnd, withdrawRequest } from './decide-request.ts';
export { declineNetwork, previewNetworkDecline } from './decline-network.ts';
export { emptyAddress, hasAddress, isCollected, plainAddress } from './plain-address.ts';
export { exportRequests, filtersInForce, recordExport } from './export-requests.ts';
export { placeErrors, isToBeCollected } from './validate-submission.ts';
export { isFlatUnknown } from './identify-home.ts';
export { lapseRequests, maxHeldDays, warnedAfterDays, warnOfHeld } from './lapse-requests.ts';
export { lockRequest } from './lock-request.ts';
export type { MailOfChange } from './mail-of-change.ts';
export { mailReceipt } from './mail-receipt.ts';
export { noteRequest } from './note-request.ts';
export { personMarks, type PersonMarks, sharedMarks } from './person-marks.ts';
export { receiptUrl } from './receipt-url.ts';
export type * from './request-store.ts';
export {
  canBecome,
  isAdjustable,
  isCorrectable,
  requestStateRules,
  takesAllowance,
  takesStock,
} from './request-transitions.ts';
export type * from './service-request.ts';
export type { NetworkLimits, SubmitRequestInput } from './submission-input.ts';
export type * from './submission-stores.ts';
export { submitRequest, type SubmitRequestResult } from './submit-request.ts';
export { transitionRequest } from './transition-request.ts';
export { tryOut } from './try-out.ts';
