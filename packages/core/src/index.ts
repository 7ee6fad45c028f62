export type { Actor } from './actor.ts';
export type { Addresses, ProofOutcome } from './addresses.ts';
export type * from './alarm/alarm-store.ts';
export type * from './audit/audit-store.ts';
export type { Context } from './context.ts';
export { DoorstepError, type ErrorDetails } from './errors.ts';
export type * from './home/home-store.ts';
export { idempotencyKeptMs, type HousekeepingStore } from './housekeeping-store.ts';
export type { HumanCheck, HumanCheckOutcome } from './human-check.ts';
export { toIso, type Instant } from './instant.ts';
export type * from './lookup-key/lookup-key-store.ts';
export type * from './monitored-check/monitored-check-store.ts';
export type * from './offer/offer-store.ts';
export type * from './offer/offer.ts';
export type * from './outbox/outbox-store.ts';
export type * from './request/request-store.ts';
export type * from './request/service-request.ts';
export type * from './request/submission-stores.ts';
export type { Secrets } from './secrets.ts';
export type * from './settings-store.ts';
export type * from './staff/people-store.ts';
export type * from './stock/stock-store.ts';
export type { Repositories, Store } from './store.ts';
export type * from './verify/books-store.ts';
export type * from './webhook/webhook-store.ts';
export {
  alarmNotices,
  alarmsInFull,
  raiseAlarm,
  resolveAlarms,
  type AlarmContext,
  type RaisedTrouble,
} from './alarm/index.ts';
export { canonicalAddress, homeKeys, parseTypedAddress } from './home/index.ts';
export { createLookupKey, revokeLookupKey } from './lookup-key/index.ts';
export { countMonitoredCheck, monitoredChecks } from './monitored-check/index.ts';
export {
  createOffer,
  missingForPublishing,
  offerPhase,
  remainingInWords,
  saveOffer,
  transitionOffer,
} from './offer/index.ts';
export { recordAudit } from './record-audit.ts';
export {
  acceptRequest,
  canBecome,
  checkSubmission,
  confirmRequest,
  declineRequest,
  exportRequests,
  findByMailedLink,
  receiptUrl,
  submitRequest,
  takesAllowance,
  takesStock,
  withdrawRequest,
  type SubmitRequestInput,
  type SubmitRequestResult,
} from './request/index.ts';
export { acceptInvitation, findInvitation, inviteStaff, mayDo, permissions, requireAction } from './staff/index.ts';
export { moveStock } from './stock/index.ts';
export {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  retryDelivery,
  testWebhook,
} from './webhook/index.ts';
export { verifyBooks, type BookFault } from './verify/index.ts';
