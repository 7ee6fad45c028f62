import * as v from 'valibot';
import { optionalCountrySchema } from './country-codes.ts';
import { maxLength } from './max-length.ts';
import { lineText } from './single-line.ts';
import { trimmed, unturned } from './trimmed.ts';

/** More than the questions of an offer, or the options of a question. */
const maxAnswers = 200;

export const typedAddressSchema = v.strictObject({
  line1: lineText(maxLength.addressLine),
  line2: v.optional(lineText(maxLength.addressLine), ''),
  city: lineText(maxLength.addressLine),
  postcode: v.optional(lineText(maxLength.postcode), ''),
  /** State, province or similar, by code or name, if mail needs one. */
  region: v.optional(lineText(maxLength.region)),
  /** May be empty here, so that a missing country is reported together with the other errors. */
  country: optionalCountrySchema,
});

export type TypedAddress = v.InferOutput<typeof typedAddressSchema>;

/**
 * One of: the proof of a retrieved address; the id of a Find result, which the server retrieves itself; a typed
 * address. Next to a proof or an id, `typed` is what the visitor sees, edited or not; it also replaces an id that
 * cannot be retrieved at the moment.
 */
export const submittedAddressSchema = v.strictObject({
  proof: v.optional(v.pipe(v.string(), v.maxLength(8000))),
  id: v.optional(v.pipe(v.string(), trimmed, v.maxLength(maxLength.addressId))),
  typed: v.optional(typedAddressSchema),
});

export const correctionSchema = v.strictObject({
  address: submittedAddressSchema,
  unit: v.optional(lineText(maxLength.unit), ''),
  reason: v.optional(v.pipe(v.string(), trimmed, v.maxLength(1000)), ''),
  revision: v.optional(v.pipe(v.number(), v.integer())),
});

const answerSchema = v.union([
  v.pipe(v.string(), unturned, v.maxLength(maxLength.answer)),
  v.number(),
  v.boolean(),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(maxAnswers)),
]);

/** POST /requests/:request/details: absent fields stay unchanged; an answer of null is removed. */
export const detailsCorrectionSchema = v.strictObject({
  contact: v.optional(
    v.strictObject({
      name: v.optional(lineText(maxLength.name)),
      email: v.optional(lineText(maxLength.email)),
      phone: v.optional(lineText(maxLength.phone)),
    }),
    {},
  ),
  answers: v.optional(
    v.pipe(v.record(v.pipe(v.string(), v.maxLength(64)), v.nullable(answerSchema)), v.maxEntries(maxAnswers)),
    {},
  ),
  reason: v.optional(v.pipe(v.string(), trimmed, v.maxLength(1000)), ''),
  revision: v.optional(v.pipe(v.number(), v.integer())),
});
export type DetailsCorrection = v.InferOutput<typeof detailsCorrectionSchema>;

/** POST /api/offers/:slug/home: a chosen address, before anything is submitted. */
export const homeQuestionSchema = v.strictObject({ address: submittedAddressSchema });

export const submissionSchema = v.strictObject({
  lines: v.pipe(
    v.array(v.strictObject({ item: v.pipe(v.string(), v.maxLength(64)), quantity: v.number() })),
    v.maxLength(100),
  ),
  contact: v.optional(
    v.strictObject({
      name: v.optional(lineText(maxLength.name), ''),
      email: v.optional(lineText(maxLength.email), ''),
      phone: v.optional(lineText(maxLength.phone), ''),
    }),
    {},
  ),
  answers: v.optional(
    v.pipe(v.record(v.pipe(v.string(), v.maxLength(64)), answerSchema), v.maxEntries(maxAnswers)),
    {},
  ),
  address: v.optional(submittedAddressSchema, {}),
  unit: v.optional(lineText(maxLength.unit), ''),
  /** Collection place of the offer, by id; absent if the offer is delivered. */
  collection: v.optional(v.strictObject({ place: v.pipe(v.string(), v.maxLength(40)) })),
  humanCheck: v.optional(v.unknown()),
  /** From a second check that is only measured: its token, or `{ error }` with its error code. */
  monitoredCheck: v.optional(v.unknown()),
  language: v.optional(v.pipe(v.string(), v.maxLength(35)), ''),
  /** Version of the offer that was read: if something it names has changed, the answer is `offer_changed`. */
  offerVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** If only part is left: ask the visitor (the default), queue for the full request, or refuse. */
  ifShort: v.optional(v.picklist(['ask', 'queue', 'refuse']), 'ask'),
  /** Signed time of the form's first display on the page. Programs leave it out. */
  formToken: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  /** A honeypot: people never see this field. */
  website: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
});

export type SubmissionBody = v.InferInput<typeof submissionSchema>;
export type Submission = v.InferOutput<typeof submissionSchema>;

/** Answer to a saved request: 201, or 202 while it is held. */
export const submissionAnswerSchema = v.strictObject({
  reference: v.string(),
  state: v.picklist(['accepted', 'held', 'waitlisted', 'entered']),
  /** Position in the queue from 1, only with `waitlisted`. */
  place: v.exactOptional(v.pipe(v.number(), v.integer())),
  /** The secret link to the receipt. */
  url: v.string(),
});
export type SubmissionAnswer = v.InferOutput<typeof submissionAnswerSchema>;
