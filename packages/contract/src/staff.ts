// Roles and actions, and what the operations of people and requests take.
import * as v from 'valibot';
import { instantSchema } from './calendar-date.ts';
import { emailSchema } from './contact-fields.ts';
import { decisionText, networkName } from './request-list.ts';
import { submissionSchema } from './submission.ts';
import { trimmed } from './trimmed.ts';

export const roles = ['owner', 'editor', 'fulfiller', 'packer', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What staff may do; who may is one table in core/src/staff/permissions.ts. */
export const staffActions = [
  'offers.read',
  'offers.write',
  'addresses.manage',
  'requests.read',
  'requests.decide',
  'requests.enter',
  'requests.export',
  'batches.read',
  'batches.write',
  'batches.pack',
  'homes.read',
  'homes.decide',
  'stock.write',
  'mails.read',
  'privacy.manage',
  'people.manage',
  'tokens.manage',
  'alarms.read',
  'services.manage',
  'audit.read',
] as const;
export type StaffAction = (typeof staffActions)[number];

export const changeRoleSchema = v.strictObject({ role: v.picklist(roles) });

export const newInvitationSchema = v.strictObject({ role: v.picklist(roles) });

/** POST /invitations/accept: the first-run link and every invitation. */
export const acceptInvitationSchema = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(200)),
  name: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(200)),
  email: emailSchema,
  password: v.pipe(v.string(), v.minLength(10), v.maxLength(128)),
});

/** POST /offers/:offer/draw: exactly as the offer's format has it, nothing is trimmed. */
export const drawValueSchema = v.strictObject({ value: v.pipe(v.string(), v.maxLength(500)) });

/** `revision` of the request as it was read: another's change in between is `request_changed`. */
const decisionRevision = v.optional(v.pipe(v.number(), v.integer()));

export const decisionSchema = v.strictObject({ reason: decisionText, revision: decisionRevision });

/** POST /requests/:request/decline: the reason is told to the visitor, the note is for staff alone. */
export const declineSchema = v.strictObject({ reason: decisionText, note: decisionText, revision: decisionRevision });

/** POST /requests/:request/lines: all that it is to ask for. The reason is told to the visitor. */
export const adjustmentSchema = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        item: v.pipe(v.string(), v.maxLength(64)),
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
    v.maxLength(100),
  ),
  reason: decisionText,
  revision: decisionRevision,
});

/** POST /requests/:request/notes: for staff alone. */
export const noteSchema = v.strictObject({ note: decisionText });

/** What one network had sent until a moment: nobody who came after it was seen is declined with it. */
const floodEntries = {
  network: networkName,
  until: v.pipe(
    instantSchema,
    v.check((value) => !Number.isNaN(Date.parse(value))),
  ),
};

/** POST /requests/networks/decline: the held requests of one network. */
export const networkDecisionSchema = v.strictObject({ ...floodEntries, reason: decisionText, note: decisionText });

/** POST /requests/networks/decline/preview */
export const networkPreviewSchema = v.strictObject({ ...floodEntries, reason: decisionText });

/** POST /offers/:offer/requests: a submission that is entered for somebody. */
export const staffEntrySchema = v.strictObject({
  // What the page of a visitor sends beside it is for visitors.
  ...v.omit(submissionSchema, ['humanCheck', 'monitoredCheck', 'formToken', 'website']).entries,
  /** Somebody without a fixed address, who collects. */
  noFixedAddress: v.optional(v.boolean(), false),
});
export type StaffEntryBody = v.InferInput<typeof staffEntrySchema>;
