import * as v from 'valibot';
import { claimStates } from './claim.ts';
import { partEntries, searchEntry } from './list-part.ts';
import { maxClaimLength } from './max-length.ts';
import { trimmed } from './trimmed.ts';

export const homesQuerySchema = v.object({
  offer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  search: searchEntry,
});

export const claimsQuerySchema = v.object({
  offer: homesQuerySchema.entries.offer,
  state: v.optional(v.picklist(claimStates)),
  ...partEntries,
});

const reason = v.pipe(v.string(), trimmed, v.maxLength(maxClaimLength.reason));
const homeId = v.pipe(v.string(), v.maxLength(64));

export const homeLinkSchema = v.strictObject({ homeId, otherId: homeId, reason });

export const upholdClaimSchema = v.strictObject({ allowance: v.pipe(v.number(), v.integer()), reason });

export const refuseClaimSchema = v.strictObject({ reason });
