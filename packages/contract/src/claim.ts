// What a visitor may object to "this home has already asked", and what staff make of it.
import * as v from 'valibot';
import { emailSchema } from './contact-fields.ts';

export const claimKinds = ['different_flat', 'shared_house', 'moved_in', 'new_building', 'address_misused'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimStates = ['open', 'upheld', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

export const maxClaimLength = { text: 2000, reason: 1000 };

/** A claim as a form or a script sends it; `claimToken` comes with the refusal that it objects to. */
export const claimBodySchema = v.object({
  claimToken: v.pipe(v.string(), v.maxLength(2000)),
  kind: v.picklist(claimKinds),
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxClaimLength.text)), ''),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  /** Where the answer is sent. */
  email: emailSchema,
});
