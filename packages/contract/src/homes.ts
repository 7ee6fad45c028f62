// What the operations of homes and claims take.
import * as v from 'valibot';
import { claimStates } from './claim.ts';
import { partEntries } from './list-part.ts';
import { maxClaimLength } from './max-length.ts';
import { trimmed } from './trimmed.ts';

/** Query of GET /homes. */
export const homesQuerySchema = v.object({
  offer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Reference, name or part of the address of a request. */
  search: v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), ''),
});

/** Query of GET /claims. */
export const claimsQuerySchema = v.object({
  offer: homesQuerySchema.entries.offer,
  state: v.optional(v.picklist(claimStates)),
  ...partEntries,
});

const reason = v.pipe(v.string(), trimmed, v.maxLength(maxClaimLength.reason));
const homeId = v.pipe(v.string(), v.maxLength(64));

/** POST /homes/merge and …/keep-apart */
export const homeLinkSchema = v.strictObject({ homeId, otherId: homeId, reason });

/** POST /claims/:claim/uphold */
export const upholdClaimSchema = v.strictObject({ allowance: v.pipe(v.number(), v.integer()), reason });

/** POST /claims/:claim/refuse */
export const refuseClaimSchema = v.strictObject({ reason });
