import * as v from 'valibot';
import { instantSchema } from './calendar-date.ts';
import { partEntries } from './list-part.ts';
import { trimmed } from './trimmed.ts';

/** Somebody looked, and nothing changed. Whatever leaves the console as a file is no reading. */
const readingActions = [
  'audit.listed',
  'audit.viewed',
  'batch.checked',
  'batch.parcel_viewed',
  'batch.viewed',
  'claim.viewed',
  'events.listed',
  'home.viewed',
  'homes.listed',
  'mails.listed',
  'person.searched',
  'request.viewed',
  'requests.found_at_counter',
  'requests.listed',
  'returns.listed',
] as const;

/** Everything that the audit log tells of, by its subject and what was done. */
export const auditActions = [
  ...readingActions,
  'address_data.file_removed',
  'address_data.file_uploaded',
  'address_data.import_cancelled',
  'address_data.import_started',
  'address_data.imported',
  'address_data.removed',
  'api_token.created',
  'api_token.revoked',
  'audit.exported',
  'batch.assigned',
  'batch.closed',
  'batch.dispatch_undone',
  'batch.dispatched',
  'batch.exported',
  'batch.locked',
  'batch.made',
  'batch.parcel_packed',
  'batch.parcel_unpacked',
  'batch.pick_list_printed',
  'batch.print_continued',
  'batch.printed',
  'batch.slips_printed',
  'batch.taken_out',
  'batch.tracking_saved',
  'batch.undone',
  'batch.unlocked',
  'claim.erased',
  'claim.made',
  'claim.refused',
  'claim.upheld',
  'draw.fixed',
  'draw.held',
  'draw.value_confirmed',
  'draw.value_proposed',
  'home.allowance_set',
  'home.kept_apart',
  'home.merged',
  'home.no_longer_apart',
  'home.unmerged',
  'limit_group.changed',
  'limit_group.created',
  'lookup_key.created',
  'lookup_key.revoked',
  'offer.archived',
  'offer.changed',
  'offer.closed',
  'offer.created',
  'offer.deleted',
  'offer.home_keys_destroyed',
  'offer.joined_limit_group',
  'offer.left_limit_group',
  'offer.paused',
  'offer.phase_changed',
  'offer.published',
  'person.invitation_cancelled',
  'person.invited',
  'person.joined',
  'person.password_changed',
  'person.password_link_made',
  'person.password_reset',
  'person.recovery_codes_made',
  'person.removed',
  'person.role_changed',
  'person.sessions_ended',
  'person.signed_in',
  'person.two_factor_off',
  'person.two_factor_on',
  'person.two_factor_required',
  'queue.served',
  'request.accepted',
  'request.address_corrected',
  'request.adjusted',
  'request.asked_again',
  'request.closed',
  'request.confirmed',
  'request.declined',
  'request.details_changed',
  'request.dispatch_undone',
  'request.dispatched',
  'request.doubts_settled',
  'request.email_asked',
  'request.email_kept',
  'request.email_sent_again',
  'request.entered',
  'request.erased',
  'request.exported',
  'request.hand_over_undone',
  'request.handed_over',
  'request.held',
  'request.lapsed',
  'request.lost',
  'request.not_collected',
  'request.noted',
  'request.packed',
  'request.place_changed',
  'request.receipt_sent',
  'request.return_undone',
  'request.returned',
  'request.waitlisted',
  'request.withdrawn',
  'requests.exported',
  'requests.network_declined',
  'retention.run',
  'stock.correction',
  'stock.damaged',
  'stock.delivery',
  'stock.low',
  'stock.returned',
  'webhook.added',
  'webhook.changed',
  'webhook.delivery_retried',
  'webhook.removed',
  'webhook.replayed',
  'webhook.secret_replaced',
  'webhook.tested',
] as const;
export type AuditAction = (typeof auditActions)[number];

const readings: ReadonlySet<string> = new Set(readingActions);

/** Whether an entry only tells that somebody looked. */
export function isReading(action: string): boolean {
  return readings.has(action);
}

/** What an entry can be about. */
export const auditSubjects = [
  'request',
  'offer',
  'home',
  'claim',
  'item',
  'person',
  'invitation',
  'lookup_key',
  'limit_group',
  'api_token',
  'webhook',
  'batch',
  'address_data',
  'store',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

const momentSchema = v.pipe(
  instantSchema,
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

const filterEntries = {
  /** Written at this moment or later. */
  from: v.optional(momentSchema),
  /** Written before this moment. */
  until: v.optional(momentSchema),
  /** Id of who did it: a person or a token. */
  actor: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))),
  action: v.optional(v.picklist(auditActions)),
  subject: v.optional(v.picklist(auditSubjects)),
  /** Id of what it is about; beside `subject`. */
  id: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** `true`: also who looked at what. */
  readings: v.optional(v.picklist(['true', 'false']), 'false'),
  /** The reference of a request, the number of a batch, or part of the name of an offer or a person. */
  search: v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), ''),
};

/** Query of GET /audit/export.csv. */
export const auditFilterSchema = v.object(filterEntries);
export type AuditFilterQuery = v.InferOutput<typeof auditFilterSchema>;

/** Query of GET /audit. */
export const auditQuerySchema = v.object({
  ...filterEntries,
  ...partEntries,
});
