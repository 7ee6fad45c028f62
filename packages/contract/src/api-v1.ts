// The wire of /api/v1, for programs with a token, and of the tokens and limit groups that staff make.
import * as v from 'valibot';
import { addressSchema } from './address.ts';
import { offerInputSchema } from './offer-input.ts';
import { publicOfferSchema } from './public-offer.ts';
import { assurances, holdReasons, requestSources, requestStates } from './request-state.ts';
import { trimmed } from './trimmed.ts';

/** What a token may do: a part of what staff may. */
export const apiScopes = [
  'offers.read',
  'requests.read',
  'requests.enter',
  'batches.read',
  'batches.write',
  'batches.pack',
  'homes.read',
  'homes.decide',
  'mails.read',
  'alarms.read',
  'services.manage',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** POST /tokens */
export const apiTokenInputSchema = v.strictObject({
  name: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(100)),
  scopes: v.pipe(v.array(v.picklist(apiScopes)), v.minLength(1), v.maxLength(apiScopes.length)),
});
export type ApiTokenInput = v.InferOutput<typeof apiTokenInputSchema>;

/** POST /api/staff/limit-groups, and the `input` of PUT /api/staff/limit-groups/:id */
export const limitGroupInputSchema = v.strictObject({
  name: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(100)),
  limits: offerInputSchema.entries.limits,
});
export type LimitGroupInput = v.InferOutput<typeof limitGroupInputSchema>;

/** GET /api/staff/limit-groups */
export interface LimitGroupView extends LimitGroupInput {
  id: string;
  version: number;
  offers: { id: string; title: string }[];
}

/** Query of GET /api/v1/requests. */
export const apiRequestQuerySchema = v.object({
  /** Slug of an offer. */
  offer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  state: v.optional(v.picklist(requestStates)),
  /** From 1; 100 a page, oldest first. */
  page: v.optional(
    v.pipe(v.string(), v.maxLength(10), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    '1',
  ),
});

const wholeNumber = v.pipe(v.number(), v.integer());
const instant = v.pipe(v.string(), v.isoTimestamp());

/** GET /api/v1/offers/:slug: everything that GET /api/offers/:slug has, and the stock. */
export const apiOfferSchema = v.strictObject({
  ...publicOfferSchema.entries,
  /** In the order of the items; null is unlimited. */
  stock: v.array(v.strictObject({ itemId: v.string(), stock: v.nullable(wholeNumber), taken: wholeNumber })),
});
export type ApiOffer = v.InferOutput<typeof apiOfferSchema>;

/** GET /api/v1/requests/:reference, and each of an export. */
export const apiRequestSchema = v.strictObject({
  reference: v.string(),
  /** Its slug. */
  offer: v.string(),
  state: v.picklist(requestStates),
  holdReasons: v.array(v.picklist(holdReasons)),
  receivedAt: instant,
  acceptedAt: v.nullable(instant),
  lines: v.array(v.strictObject({ item: v.string(), name: v.string(), quantity: wholeNumber })),
  contact: v.strictObject({ name: v.string(), email: v.string(), phone: v.string() }),
  answers: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
  address: addressSchema,
  assurance: v.picklist(assurances),
  source: v.picklist(requestSources),
  language: v.string(),
});
export type ApiRequest = v.InferOutput<typeof apiRequestSchema>;

/** GET /api/v1/requests */
export const apiRequestPageSchema = v.strictObject({
  requests: v.array(apiRequestSchema),
  total: wholeNumber,
  page: wholeNumber,
  pageSize: wholeNumber,
});
export type ApiRequestPage = v.InferOutput<typeof apiRequestPageSchema>;
