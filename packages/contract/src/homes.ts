// The wire between the console's screen Homes and /api/staff.
import * as v from 'valibot';
import type { ClaimKind } from './claim-kinds.ts';
import type { ClaimState } from './claim.ts';
import { maxClaimLength } from './max-length.ts';
import type { RequestRow } from './request-list.ts';
import { trimmed } from './trimmed.ts';

/** A home has no name of its own: it is shown by what was last asked for it. */
export interface HomeSummary {
  id: string;
  /** On one line; empty when no request of it is left. */
  addressLine: string;
  name: string;
  /** Units that count against its allowance, of all time. */
  units: number;
  requests: number;
  /** Parcels to it that came back or were lost. */
  undelivered: number;
  /** Staff made it one of several that have had more together than one may have. */
  isOverByMerge: boolean;
}

export interface ClaimView {
  id: string;
  offer: { id: string; title: string };
  kind: ClaimKind;
  text: string;
  name: string;
  email: string;
  addressLines: string[];
  state: ClaimState;
  createdAt: string;
  decidedAt: string | null;
  /** When who made it, and its words, went, as the offer's retention says; null while they are there. */
  emptiedAt: string | null;
  reason: string;
  actor: string;
  allowance: number | null;
  homes: HomeSummary[];
}

export interface HomePair {
  homes: [HomeSummary, HomeSummary];
  reason: 'keys' | 'same_building_and_name' | 'same_door' | 'same_person_and_street';
}

/** Query of GET /api/staff/homes. */
export const homesQuerySchema = v.object({
  offer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Reference, name or part of the address of a request. */
  search: v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), ''),
});

/** GET /api/staff/homes */
export interface HomesOverview {
  /** Open ones, oldest first. */
  claims: ClaimView[];
  /** Newest first. */
  decided: ClaimView[];
  duplicates: HomePair[];
  /** Null without a search. */
  found: HomeSummary[] | null;
}

/** What staff said of this home and another. */
export interface HomeLinkView {
  id: string;
  kind: 'merged' | 'apart';
  other: HomeSummary;
  reason: string;
  actor: string;
  at: string;
  undoneAt: string | null;
}

/** GET /api/staff/homes/:id; reading it is audited. */
export interface HomeDetail extends HomeSummary {
  offers: { id: string; title: string }[];
  /** What staff gave it; null means the offer's. */
  ownAllowance: number | null;
  ownAllowanceReason: string;
  /** Also of the homes that are one with it. */
  asked: RequestRow[];
  links: HomeLinkView[];
  claims: ClaimView[];
}

const reason = v.pipe(v.string(), trimmed, v.maxLength(maxClaimLength.reason));
const homeId = v.pipe(v.string(), v.maxLength(64));

/** POST /api/staff/homes/merge and …/keep-apart */
export const homeLinkSchema = v.strictObject({ homeId, otherId: homeId, reason });

/** POST /api/staff/claims/:id/uphold */
export const upholdClaimSchema = v.strictObject({ allowance: v.pipe(v.number(), v.integer()), reason });

/** POST /api/staff/claims/:id/refuse */
export const refuseClaimSchema = v.strictObject({ reason });
