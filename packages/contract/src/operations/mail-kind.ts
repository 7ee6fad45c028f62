import * as v from 'valibot';

/** Emails that an operation would send and that read alike but for the reference. */
export const mailKindSchema = v.object({
  /** The request, or the claim, that the first of them is about. */
  about: v.string(),
  /** How many get it, and the email to the first of them. */
  count: v.number(),
  mail: v.object({ to: v.string(), subject: v.string(), text: v.string() }),
  offerTitle: v.string(),
  /** BCP 47, as the visitor has it. */
  language: v.string(),
});
export type MailKind = v.InferOutput<typeof mailKindSchema>;
