import * as v from 'valibot';
import { roles, staffActions } from '../staff.ts';

const personEntries = { id: v.string(), name: v.string(), email: v.string(), role: v.picklist(roles) };

export const sessionSchema = v.object({
  person: v.object(personEntries),
  actions: v.array(v.picklist(staffActions)),
  /** Everybody needs a second factor, and this person has none: nothing else opens. */
  mustSetUpSecondFactor: v.boolean(),
  /** Whether emails leave; without a mail server they are kept under “Emails”, and nobody gets one. */
  sendsEmails: v.boolean(),
  /** Where maps come from: the address of a tile with `{z}`, `{x}` and `{y}`, and whose it is; null: there are none. */
  tiles: v.nullable(v.object({ url: v.string(), attribution: v.string() })),
  embedOrigins: v.array(v.string()),
});
export type StaffSession = v.InferOutput<typeof sessionSchema>;

const personSchema = v.object({ ...personEntries, createdAt: v.string() });
export type StaffPerson = v.InferOutput<typeof personSchema>;
export const peopleSchema = v.array(personSchema);

const openInvitationSchema = v.object({
  id: v.string(),
  role: v.picklist(roles),
  /** Who made it; empty for the command line. */
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
