// GET /api/offers/:slug. Types, the OpenAPI document and the tests of live answers are made from these schemas.
import * as v from 'valibot';
import { drawFormatSchema } from './draw-format.ts';
import { localHtmlSchema, localTextSchema } from './local-text.ts';
import { fieldRules, questionKinds } from './question-kinds.ts';
import { offerBriefSchema } from './brief.ts';

const remainingText = { text: v.string() };

/** What visitors see of the remaining stock of an item. */
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
  /** Null where there is nothing to say. */
  notes: v.nullable(localTextSchema),
  /** Those that are not over, the next one first; in words, in the offer's time zone. */
  openings: v.array(
    v.strictObject({
      from: v.pipe(v.string(), v.isoTimestamp()),
      until: v.pipe(v.string(), v.isoTimestamp()),
      text: v.string(),
    }),
  ),
});
export type PublicPlace = v.InferOutput<typeof publicPlaceSchema>;

export const offerPhases = ['scheduled', 'open', 'paused', 'closed'] as const;
export type OfferPhase = (typeof offerPhases)[number];

/** What the public pages show as well. */
export const publicOfferSchema = v.strictObject({
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
  showsTimeZone: v.boolean(),
  /** The server's clock when this was made, for the count-down. */
  serverTime: v.pipe(v.string(), v.isoTimestamp()),
  items: v.array(publicItemSchema),
  language: v.string(),
  languages: v.array(v.string()),
  /** `sharedAs`: the name under which several offers share one allowance; null when it is this offer's alone. */
  limits: v.strictObject({
    unitsPerHome: v.nullable(wholeNumber),
    windowDays: v.nullable(wholeNumber),
    sharedAs: v.nullable(v.string()),
  }),
  hasWaitlist: v.boolean(),
  /** For a draw: the public value that decides, its format, and when it is known; else null. */
  draw: v.nullable(
    v.strictObject({
      value: localTextSchema,
      format: drawFormatSchema,
      knownAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  /** Every item is gone; with a queue one may still join it. */
  isSoldOut: v.boolean(),
  contact: v.strictObject({
    name: v.picklist(fieldRules),
    email: v.picklist(fieldRules),
    phone: v.picklist(fieldRules),
  }),
  questions: v.array(publicQuestionSchema),
  places: v.nullable(v.array(publicPlaceSchema)),
  countries: v.array(v.string()),
  /** It is for postcodes that begin with one of these; empty for all. */
  postcodePrefixes: v.array(v.string()),
  /** It is for addresses inside an area on the map. */
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

/** Something that was asked for or answered, and that staff have taken out of the offer or worded anew since. */
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
  /** Empty where it has gone. */
  now: string;
}
