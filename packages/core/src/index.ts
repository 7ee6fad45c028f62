export type { Actor } from './actor.ts';
export {
  isUnderPostcodePrefix,
  polygonGeoJson,
  polygonShape,
  uploadPolygon,
  viewPolygon,
  type PolygonShape,
  type Rings,
} from './area/index.ts';
export type * from './area/polygon-store.ts';
export type { Addresses, FormKnowledge, ProofOutcome } from './addresses.ts';
export type * from './alarm/alarm-store.ts';
export type * from './api-token/api-token-store.ts';
export type * from './audit/audit-store.ts';
export type * from './batch/batch-store.ts';
export type * from './packing/packing-store.ts';
export type * from './claim/claim-store.ts';
export type { Context } from './context.ts';
export { DoorstepError, type ErrorDetails } from './errors.ts';
export type * from './home/home-link-store.ts';
export type * from './draw/draw-store.ts';
export type * from './home/home-store.ts';
export { idempotencyKeptMs, type HousekeepingStore } from './housekeeping-store.ts';
export type { HumanCheck, HumanCheckOutcome } from './human-check.ts';
export { toIso, type Instant } from './instant.ts';
export type * from './limit-group/limit-group-store.ts';
export type * from './lookup-key/lookup-key-store.ts';
export type * from './monitored-check/monitored-check-store.ts';
export { versionName, type OfferStore } from './offer/offer-store.ts';
export type * from './offer/offer.ts';
export * from './outbox/index.ts';
export type * from './outbox/outbox-store.ts';
export type * from './request/request-store.ts';
export type * from './request/service-request.ts';
export type * from './request/submission-stores.ts';
export type { Secrets } from './secrets.ts';
export type * from './settings-store.ts';
export type * from './staff/people-store.ts';
export type * from './stock/stock-store.ts';
export type { BatchWork, Repositories, Store } from './store.ts';
export type * from './verify/reconciliation-store.ts';
export type * from './webhook/webhook-store.ts';
export {
  alarmNotices,
  alarmsInFull,
  raiseAlarm,
  resolveAlarms,
  storedMessage,
  type AlarmContext,
  type RaisedIssue,
} from './alarm/index.ts';
export {
  closeBatch,
  closeComposition,
  closeDelivered,
  closeReturned,
  dispatchBatch,
  finishBatches,
  makeBatch,
  makeBatchOnce,
  previewBatch,
  previewReturn,
  previewSendAgain,
  recordPrinting,
  recordReturn,
  reopenComposition,
  requireBatch,
  saveTracking,
  sendAgain,
  takeOutOfBatch,
  continuePrint,
  exportForCarrier,
  packedRequests,
  type PackedRequest,
  undoBatch,
} from './batch/index.ts';
export { assignPackers, packParcel, packingOf, packingsOf, showParcel, undoPack } from './packing/index.ts';
export { mailbox } from './mailbox.ts';
export { makeClaim, previewClaim, refuseClaim, sendReceiptAgain, upholdClaim, type ClaimInput } from './claim/index.ts';
export {
  canonicalAddress,
  canonicalForm,
  canonicalParts,
  destroyHomeSecrets,
  homeKeys,
  keepHomesApart,
  comparedRequest,
  streetHashOf,
  mergeHomes,
  possibleDuplicates,
  undoHomeLink,
} from './home/index.ts';
export { createApiToken, revokeApiToken, useApiToken } from './api-token/index.ts';
export {
  carryOutDraws,
  enterDrawValue,
  entryHash,
  fixAfterMs,
  fixDueDraws,
  listDigest,
  rankEntries,
} from './draw/index.ts';
export { createLimitGroup, joinLimitGroup, saveLimitGroup } from './limit-group/index.ts';
export { createLookupKey, revokeLookupKey } from './lookup-key/index.ts';
export { countMonitoredCheck, monitoredChecks } from './monitored-check/index.ts';
export {
  createOffer,
  answerNames,
  effectsOfChange,
  effectsOfTransition,
  isTimeZone,
  itemName,
  itemText,
  limitsOf,
  localText,
  measure,
  missingForPublishing,
  offeredOf,
  offerPhase,
  remainingInWords,
  transitionOffer,
  windowStart,
} from './offer/index.ts';
export * from './privacy/index.ts';
export type * from './network-salt-store.ts';
export type * from './picture/picture-store.ts';
export { uploadPicture } from './picture/index.ts';
export type * from './privacy/personal-data-store.ts';
export type * from './service-day/service-day-store.ts';
export { recordAudit } from './record-audit.ts';
export {
  previewMany,
  personMarks,
  sharedMarks,
  type PersonMarks,
  acceptRequest,
  busyNetworkCounter,
  defaultNetworkLimits,
  canBecome,
  changesMet,
  checkSubmission,
  compileAddressPatterns,
  seenBefore,
  type ChangeMet,
  confirmRequest,
  adjustRequest,
  type Adjustment,
  correctAddress,
  decideMany,
  declineNetwork,
  declineRequest,
  holdRequest,
  mayEnd,
  emptyAddress,
  plainAddress,
  exportRequests,
  recordExport,
  filtersInForce,
  isCollected,
  isAdjustable,
  isCorrectable,
  isFlatUnknown,
  lapseRequests,
  lockRequest,
  mailReceipt,
  maxHeldDays,
  noteRequest,
  previewAdjustment,
  previewCorrection,
  previewDecision,
  previewNetworkDecline,
  readMailedLink,
  receiptUrl,
  requestStateRules,
  submitRequest,
  takesAllowance,
  takesStock,
  transitionRequest,
  warnedAfterDays,
  warnOfHeld,
  withdrawRequest,
  type MailOfChange,
  type MailedLinkState,
  type NetworkLimits,
  type SubmitRequestInput,
  type SubmitRequestResult,
} from './request/index.ts';
export {
  acceptInvitation,
  cancelInvitation,
  changeRole,
  findInvitation,
  inviteStaff,
  mayDo,
  permissions,
  removePerson,
  requireAction,
} from './staff/index.ts';
export { serviceDaysAgo, settledNow } from './service-day/index.ts';
export { moveStock, saveOffer } from './stock/index.ts';
export {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  retryDelivery,
  testWebhook,
} from './webhook/index.ts';
export { settleAll } from './settle-all.ts';
export {
  homesOverByMerge,
  findDiscrepancies,
  type Discrepancy,
  type Miscount,
  type QueueDiscrepancy,
} from './verify/index.ts';
