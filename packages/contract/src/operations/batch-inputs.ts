// Inputs of the batch and return operations. Separate, because the console imports only their types.
import * as v from 'valibot';
import {
  isTrackingLink,
  maxBatchRequests,
  maxNamedParcels,
  reprintReasons,
  returnReasons,
  trackingNumber,
} from '../batches.ts';
import { optionalCountrySchema } from '../country-codes.ts';
import { pageEntries, wholeNumber } from '../list-part.ts';
import { acceptedChoiceSchema } from '../request-list.ts';
import { parseReference } from '../parse-reference.ts';
import { trimmed } from '../trimmed.ts';

const id = v.pipe(v.string(), v.maxLength(64));

/** As typed or scanned; some scanners send lower case. */
export const parcelReference = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform(parseReference),
  v.minLength(1),
  v.maxLength(64),
);

/** POST /batches/preview and POST /batches: which accepted requests, oldest first. */
export const batchChoiceSchema = v.strictObject({
  offerId: id,
  /** Only these requests; leave out the other filters then. */
  requestIds: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(maxNamedParcels))),
  matching: v.optional(acceptedChoiceSchema),
  /** Only requests that the offer's draw ranked, in rank order. */
  isDrawn: v.optional(v.boolean()),
  country: v.optional(optionalCountrySchema, ''),
  postcode: v.optional(v.pipe(v.string(), trimmed, v.maxLength(20)), ''),
  max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxBatchRequests)), 500),
});
export type BatchChoice = v.InferOutput<typeof batchChoiceSchema>;

export const batchesQuerySchema = v.object({
  offer: v.optional(id),
  /** The number in its name: 142 for B-0142. */
  number: v.optional(wholeNumber(1_000_000_000)),
  ...pageEntries,
});

export const parcelsQuerySchema = v.object(pageEntries);

/** POST /batches/:batch/take-out: returns parcels that have not left to the accepted requests. */
export const takeOutSchema = v.strictObject({
  requestIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(maxNamedParcels)),
});

/** POST /batches/:batch/dispatch: the named parcels, or all that have not left yet. */
export const dispatchSchema = v.strictObject({
  references: v.optional(v.pipe(v.array(parcelReference), v.minLength(1), v.maxLength(maxNamedParcels))),
});

/** POST /batches/:batch/printed: a second print needs a reason. */
export const printedSchema = v.strictObject({ reason: v.optional(v.picklist(reprintReasons)) });

/** POST /returns: a parcel was returned or lost. */
export const returnSchema = v.strictObject({
  reference: parcelReference,
  outcome: v.picklist(['returned', 'lost']),
  reason: v.picklist(returnReasons),
  /** Whether a returned item is good and goes to the next in the queue. Lost items are written off. */
  isBackOnShelf: v.boolean(),
});
export type ReturnInput = v.InferOutput<typeof returnSchema>;

/** PUT /batches/:batch/tracking: saves all numbers or none. */
export const trackingSchema = v.strictObject({
  carrier: v.pipe(v.string(), trimmed, v.maxLength(60)),
  trackingLink: v.pipe(v.string(), trimmed, v.maxLength(300), v.check(isTrackingLink)),
  /** An empty number removes the current one; parcels not listed keep theirs. */
  parcels: v.pipe(
    v.array(v.strictObject({ reference: parcelReference, number: trackingNumber })),
    v.maxLength(maxBatchRequests),
  ),
});
export type TrackingInput = v.InferOutput<typeof trackingSchema>;
