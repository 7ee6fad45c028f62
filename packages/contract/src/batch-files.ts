// The wire of what is made of a batch: labels and a carrier's file.
import * as v from 'valibot';
import { reprintReasons } from './batches.ts';
import { optionalCountrySchema } from './country-codes.ts';
import { trimmed } from './trimmed.ts';

const word = v.pipe(v.string(), trimmed, v.maxLength(60));
const text = v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), '');
const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const nudge = v.optional(v.pipe(v.number(), v.minValue(-20), v.maxValue(20)), 0);

/** Who sends the parcels: the return address on labels, the sender in carriers' files. */
const sender = v.optional(
  v.strictObject({
    name: text,
    street: text,
    city: text,
    region: text,
    postcode: text,
    /** ISO 3166-1 alpha-2, upper case; empty: the offer's, if it has one alone. */
    countryCode: v.optional(optionalCountrySchema, ''),
    email: text,
    phone: text,
  }),
  {},
);
export type SenderInput = v.InferOutput<typeof sender>;

const sheet = {
  /** Id of a sheet: `avery-l7160`. */
  sheet: word,
  /** The place of the first label on the first sheet, from 1. */
  startPosition: v.optional(wholeNumber(1, 100), 1),
  sender,
};

/** POST /api/staff/batches/:id/labels.pdf: a print, or pages of the last one. */
export const labelsSchema = v.strictObject({
  ...sheet,
  /** To the right and down. */
  nudgeMm: v.optional(v.strictObject({ x: nudge, y: nudge }), {}),
  /** Why labels are printed that were printed before. */
  reason: v.optional(v.picklist(reprintReasons)),
  /** Goes on with the last print, which broke off, for an hour: the header `Doorstep-Print` had its number. */
  print: v.optional(wholeNumber(1, 100_000)),
  /** From 1. */
  fromPage: v.optional(wholeNumber(1, 10_000), 1),
  toPage: v.optional(wholeNumber(1, 10_000), 10_000),
});
export type LabelsInput = v.InferOutput<typeof labelsSchema>;

const carrierFile = {
  /** Id of a profile: `royal-mail`; `generic` for any carrier. */
  carrier: word,
  /** For `generic`: `Order no=reference,Ship to=name`. Empty: every field under its own name. */
  columns: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
  /** Email addresses and phone numbers go to the carrier as well. */
  withContact: v.optional(v.boolean(), false),
  sender,
};

/** POST /api/staff/batches/:id/carrier/check: the same as the file. */
export const carrierCheckSchema = v.strictObject(carrierFile);

/** POST /api/staff/batches/:id/carrier.csv */
export const carrierFileSchema = v.strictObject({
  ...carrierFile,
  /** Parcels whose text the file cannot hold are left out; without it, none is made while there are any. */
  leaveOut: v.optional(v.boolean(), false),
});
export type CarrierFileInput = v.InferOutput<typeof carrierFileSchema>;

/** A label to look at. `broken`: a line goes on in the next; `unreadable`: it fits only in type too small to read. */
export type LabelProblemView =
  | { reference: string; kind: 'broken' | 'unreadable' | 'no_address' }
  | { reference: string; kind: 'no_character'; characters: string[] };

/** A row that a carrier would refuse or get wrong. */
export type CarrierProblemView = { reference: string } & (
  | { kind: 'missing' | 'formula'; column: string }
  | { kind: 'too_long'; column: string; length: number; maxLength: number }
  | { kind: 'characters'; column: string; characters: string[] }
  /** The file cannot hold it: that parcel is left out; of the sender, there is no file. */
  | { kind: 'unwritable' | 'sender'; column: string; value: string; characters: string[] }
  | { kind: 'country'; countryCode: string }
);

/** POST /api/staff/batches/:id/labels/check: the same as the print. */
export const labelsCheckSchema = v.strictObject(sheet);

/** GET /api/staff/batches/:id/files: what labels can be printed on, and carriers that there is a file for. */
export interface BatchFileChoices {
  sheets: { id: string; name: string; paper: 'a4' | 'letter'; labels: number }[];
  /** What is used most where the offer's parcels are posted. */
  usualSheet: string;
  carriers: { id: string; name: string; isConfirmed: boolean }[];
  /** The name of the organisation that the offer is from. */
  senderName: string;
  /** The first country of the offer's area; empty when it has none. */
  senderCountry: string;
}

/** What a carrier's file would be refused for. */
export interface CarrierProblems extends BatchProblems<CarrierProblemView> {
  /** References of all parcels that the file cannot hold. */
  leftOut: string[];
}

/** What to look at before labels are printed or a carrier's file is imported, and how much there is beyond it. */
export interface BatchProblems<Problem> {
  /** The first ones, in the order of the batch. */
  problems: Problem[];
  total: number;
}
