import * as v from 'valibot';
import { claimKinds } from '../claim-kinds.ts';
import { claimStates } from '../claim.ts';
import { listOf } from '../list-part.ts';
import { requestRowSchema } from './request-row.ts';

const offerSchema = v.object({ id: v.string(), title: v.string() });

/** Homes have no names: each is shown by its latest request. */
const homeSummarySchema = v.object({
  id: v.string(),
  /** On one line; empty if no request is left. */
  addressLine: v.string(),
  name: v.string(),
  /** Units that count against its allowance, of all time. */
  units: v.number(),
  requests: v.number(),
  /** Parcels to it that were returned or lost. */
  undelivered: v.number(),
  /** Staff merged it with homes that together received more than one home may have. */
  isOverByMerge: v.boolean(),
});
export type HomeSummary = v.InferOutput<typeof homeSummarySchema>;

export const claimSchema = v.object({
  id: v.string(),
  offer: offerSchema,
  kind: v.picklist(claimKinds),
  text: v.string(),
  name: v.string(),
  email: v.string(),
  addressLines: v.array(v.string()),
  state: v.picklist(claimStates),
  createdAt: v.string(),
  decidedAt: v.nullable(v.string()),
  /** When the claimant and the text were erased under the offer's retention; null until then. */
  emptiedAt: v.nullable(v.string()),
  reason: v.string(),
  actor: v.string(),
  allowance: v.nullable(v.number()),
  homes: v.array(homeSummarySchema),
});
export const claimsSchema = listOf(claimSchema);
export type ClaimView = v.InferOutput<typeof claimSchema>;

export const homePairReasons = ['keys', 'same_building_and_name', 'same_door', 'same_person_and_street'] as const;
const homePairSchema = v.object({
  homes: v.tuple([homeSummarySchema, homeSummarySchema]),
  reason: v.picklist(homePairReasons),
});
export type HomePair = v.InferOutput<typeof homePairSchema>;

/** With a search, the lists are empty. */
export const homesOverviewSchema = v.object({
  claims: v.array(claimSchema),
  /** Newest first. */
  decided: v.array(claimSchema),
  duplicates: v.array(homePairSchema),
  /** Null without a search. */
  found: v.nullable(v.array(homeSummarySchema)),
});
export type HomesOverview = v.InferOutput<typeof homesOverviewSchema>;

/** A staff decision about this home and another. */
const homeLinkSchema = v.object({
  id: v.string(),
  kind: v.picklist(['merged', 'apart']),
  other: homeSummarySchema,
  reason: v.string(),
  actor: v.string(),
  at: v.string(),
  undoneAt: v.nullable(v.string()),
});
export type HomeLinkView = v.InferOutput<typeof homeLinkSchema>;

export const homeSchema = v.object({
  ...homeSummarySchema.entries,
  offers: v.array(offerSchema),
  /** Set by staff; null: the offer's allowance. */
  ownAllowance: v.nullable(v.number()),
  ownAllowanceReason: v.string(),
  /** Includes requests of homes merged with it. */
  asked: v.array(requestRowSchema),
  links: v.array(homeLinkSchema),
  claims: v.array(claimSchema),
});
export type HomeDetail = v.InferOutput<typeof homeSchema>;
