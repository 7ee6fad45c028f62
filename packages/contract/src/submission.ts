import * as v from 'valibot';
import { optionalCountrySchema } from './country-codes.ts';
import { maxLength } from './max-length.ts';
import { lineText } from './single-line.ts';
import { trimmed, unturned } from './trimmed.ts';

/** More than an offer has questions, or a question has options. */
const maxAnswers = 200;

export const typedAddressSchema = v.strictObject({
  line1: lineText(maxLength.addressLine),
  line2: v.optional(lineText(maxLength.addressLine), ''),
  city: lineText(maxLength.addressLine),
  postcode: v.optional(lineText(maxLength.postcode), ''),
  /** State, province or the like, by code or name, where mail needs one. */
  region: v.optional(lineText(maxLength.region)),
  /** Missing is refused by name, beside whatever else is missing. */
  country: optionalCountrySchema,
});

export type TypedAddress = v.InferOutput<typeof typedAddressSchema>;

/**
 * One of: the proof that came with a retrieved address; the id of an address that Find gave out, which the server then
 * retrieves itself; the address as typed by hand. `typed` beside a proof or an id is what the visitor sees: a copy, or
 * what they made of it; a copy also stands in for an id that cannot be retrieved just then.
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

/** POST /requests/:request/details: what is not named stays; an answer of null is taken back. */
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

/** POST /api/offers/:slug/home: an address that was chosen, before anything is sent. */
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
  /** Where it is collected, by the id of a place of the offer; for an offer that is delivered, absent. */
  collection: v.optional(v.strictObject({ place: v.pipe(v.string(), v.maxLength(40)) })),
  humanCheck: v.optional(v.unknown()),
  /** Of a check that runs beside the other, to be measured: its token, or `{ error }` with the code it failed with. */
  monitoredCheck: v.optional(v.unknown()),
  language: v.optional(v.pipe(v.string(), v.maxLength(35)), ''),
  /** Of the offer as it was read: what it names must still be so, or the answer is `offer_changed`. */
  offerVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  ifShort: v.optional(v.picklist(['ask', 'queue', 'refuse']), 'ask'),
  /** From the page: when its form was first shown, signed. Programs leave it out. */
  formToken: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
  website: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
});

export type SubmissionBody = v.InferInput<typeof submissionSchema>;
export type Submission = v.InferOutput<typeof submissionSchema>;

export const submissionAnswerSchema = v.strictObject({
  reference: v.string(),
  state: v.picklist(['accepted', 'held', 'waitlisted', 'entered']),
  place: v.exactOptional(v.pipe(v.number(), v.integer())),
  url: v.string(),
});
export type SubmissionAnswer = v.InferOutput<typeof submissionAnswerSchema>;
