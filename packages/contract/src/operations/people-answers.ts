import * as v from 'valibot';
import { listOf } from '../list-part.ts';
import { roles, staffActions } from '../staff.ts';

const personEntries = { id: v.string(), name: v.string(), email: v.string(), role: v.picklist(roles) };

export const sessionSchema = v.object({
  person: v.object(personEntries),
  actions: v.array(v.picklist(staffActions)),
  /** A second factor is required and this person has none: no other page opens. */
  mustSetUpSecondFactor: v.boolean(),
  /** Whether emails are sent; without a mail server they stay under “Emails”. */
  sendsEmails: v.boolean(),
  /** Map tiles: address with `{z}`, `{x}` and `{y}`, and attribution; null: no maps. */
  tiles: v.nullable(v.object({ url: v.string(), attribution: v.string() })),
  embedOrigins: v.array(v.string()),
});
export type StaffSession = v.InferOutput<typeof sessionSchema>;

export const personSchema = v.object({ ...personEntries, version: v.number(), createdAt: v.string() });
export type StaffPerson = v.InferOutput<typeof personSchema>;
export const peopleSchema = listOf(personSchema);

const openInvitationSchema = v.object({
  id: v.string(),
  role: v.picklist(roles),
  /** Inviter's name; empty for the command line. */
  invitedBy: v.string(),
  expiresAt: v.string(),
});
export type OpenInvitation = v.InferOutput<typeof openInvitationSchema>;
export const openInvitationsSchema = v.array(openInvitationSchema);

export const newInvitationAnswerSchema = v.object({ ...openInvitationSchema.entries, url: v.string() });
export type NewInvitation = v.InferOutput<typeof newInvitationAnswerSchema>;

export const invitationSchema = v.object({
  role: v.picklist(roles),
  isFirstRun: v.boolean(),
  expiresAt: v.string(),
});
export type InvitationView = v.InferOutput<typeof invitationSchema>;
