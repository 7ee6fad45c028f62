export { alarmNotices, alarmsInFull } from './alarm/alarm-notices.ts';
export type * from './alarm/alarm-store.ts';
export { type AlarmContext, raiseAlarm, type RaisedIssue, storedMessage, resolveAlarms } from './alarm/raise-alarm.ts';
export type * from './api-token/api-tokens.ts';
export { createApiToken, revokeApiToken, useApiToken } from './api-token/api-tokens.ts';
export { uploadPolygon, polygonGeoJson, viewPolygon } from './area/keep-polygon.ts';
export { polygonShape, type PolygonShape, type Rings } from './area/polygon-shape.ts';
export type * from './area/require-in-area.ts';
export { isUnderPostcodePrefix } from './area/is-in-area.ts';
export { auditCursor, auditPlaceOf } from './audit/audit-store.ts';
export type * from './audit/audit-store.ts';
export { eventsOf, loggedEvents, type LoggedEvent } from './audit/events-of.ts';
export { nameOf, recordAudit } from './audit/record-audit.ts';
export * from './batch/index.ts';
export type * from './claim/claim.ts';
export * as claimRows from './claim/claim-rows.ts';
export { refuseClaim, upholdClaim } from './claim/decide-claim.ts';
export { type ClaimInput, makeClaim } from './claim/make-claim.ts';
export { sendReceiptAgain } from './claim/send-receipt-again.ts';
export { changePlace } from './collection/change-place.ts';
export { type Counter, type CounterStanding, counterStanding, findAtCounter } from './collection/find-at-counter.ts';
export { handedOver, handOver, undoHandOver } from './collection/hand-over.ts';
export { lapseUncollected } from './collection/lapse-uncollected.ts';
export { notifyReady } from './collection/notify-ready.ts';
export { carryOutDraws } from './draw/carry-out-draw.ts';
export type * from './draw/draw-store.ts';
export { enterDrawValue } from './draw/enter-draw-value.ts';
export { fixAfterMs, fixDueDraws, entryHash, listDigest } from './draw/fix-draw.ts';
export { rankEntries } from './draw/rank-entries.ts';
export { presentEvents } from './event/present-events.ts';
export { readEvents } from './event/read-events.ts';
export { replayEvents } from './event/replay-events.ts';
export { canonicalAddress, canonicalForm, canonicalParts } from './home/canonical-address.ts';
export { comparedRequest } from './home/compared-request.ts';
export { destroyHomeSecrets } from './home/destroy-home-secrets.ts';
export { homeKeys, streetHashOf } from './home/home-keys.ts';
export type * from './home/link-homes.ts';
export type * from './home/home-store.ts';
export { keepHomesApart, mergeHomes, undoHomeLink } from './home/link-homes.ts';
export { possibleDuplicates } from './home/possible-duplicates.ts';
export type * from './limit-group/limit-group-store.ts';
export { createLimitGroup, joinLimitGroup, saveLimitGroup } from './limit-group/limit-groups.ts';
export { addVisits, type Visits } from './insight/insight-rows.ts';
export { readInsights } from './insight/read-insights.ts';
export type * from './lookup-key/lookup-keys.ts';
export { createLookupKey, revokeLookupKey } from './lookup-key/lookup-keys.ts';
export { isAboutRequest, mailLinks, type MailLinks } from './mail/mail-links.ts';
export { countMonitoredCheck, monitoredChecks } from './monitored-check/monitored-checks.ts';
export type * from './monitored-check/monitored-checks.ts';
export { findPlace, isReadyAt, keptUntil, openingsAhead, placesOffered, readyFrom } from './offer/places.ts';
export { announcePhases } from './offer/announce-phase.ts';
export { deleteDraft } from './offer/delete-draft.ts';
export { givingOf, givingOfRequest, remainingInWords } from './offer/giving.ts';
export { limitsOf, offeredOf } from './offer/offer.ts';
export { measure } from './offer/measure.ts';
export { missingForPublishing } from './offer/missing-for-publishing.ts';
export { effectsOfChange, effectsOfTransition } from './offer/offer-effects.ts';
export { offerPhase } from './offer/offer-phase.ts';
export { type OfferStore, versionName } from './offer/offer-store.ts';
export type * from './offer/offer.ts';
export { createOffer } from './offer/save-version.ts';
export { localText, answerInWords, answerNames, itemName, itemText, placeName } from './offer/offer-texts.ts';
export { transitionOffer } from './offer/transition-offer.ts';
export { isTimeZone } from './offer/validate-offer.ts';
export { windowStart } from './offer/window-start.ts';
export { countMail, maxMailsPerDay } from './outbox/count-mail.ts';
export type * from './outbox/outbox-store.ts';
export { failureOf, undeliveredMail, type UndeliveredMail } from './outbox/undelivered-mail.ts';
export { doOnce, outcomeKeptMs } from './once/do-once.ts';
export { assignPackers } from './packing/assign-packers.ts';
export { packParcel, showParcel, undoPack, packingOf, packingsOf } from './packing/pack-parcel.ts';
export type * from './packing/pack-parcel.ts';
export { uploadPicture } from './picture/keep-picture.ts';
export type * from './picture/keep-picture.ts';
export { dueForErasure, eraseExpired, type ErasureRun } from './privacy/erase-expired.ts';
export { erasePerson, eraseRequest } from './privacy/erase-request.ts';
export { findPerson, type FoundPerson } from './privacy/find-person.ts';
export { exportPersonalData } from './privacy/export-personal-data.ts';
export type * from './privacy/privacy-report.ts';
export { privacyReport, type PrivacyReport, type PrivacyReportRow } from './privacy/privacy-report.ts';
export { type Adjustment, adjustRequest, canAdjust } from './request/adjust-request.ts';
export { busyNetworkCounter, defaultNetworkLimits } from './request/budgets.ts';
export { changeDetails, type DetailsChange, maskEmail } from './request/change-details.ts';
export { askForEmail, keepEmail } from './request/change-email.ts';
export { correctDetails } from './request/correct-details.ts';
export { addressHoldReasons } from './request/address-hold-reasons.ts';
export { checkSubmission, seenBefore, type ChangeMet, changesMet } from './request/check-submission.ts';
export { compileAddressPatterns } from './request/compile-address-patterns.ts';
export { confirmRequest, type MailedLinkState, readMailedLink } from './request/confirm-request.ts';
export { correctAddress, hasAskedAgain } from './request/correct-address.ts';
export { coverOfHome, type HomeCover } from './request/cover-of-home.ts';
export { decideMany, previewMany } from './request/decide-many.ts';
export { decideMatching, previewMatching } from './request/decide-matching.ts';
export { acceptRequest, declineRequest, holdRequest, mayEnd, withdrawRequest } from './request/decide-request.ts';
export { declineNetwork, previewNetworkDecline } from './request/decline-network.ts';
export { emptyAddress, hasAddress, isCollected, plainAddress } from './request/plain-address.ts';
export { exportRequests, filtersInForce, recordExport } from './request/export-requests.ts';
export { placeErrors, isToBeCollected } from './request/validate-submission.ts';
export { isFlatUnknown } from './request/identify-home.ts';
export { daysUntilLapse, lapseRequests, maxHeldDays, warnedAfterDays, warnOfHeld } from './request/lapse-requests.ts';
export { lockRequest } from './request/lock-request.ts';
export { mailReceipt, sendReceipt } from './request/mail-receipt.ts';
export { noteRequest } from './request/note-request.ts';
export { resendable, resendMail } from './request/resend-mail.ts';
export { personMarks, type PersonMarks, sharedMarks } from './request/person-marks.ts';
export { receiptUrl } from './request/enqueue-mail.ts';
export type * from './request/request-store.ts';
export {
  canBecome,
  isCorrectable,
  requestStateRules,
  takesAllowance,
  takesStock,
} from './request/request-transitions.ts';
export type * from './request/service-request.ts';
export type { NetworkLimits, SubmitRequestInput } from './request/submission-input.ts';
export type * from './request/submission-stores.ts';
export { submitRequest, type SubmitRequestResult } from './request/submit-request.ts';
export { transitionRequest } from './request/transition-request.ts';
export { tryOut, type MailOfChange } from './request/try-out.ts';
export { isUndoable, undoableForMs } from './request/undo-window.ts';
export type * from './service-day/service-days-ago.ts';
export { serviceDaysAgo, settledNow } from './service-day/service-days-ago.ts';
export { acceptInvitation, cancelInvitation, findInvitation, inviteStaff } from './staff/invitations.ts';
export { findPasswordLink, mailPasswordLink, makePasswordLink, usePasswordLink } from './staff/password-links.ts';
export type * from './staff/people-store.ts';
export { changeRole, removePerson, signOutPerson } from './staff/people.ts';
export { requireSecondFactor, secondFactorRequiredFrom } from './staff/second-factor.ts';
export { limitedTo, mayDo, permissions, reachesOffer, requireAction } from './staff/permissions.ts';
export type * from './stock/stock-store.ts';
export { moveStock } from './supply/move-stock.ts';
export { saveOffer } from './supply/save-offer.ts';
export { type Discrepancy, type DiscrepancyStep, findDiscrepancies, isOff } from './verify/find-discrepancies.ts';
export { homesOverByMerge } from './verify/over-by-merge.ts';
export type * from './verify/find-discrepancies.ts';
export type * from './webhook/webhooks.ts';
export {
  addWebhook,
  changeWebhook,
  findDelivery,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  retryDelivery,
  testWebhook,
} from './webhook/webhooks.ts';
export type { Actor } from './actor.ts';
export type { Addresses, FormKnowledge, ProofOutcome } from './addresses.ts';
export type { Context } from './context.ts';
export { DoorstepError, type ErrorDetails } from '@doorstep/contract';
export { idempotencyKeptMs, type HousekeepingStore } from './store-ports.ts';
export type { HumanCheck, HumanCheckOutcome } from './human-check.ts';
export { toIso, type Instant } from './instant.ts';
export { mailbox } from './mailbox.ts';
export type * from './store-ports.ts';
export type { Secrets } from './secrets.ts';
export { settleAll } from './settle-all.ts';
export type { BatchWork, Repositories, Store } from './store.ts';
