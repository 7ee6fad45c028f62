import * as v from 'valibot';
import { addressPolicySchema } from './address-policy.ts';
import { allocations } from './allocations.ts';
import { type PolygonReference, polygonInputSchema } from './area-polygon.ts';
import { offerInstantSchema } from './calendar-date.ts';
import { countriesSchema } from './country-codes.ts';
import { drawFormatSchema } from './draw-format.ts';
import type { FieldErrorCode } from './error-codes.ts';
import { pictureReferenceSchema } from './picture.ts';
import { fieldRules, questionKinds } from './question-kinds.ts';
import { lineText } from './single-line.ts';
import { trimmed } from './trimmed.ts';

export const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

const form = (pattern: RegExp, code: FieldErrorCode) => v.regex(pattern, code);
const language = v.pipe(v.string(), v.maxLength(35), form(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'language_form'));
const partId = v.pipe(v.string(), v.maxLength(40), form(/^[a-z0-9_-]+$/, 'id_form'));
/** More than any offer needs. */
const maxLanguages = 50;
/** For postcode areas of any country; the whole of Great Britain has 2,900 districts. */
const maxPostcodePrefixes = 3000;
const text = (max: number) => v.pipe(v.string(), trimmed, v.maxLength(max));
const inLanguages = <Text extends v.GenericSchema<string, string>>(each: Text) =>
  v.pipe(v.record(language, each), v.maxEntries(maxLanguages));
const texts = (max: number) => inLanguages(text(max));
const lines = (max: number) => inLanguages(lineText(max));
const instant = v.nullable(offerInstantSchema);
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const measure = (max: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max)));
const days = measure(365);
/** Kept because requests refer to it, but no longer offered to visitors. Absent: offered. */
const isRetired = v.optional(v.boolean());
const fieldRule = v.picklist(fieldRules);

export const maxParts = 50;

export const itemInputSchema = v.strictObject({
  id: v.optional(v.pipe(v.string(), v.maxLength(64))),
  name: lines(120),
  maxPerRequest: quantity,
  maxPerHome: v.nullable(quantity),
  isUnlimited: v.boolean(),
  /** First delivery of a new item; later changes are stock movements. */
  openingStock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))),
  /** Staff and webhooks are notified at this number of remaining units; absent: never. */
  lowStockAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))),
  /** As packed, for carriers' files; absent if unknown. The three lengths are set together or not at all. */
  weightGrams: measure(1_000_000),
  lengthMm: measure(10_000),
  widthMm: measure(10_000),
  heightMm: measure(10_000),
  /** Location in the store, as on the shelf's sign; absent if unknown. Only staff see it. */
  shelf: v.optional(lineText(40)),
  isRetired,
});

export const questionInputSchema = v.strictObject({
  id: partId,
  kind: v.picklist(questionKinds),
  label: texts(300),
  help: v.optional(texts(600), {}),
  required: v.boolean(),
  options: v.optional(
    v.pipe(v.array(v.strictObject({ id: partId, label: texts(200), isRetired })), v.maxLength(200)),
    [],
  ),
  isRetired,
});

export const placeInputSchema = v.strictObject({
  id: partId,
  name: lines(120),
  /** On one line, as written for people. */
  address: lineText(300),
  notes: v.optional(lines(300)),
  openings: v.pipe(v.array(v.strictObject({ from: offerInstantSchema, until: offerInstantSchema })), v.maxLength(100)),
  isRetired,
});

