// GET /api/offers/:slug. The types, the OpenAPI document and the tests of live answers derive from these schemas.
import * as v from 'valibot';
import { drawFormatSchema } from './draw-format.ts';
import { localHtmlSchema, localTextSchema } from './local-text.ts';
import { fieldRules, questionKinds } from './question-kinds.ts';
import { offerBriefSchema } from './brief.ts';

const remainingText = { text: v.string() };

/** Remaining stock of an item as visitors see it. */
const remainingSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('hidden'), ...remainingText }),
  v.strictObject({ kind: v.literal('unlimited'), ...remainingText }),
  v.strictObject({ kind: v.literal('plenty'), ...remainingText }),
  v.strictObject({ kind: v.literal('fewer_than'), quantity: v.number(), ...remainingText }),
  v.strictObject({ kind: v.literal('none'), ...remainingText }),
]);
type ShownRemaining = v.InferOutput<typeof remainingSchema>;
export type Remaining = ShownRemaining extends infer One ? (One extends unknown ? Omit<One, 'text'> : never) : never;

const wholeNumber = v.pipe(v.number(), v.integer());
const instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()));

const publicItemSchema = v.strictObject({
  id: v.string(),
  name: localTextSchema,
  maxPerRequest: wholeNumber,
  maxPerHome: v.nullable(wholeNumber),
  remaining: remainingSchema,
});
export type PublicItem = v.InferOutput<typeof publicItemSchema>;

const publicPictureSchema = v.strictObject({
  small: v.string(),
  large: v.string(),
  width: wholeNumber,
  height: wholeNumber,
  alt: localTextSchema,
});
export type PublicPicture = v.InferOutput<typeof publicPictureSchema>;

const publicQuestionSchema = v.strictObject({
  id: v.string(),
  kind: v.picklist(questionKinds),
  label: localTextSchema,
  help: v.nullable(localTextSchema),
  required: v.boolean(),
  /** With `choice` and `choices`. */
  options: v.array(v.strictObject({ id: v.string(), label: localTextSchema })),
});
export type PublicQuestion = v.InferOutput<typeof publicQuestionSchema>;

export const publicPlaceSchema = v.strictObject({
  id: v.string(),
  name: localTextSchema,
  address: v.string(),
  /** Null if there are none. */
  notes: v.nullable(localTextSchema),
  /** Current and future opening times, the next one first; in words, in the offer's time zone. */
  openings: v.array(
    v.strictObject({
      from: v.pipe(v.string(), v.isoTimestamp()),
      until: v.pipe(v.string(), v.isoTimestamp()),
      text: v.string(),
    }),
  ),
});
export type PublicPlace = v.InferOutput<typeof publicPlaceSchema>;

/** Derived from the stored state and the server's clock. */
export const offerPhases = ['scheduled', 'open', 'paused', 'closed'] as const;
export type OfferPhase = (typeof offerPhases)[number];

/** The offer with everything that the public pages show. */
export const publicOfferSchema = v.strictObject({
  /** Stays the same when the slug changes. */
  id: v.string(),
  slug: v.string(),
  version: wholeNumber,
  phase: v.picklist(offerPhases),
  title: localTextSchema,
  summary: v.nullable(localTextSchema),
  brief: offerBriefSchema,
  description: v.nullable(localHtmlSchema),
  eligibility: v.nullable(localHtmlSchema),
  confirmation: v.nullable(localHtmlSchema),
  picture: v.nullable(publicPictureSchema),
  opensAt: instant,
  closesAt: instant,
  timeZone: v.string(),
  /** False if everybody in the offer's area lives in its time zone. */
  showsTimeZone: v.boolean(),
  /** Server time when this was made, for the countdown. */
  serverTime: v.pipe(v.string(), v.isoTimestamp()),
  items: v.array(publicItemSchema),
  language: v.string(),
  languages: v.array(v.string()),
  /** `sharedAs`: the name of the allowance that several offers share; null if the offer has its own. */
  limits: v.strictObject({
    unitsPerHome: v.nullable(wholeNumber),
    windowDays: v.nullable(wholeNumber),
    sharedAs: v.nullable(v.string()),
  }),
  hasWaitlist: v.boolean(),
  /** For a draw: the public value that decides it, its format, and when it is known; else null. */
  draw: v.nullable(
    v.strictObject({
      value: localTextSchema,
      format: drawFormatSchema,
      knownAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** Every item is gone; visitors may still join the queue if there is one. */
  isSoldOut: v.boolean(),
  contact: v.strictObject({
    name: v.picklist(fieldRules),
    email: v.picklist(fieldRules),
    phone: v.picklist(fieldRules),
  }),
  questions: v.array(publicQuestionSchema),
  /** Null if delivered. */
  places: v.nullable(v.array(publicPlaceSchema)),
  /** ISO 3166-1 alpha-2; empty: every country. */
  countries: v.array(v.string()),
  /** Accepted postcode prefixes; empty for all. */
  postcodePrefixes: v.array(v.string()),
  /** Whether only addresses inside a polygon are accepted. */
  hasPolygon: v.boolean(),
  typedAddresses: v.picklist(['accepted', 'held', 'refused']),
  organisation: v.strictObject({
    name: v.string(),
    helpContact: localHtmlSchema,
    logo: v.nullable(publicPictureSchema),
    colour: v.nullable(v.string()),
  }),
});
export type PublicOffer = v.InferOutput<typeof publicOfferSchema>;

/** A part of the offer that the visitor's form used and that staff removed or reworded since. */
export interface OfferChange {
  kind:
    | 'place_gone'
    | 'item_gone'
    | 'item_reworded'
    | 'question_gone'
    | 'question_reworded'
    | 'option_gone'
    | 'option_reworded';
  was: string;
  /** Empty if removed. */
  now: string;
}
