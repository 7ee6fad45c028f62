// Roles, actions, and inputs of the operations on people and requests.
import * as v from 'valibot';
import { instantSchema } from './calendar-date.ts';
import { emailSchema } from './contact-fields.ts';
import { versionSchema } from './offer-input.ts';
import { decisionText, networkName } from './request-list.ts';
import { submissionSchema } from './submission.ts';
import { trimmed } from './trimmed.ts';

export const roles = ['owner', 'editor', 'fulfiller', 'packer', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** Actions of staff; core/src/staff/permissions.ts has the roles for each. */
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

export const changeRoleSchema = v.strictObject({ version: versionSchema, role: v.picklist(roles) });

export const newInvitationSchema = v.strictObject({ role: v.picklist(roles) });

/** POST /invitations/accept: the first-run link and every invitation. */
export const acceptInvitationSchema = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(200)),
  name: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(200)),
  email: emailSchema,
  password: v.pipe(v.string(), v.minLength(10), v.maxLength(128)),
});

/** POST /offers/:offer/draw: exactly in the offer's format; nothing is trimmed. */
export const drawValueSchema = v.strictObject({ value: v.pipe(v.string(), v.maxLength(500)) });

/** `revision` that was read; if someone changed the request since, the answer is `request_changed`. */
const decisionRevision = v.optional(v.pipe(v.number(), v.integer()));

export const decisionSchema = v.strictObject({ reason: decisionText, revision: decisionRevision });

/** POST /requests/:request/decline: the visitor reads the reason; the note is for staff only. */
export const declineSchema = v.strictObject({ reason: decisionText, note: decisionText, revision: decisionRevision });

/** POST /requests/:request/lines: the complete new quantities. The visitor reads the reason. */
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

/** POST /requests/:request/notes: staff only. */
export const noteSchema = v.strictObject({ note: decisionText });

/** One network's requests up to a moment, so that later arrivals are not declined unseen. */
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

/** POST /offers/:offer/requests: a submission that staff enter on someone's behalf. */
export const staffEntrySchema = v.strictObject({
  // Only visitors' pages send these fields.
  ...v.omit(submissionSchema, ['humanCheck', 'monitoredCheck', 'formToken', 'website']).entries,
  /** Someone without a fixed address, who collects. */
  noFixedAddress: v.optional(v.boolean(), false),
});
export type StaffEntryBody = v.InferInput<typeof staffEntrySchema>;