export const offerInputSchema = v.strictObject({
  slug: v.pipe(v.string(), v.maxLength(64), form(slugPattern, 'slug_form')),
  mainLanguage: language,
  title: lines(120),
  /** One line below the title; absent: the first sentence of the description, if it is short. */
  summary: v.optional(lines(120)),
  description: v.optional(texts(20_000), {}),
  eligibility: v.optional(texts(20_000), {}),
  /** Such as `Sent by post`; absent: delivered to the door. */
  delivery: v.optional(lines(60)),
  /** Such as `Within 3 weeks. Nobody has to be in.` */
  deliveryDetails: v.optional(lines(160)),
  /**
   * Where visitors collect it; absent: delivered. Unless collection is for everybody, it is only for people without a
   * fixed address, whom staff enter.
   */
  collection: v.optional(
    v.strictObject({
      isForEverybody: v.boolean(),
      places: v.pipe(v.array(placeInputSchema), v.maxLength(maxParts)),
    }),
  ),
  /** Calendar days from acceptance that staff promise; absent: no date is shown. */
  packedWithinDays: days,
  deliveredWithinDays: days,
  confirmation: v.optional(texts(20_000), {}),
  picture: v.optional(v.nullable(pictureReferenceSchema), null),
  opensAt: v.optional(instant, null),
  closesAt: v.optional(instant, null),
  timeZone: v.pipe(v.string(), v.maxLength(64)),
  items: v.pipe(v.array(itemInputSchema), v.maxLength(maxParts)),
  limits: v.strictObject({
    /** Units across the offer per home; null: no limit. */
    unitsPerHome: v.nullable(quantity),
    /** Rolling calendar days in the offer's time zone, counted from acceptance; null: for good. */
    windowDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3660))),
  }),
  allocation: v.optional(v.picklist(allocations), 'first-come'),
  decisionRule: v.optional(lines(160)),
  decidedWithinDays: days,
  /**
   * With `draw`: the public value that decides it, such as a lottery result, and its only valid spelling. Announced
   * before opening, known after closing.
   */
  draw: v.optional(
    v.nullable(
      v.strictObject({ value: texts(300), format: v.optional(v.nullable(drawFormatSchema), null), knownAt: instant }),
    ),
    null,
  ),
  hasWaitlist: v.boolean(),
  area: v.strictObject({
    countries: countriesSchema,
    postcodePrefixes: v.pipe(
      v.array(v.pipe(v.string(), trimmed, v.toUpperCase(), v.minLength(1), v.maxLength(12))),
      v.maxLength(maxPostcodePrefixes),
      v.transform((prefixes) => [...new Set(prefixes)]),
    ),
    /** Null: no polygon. With one, an address with unknown position is held. */
    polygon: v.optional(v.nullable(polygonInputSchema), null),
  }),
  typedAddresses: v.optional(v.picklist(['accepted', 'held', 'refused']), 'held'),
  addressPolicy: v.optional(addressPolicySchema, {}),
  contact: v.optional(v.strictObject({ name: fieldRule, email: fieldRule, phone: fieldRule }), {
    name: 'required',
    email: 'optional',
    phone: 'off',
  }),
  questions: v.optional(v.pipe(v.array(questionInputSchema), v.maxLength(maxParts)), []),
  showsRemaining: v.optional(v.boolean(), true),
  isListed: v.optional(v.boolean(), true),
  whenCheckIsDown: v.optional(v.picklist(['hold', 'refuse']), 'hold'),
  retentionDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3660)), 90),
  organisation: v.strictObject({
    name: lineText(120),
    /** Markdown per language; publishing is refused without them. */
    privacyNotice: texts(40_000),
    accessibilityNotice: v.optional(texts(40_000), {}),
    helpContact: texts(2_000),
    logo: v.optional(v.nullable(pictureReferenceSchema), null),
    colour: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40), form(/^#[0-9a-f]{6}$/i, 'colour_form'))), null),
  }),
});

/** Version of the saved offer, as last read. */
export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));

export type OfferInput = v.InferOutput<typeof offerInputSchema>;
/** An offer's area once saved: the polygon is stored separately and referred to by id. */
export type OfferArea = Omit<OfferInput['area'], 'polygon'> & { polygon: PolygonReference | null };
export type ItemInput = v.InferOutput<typeof itemInputSchema>;
export type PlaceInput = v.InferOutput<typeof placeInputSchema>;
export type QuestionInput = v.InferOutput<typeof questionInputSchema>;

export const movementInputSchema = v.strictObject({
  kind: v.picklist(['delivery', 'correction', 'count', 'damaged', 'returned']),
  /**
   * Signed for a correction. For a count, the number on the shelf; the difference is recorded. Otherwise a number from
   * 1.
   */
  quantity: v.pipe(v.number(), v.integer(), v.minValue(-100_000_000), v.maxValue(100_000_000)),
  reason: v.optional(text(500), ''),
});

export type MovementInput = v.InferOutput<typeof movementInputSchema>;
