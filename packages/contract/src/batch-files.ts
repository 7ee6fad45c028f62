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
    countryCode: v.optional(optionalCountrySchema, ''),
    email: text,
    phone: text,
  }),
  {},
);
export type SenderInput = v.InferOutput<typeof sender>;

export const labelPapers = ['a4', 'letter', 'roll-100x150', 'roll-4x6'] as const;

const sheet = {
  sheet: word,
  startPosition: v.optional(wholeNumber(1, 100), 1),
  /** What is in the parcel stands on its label, which others can read. */
  withItems: v.optional(v.boolean(), false),
  sender,
};

export const labelsSchema = v.strictObject({
  ...sheet,
  nudgeMm: v.optional(v.strictObject({ x: nudge, y: nudge }), {}),
  reason: v.optional(v.picklist(reprintReasons)),
  /** Goes on with the last print, which broke off, for an hour: the header `Doorstep-Print` had its number. */
  print: v.optional(wholeNumber(1, 100_000)),
  fromPage: v.optional(wholeNumber(1, 10_000), 1),
  toPage: v.optional(wholeNumber(1, 10_000), 10_000),
});
export type LabelsInput = v.InferOutput<typeof labelsSchema>;

const carrierFile = {
  carrier: word,
  columns: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  withContact: v.optional(v.boolean(), false),
  sender,
};

export const carrierCheckSchema = v.strictObject(carrierFile);

export const carrierFileSchema = v.strictObject({
  ...carrierFile,
  /** Parcels whose text the file cannot hold are left out; without it, none is made while there are any. */
  leaveOut: v.optional(v.boolean(), false),
});
export type CarrierFileInput = v.InferOutput<typeof carrierFileSchema>;

/** What a pick list and packing slips are printed on. */
export const sheetPapers = ['a4', 'letter'] as const satisfies readonly (typeof labelPapers)[number][];

/** Absent: what is usual where the offer's parcels are posted. */
const paper = v.optional(v.picklist(sheetPapers));

/** POST /batches/:batch/pick-list.pdf */
export const pickListSchema = v.strictObject({
  paper,
  /** BCP 47; empty: the offer's main language. */
  language: v.optional(v.pipe(v.string(), v.maxLength(35)), ''),
});
export type PickListInput = v.InferOutput<typeof pickListSchema>;

/** POST /batches/:batch/slips.pdf: each is in the language of its request. */
export const slipsSchema = v.strictObject({ paper });
export type SlipsInput = v.InferOutput<typeof slipsSchema>;

export const labelsCheckSchema = v.strictObject(sheet);

export interface BatchProblems<Problem> {
  problems: Problem[];
  total: number;
}
