import * as v from 'valibot';
import { reprintReasons } from './batches.ts';
import { optionalCountrySchema } from './country-codes.ts';
import { trimmed } from './trimmed.ts';

const word = v.pipe(v.string(), trimmed, v.maxLength(60));
const text = v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), '');
const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const nudge = v.optional(v.pipe(v.number(), v.minValue(-20), v.maxValue(20)), 0);

const sender = v.optional(
  v.strictObject({
    name: text,
    street: text,
    city: text,
    region: text,
    postcode: text,
    /** ISO 3166-1 alpha-2, upper case; empty: the offer's country, if it has only one. */
    countryCode: v.optional(optionalCountrySchema, ''),
    email: text,
    phone: text,
  }),
  {},
);
export type SenderInput = v.InferOutput<typeof sender>;

export const labelPapers = ['a4', 'letter', 'roll-100x150', 'roll-4x6'] as const;

const sheet = {
  /** Such as `avery-l7160`. */
  sheet: word,
  /** Position of the first label on the first sheet, from 1. */
  startPosition: v.optional(wholeNumber(1, 100), 1),
  /** Prints the contents on the label, where others can read them. */
  withItems: v.optional(v.boolean(), false),
  sender,
};

export const labelsSchema = v.strictObject({
  ...sheet,
  /** To the right and down. */
  nudgeMm: v.optional(v.strictObject({ x: nudge, y: nudge }), {}),
  reason: v.optional(v.picklist(reprintReasons)),
  /** Number of an interrupted print to continue, from its `Doorstep-Print` header. Valid for an hour. */
  print: v.optional(wholeNumber(1, 100_000)),
  fromPage: v.optional(wholeNumber(1, 10_000), 1),
  toPage: v.optional(wholeNumber(1, 10_000), 10_000),
});
export type LabelsInput = v.InferOutput<typeof labelsSchema>;

const carrierFile = {
  carrier: word,
  /** For `generic`: `Order no=reference,Ship to=name`. Empty: every field under its own name. */
  columns: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  withContact: v.optional(v.boolean(), false),
  sender,
};

export const carrierCheckSchema = v.strictObject(carrierFile);

export const carrierFileSchema = v.strictObject({
  ...carrierFile,
  /** Leaves out parcels whose text the file cannot hold; without it, any such parcel prevents the file. */
  leaveOut: v.optional(v.boolean(), false),
});
export type CarrierFileInput = v.InferOutput<typeof carrierFileSchema>;

/** Paper for pick lists and packing slips. */
export const sheetPapers = ['a4', 'letter'] as const satisfies readonly (typeof labelPapers)[number][];

/** Absent: the usual paper of the country that the offer's parcels are posted in. */
const paper = v.optional(v.picklist(sheetPapers));

/** POST /batches/:batch/pick-list.pdf */
export const pickListSchema = v.strictObject({
  paper,
  /** BCP 47; empty: the offer's main language. */
  language: v.optional(v.pipe(v.string(), v.maxLength(35)), ''),
});
export type PickListInput = v.InferOutput<typeof pickListSchema>;

/** POST /batches/:batch/slips.pdf: each slip is in the language of its request. */
export const slipsSchema = v.strictObject({ paper });
export type SlipsInput = v.InferOutput<typeof slipsSchema>;

export const labelsCheckSchema = v.strictObject(sheet);

export interface BatchProblems<Problem> {
  problems: Problem[];
  total: number;
}
