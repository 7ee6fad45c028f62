import * as v from 'valibot';
import { addressSchema } from './address.ts';
import { instantSchema } from './calendar-date.ts';
import { offerInputSchema } from './offer-input.ts';
import { assurances, holdReasons, requestSources, requestStates } from './request-state.ts';
import { trimmed } from './trimmed.ts';

export const apiScopes = [
  'offers.read',
  'offers.write',
  'addresses.manage',
  'stock.write',
  'requests.read',
  'requests.decide',
  'requests.enter',
  'requests.export',
  'privacy.manage',
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

export const installationScopes: ReadonlySet<ApiScope> = new Set([
  'addresses.manage',
  'mails.read',
  'alarms.read',
  'services.manage',
]);

/** Maximum offers a token can be limited to; for more, create a token for all offers. */
export const maxTokenOffers = 100;

export const apiTokenInputSchema = v.strictObject({
  name: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(100)),
  scopes: v.pipe(v.array(v.picklist(apiScopes)), v.minLength(1), v.maxLength(apiScopes.length)),
  /** Ids or slugs; null for all offers, including later ones. */
  offers: v.optional(
    v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.minLength(1), v.maxLength(maxTokenOffers))),
    null,
  ),
  /** The token is rejected from this moment; null: it never expires. */
  expiresAt: v.optional(v.nullable(instantSchema), null),
});
export type ApiTokenInput = v.InferInput<typeof apiTokenInputSchema>;

export const limitGroupInputSchema = v.strictObject({
  name: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(100)),
  limits: offerInputSchema.entries.limits,
});
export type LimitGroupInput = v.InferOutput<typeof limitGroupInputSchema>;

const wholeNumber = v.pipe(v.number(), v.integer());
const instant = v.pipe(v.string(), v.isoTimestamp());

export const apiRequestSchema = v.strictObject({
  reference: v.string(),
  offer: v.string(),
  state: v.picklist(requestStates),
  holdReasons: v.array(v.picklist(holdReasons)),
  receivedAt: instant,
  acceptedAt: v.nullable(instant),
  /** Null if delivered. */
  collection: v.nullable(v.strictObject({ place: v.string(), name: v.string() })),
  lines: v.array(v.strictObject({ item: v.string(), name: v.string(), quantity: wholeNumber })),
  contact: v.strictObject({ name: v.string(), email: v.string(), phone: v.string() }),
  answers: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.array(v.string())])),
  address: addressSchema,
  assurance: v.picklist(assurances),
  source: v.picklist(requestSources),
  language: v.string(),
});
export type ApiRequest = v.InferOutput<typeof apiRequestSchema>;
