// What the operations of batches answer. In a file of its own: the console takes the types alone.
import * as v from 'valibot';
import { labelPapers } from '../batch-files.ts';
import { batchActions, batchStates } from '../batches.ts';
import { pagesOf } from '../list-part.ts';
import { requestStates } from '../request-state.ts';

const count = v.number();
const lineSchema = v.object({ name: v.string(), quantity: v.number() });

const batchItemSchema = v.object({
  itemId: v.string(),
  name: v.string(),
  quantity: v.number(),
  shelf: v.optional(v.string()),
});
export type BatchItem = v.InferOutput<typeof batchItemSchema>;

const batchParcelKindSchema = v.object({
  parcels: count,
  lines: v.array(lineSchema),
  /** Without packaging; null where something of it has no weight. */
  weightGrams: v.nullable(v.number()),
});
export type BatchParcelKind = v.InferOutput<typeof batchParcelKindSchema>;

/** What a batch of a choice would hold now; nothing is written. */
export const batchPreviewSchema = v.object({
  parcels: count,
  /** How many accepted requests match, also beyond `max`. */
  matching: count,
  items: v.array(batchItemSchema),
  /** What single parcels hold and weigh, the most frequent first, as far as there are not too many kinds. */
  kinds: v.array(batchParcelKindSchema),
  withoutAddress: count,
  /** Homes that were merged, and have had more together than one home may have. */
  overByMerge: count,
});
export type BatchPreview = v.InferOutput<typeof batchPreviewSchema>;

const batchSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  offer: v.object({ id: v.string(), title: v.string() }),
  state: v.picklist(batchStates),
  parcels: count,
  dispatched: count,
  createdBy: v.string(),
  createdAt: v.string(),
  lockedAt: v.nullable(v.string()),
  printedAt: v.nullable(v.string()),
  dispatchedAt: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
});
export type BatchSummary = v.InferOutput<typeof batchSummarySchema>;

export const batchesPageSchema = pagesOf(batchSummarySchema);
export type BatchesPage = v.InferOutput<typeof batchesPageSchema>;

export const batchSchema = v.object({
  ...batchSummarySchema.entries,
  items: v.array(batchItemSchema),
  carrier: v.string(),
  trackingLink: v.string(),
  prints: count,
  /** Parcels whose dispatch can still be undone, and until when the last of them; null without any. */
  undoable: v.nullable(v.object({ parcels: count, until: v.string() })),
  actions: v.array(v.picklist(batchActions)),
  lastChange: v.nullable(v.object({ by: v.string(), at: v.string() })),
});
export type BatchDetail = v.InferOutput<typeof batchSchema>;

const batchParcelSchema = v.object({
  requestId: v.string(),
  reference: v.string(),
  position: v.number(),
  name: v.string(),
  addressLines: v.array(v.string()),
  lines: v.array(lineSchema),
  state: v.picklist(requestStates),
  packedAt: v.nullable(v.string()),
  trackingNumber: v.string(),
  trackingUrl: v.string(),
  dispatchedAt: v.nullable(v.string()),
  undoableUntil: v.nullable(v.string()),
});
export type BatchParcel = v.InferOutput<typeof batchParcelSchema>;

export const batchParcelPageSchema = pagesOf(batchParcelSchema);
export type BatchParcelPage = v.InferOutput<typeof batchParcelPageSchema>;

/** References of every parcel, by whether it was handed over. */
export const batchReferencesSchema = v.object({
  waiting: v.array(v.string()),
  dispatched: v.array(v.string()),
  /** Of those that are here: not ticked as packed, and without a tracking number. */
  unpacked: v.array(v.string()),
  untracked: v.array(v.string()),
});
export type BatchReferences = v.InferOutput<typeof batchReferencesSchema>;

export const batchDispatchSchema = v.object({
  dispatched: count,
  /** Emails queued for those who gave an address; without a mail server they are kept in the console. */
  emails: count,
});
export type BatchDispatch = v.InferOutput<typeof batchDispatchSchema>;

export const dispatchUndoneSchema = v.object({
  undone: count,
  /** Emails that waited and were withdrawn unsent. */
  withdrawnEmails: count,
});

export const batchPackersSchema = v.object({
  packers: v.array(v.object({ id: v.string(), name: v.string(), isAssigned: v.boolean() })),
  packed: count,
});
export type BatchPackers = v.InferOutput<typeof batchPackersSchema>;

/** What labels can be printed on, and carriers that there is a file for. */
export const batchFileChoicesSchema = v.object({
  sheets: v.array(v.object({ id: v.string(), name: v.string(), paper: v.picklist(labelPapers), labels: v.number() })),
  /** What is used most where the offer's parcels are posted. */
  usualSheet: v.string(),
  carriers: v.array(v.object({ id: v.string(), name: v.string(), isConfirmed: v.boolean() })),
  senderName: v.string(),
  senderCountry: v.string(),
});
export type BatchFileChoices = v.InferOutput<typeof batchFileChoicesSchema>;

/** A label to look at. `broken`: a line goes on in the next; `unreadable`: it fits only in type too small to read. */
const labelProblemSchema = v.variant('kind', [
  v.object({ reference: v.string(), kind: v.picklist(['broken', 'unreadable', 'no_address']) }),
  v.object({ reference: v.string(), kind: v.literal('no_character'), characters: v.array(v.string()) }),
]);
export type LabelProblemView = v.InferOutput<typeof labelProblemSchema>;

/** The first ones, in the order of the batch, and how many there are. */
export const labelProblemsSchema = v.object({ problems: v.array(labelProblemSchema), total: count });

const ofColumn = { reference: v.string(), column: v.string() };
/** A row that a carrier would refuse or get wrong. */
const carrierProblemSchema = v.variant('kind', [
  v.object({ ...ofColumn, kind: v.literal('missing') }),
  v.object({ ...ofColumn, kind: v.literal('formula'), value: v.string() }),
  v.object({ ...ofColumn, kind: v.literal('too_long'), value: v.string(), length: v.number(), maxLength: v.number() }),
  /** `unwritable`: the file cannot hold it, and that parcel is left out; `sender`: of the sender, and there is no file. */
  v.object({
    ...ofColumn,
    kind: v.picklist(['characters', 'unwritable', 'sender']),
    value: v.string(),
    characters: v.array(v.string()),
  }),
  v.object({ reference: v.string(), kind: v.literal('country'), countryCode: v.string() }),
]);
export type CarrierProblemView = v.InferOutput<typeof carrierProblemSchema>;

/** What a carrier's file would be refused for. */
export const carrierProblemsSchema = v.object({
  problems: v.array(carrierProblemSchema),
  total: count,
  leftOut: v.array(v.string()),
});
export type CarrierProblems = v.InferOutput<typeof carrierProblemsSchema>;
