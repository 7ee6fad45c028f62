// What a change of an offer means for people, said before it is saved.
import * as v from 'valibot';
import { offerInputSchema, versionSchema } from './offer-input.ts';

export const offerTransitions = ['publish', 'pause', 'resume', 'close', 'reopen', 'archive'] as const;
export type OfferTransition = (typeof offerTransitions)[number];

export const offerMoveSchema = v.strictObject({ version: v.optional(versionSchema) });

export const offerEffectsSchema = v.strictObject({
  /** As the offer was read: compared with another one, the change would be another. */
  version: v.optional(versionSchema),
  input: v.optional(offerInputSchema),
  transition: v.optional(v.picklist(offerTransitions)),
});
