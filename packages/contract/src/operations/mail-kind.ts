import * as v from 'valibot';

/** Emails that an operation would send, identical except for the reference. */
export interface MailKind {
  /** The request or claim of the first email. */
  about: string;
  count: number;
  mail: { to: string; subject: string; text: string };
  offerTitle: string;
  language: string;
}

export const mailKindSchema: v.GenericSchema<MailKind> = v.object({
  about: v.string(),
  count: v.number(),
  mail: v.object({ to: v.string(), subject: v.string(), text: v.string() }),
  offerTitle: v.string(),
  language: v.string(),
});
