// What a change of an offer means for people, shown before it is saved.
import * as v from 'valibot';
import { offerInputSchema, versionSchema } from './offer-input.ts';

export const offerTransitions = ['publish', 'pause', 'resume', 'close', 'reopen', 'archive'] as const;
export type OfferTransition = (typeof offerTransitions)[number];

export const offerMoveSchema = v.strictObject({ version: v.optional(versionSchema) });

export const offerEffectsSchema = v.strictObject({
  /** The version of the offer that was read; against another version, the effects would differ. */
  version: v.optional(versionSchema),
  input: v.optional(offerInputSchema),
  transition: v.optional(v.picklist(offerTransitions)),
});
