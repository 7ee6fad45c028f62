import * as v from 'valibot';
import { claimKinds } from './claim-kinds.ts';
import { emailSchema } from './contact-fields.ts';
import { maxClaimLength } from './max-length.ts';
import { trimmed } from './trimmed.ts';

export const claimStates = ['open', 'upheld', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimBodySchema = v.object({
  claimToken: v.pipe(v.string(), v.maxLength(2000)),
  kind: v.picklist(claimKinds),
  text: v.optional(v.pipe(v.string(), trimmed, v.maxLength(maxClaimLength.text)), ''),
  name: v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), ''),
  email: emailSchema,
});
