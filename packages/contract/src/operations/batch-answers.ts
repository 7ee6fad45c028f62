// Answers of the batch operations. Separate, because the console imports only their types.
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
  /** Without packaging; null if an item has no weight. */
  weightGrams: v.nullable(v.number()),
});
export type BatchParcelKind = v.InferOutput<typeof batchParcelKindSchema>;

/** What a batch of this selection would contain now; writes nothing. */
export const batchPreviewSchema = v.object({
  parcels: count,
  /** Number of matching accepted requests, including those beyond `max`. */
  matching: count,
  items: v.array(batchItemSchema),
  /** Contents and weights of parcels, most frequent first; limited if there are too many kinds. */
  kinds: v.array(batchParcelKindSchema),
  /** Requesters without an address; they collect. */
  withoutAddress: count,
  /** Merged homes that together received more than one home may have. */
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
  /** With `{number}` for the tracking number; empty if there is none. */
  trackingLink: v.string(),
  prints: count,
  /** Parcels whose dispatch can still be undone, and the last deadline; null if none. */
  undoable: v.nullable(v.object({ parcels: count, until: v.string() })),
  actions: v.array(v.picklist(batchActions)),
  /** Last change of the state or contents; null for a program or Doorstep itself. */
  lastChange: v.nullable(v.object({ by: v.string(), at: v.string() })),
});
export type BatchDetail = v.InferOutput<typeof batchSchema>;

const batchParcelSchema = v.object({
  requestId: v.string(),
  reference: v.string(),
  /** From 1, in packing order. */
  position: v.number(),
  name: v.string(),
  addressLines: v.array(v.string()),
  lines: v.array(lineSchema),
  state: v.picklist(requestStates),
  /** When it was ticked as packed; null if it was not. */
  packedAt: v.nullable(v.string()),
  trackingNumber: v.string(),
  trackingUrl: v.string(),
  dispatchedAt: v.nullable(v.string()),
  /** Deadline for undoing its dispatch; null if it cannot be undone. */
  undoableUntil: v.nullable(v.string()),
});
export type BatchParcel = v.InferOutput<typeof batchParcelSchema>;

export const batchParcelPageSchema = pagesOf(batchParcelSchema);
export type BatchParcelPage = v.InferOutput<typeof batchParcelPageSchema>;

/** References of all parcels, grouped by whether they were dispatched. */
export const batchReferencesSchema = v.object({
  waiting: v.array(v.string()),
  dispatched: v.array(v.string()),
  /** Parcels still here that are not ticked as packed and have no tracking number. */
  unpacked: v.array(v.string()),
  untracked: v.array(v.string()),
});
export type BatchReferences = v.InferOutput<typeof batchReferencesSchema>;

export const batchDispatchSchema = v.object({
  dispatched: count,
  /** Emails queued; without a mail server they stay in the console. */
  emails: count,
});
export type BatchDispatch = v.InferOutput<typeof batchDispatchSchema>;

export const dispatchUndoneSchema = v.object({
  undone: count,
  /** Queued emails that were withdrawn unsent. */
  withdrawnEmails: count,
});

export const batchPackersSchema = v.object({
  packers: v.array(v.object({ id: v.string(), name: v.string(), isAssigned: v.boolean() })),
  packed: count,
});
export type BatchPackers = v.InferOutput<typeof batchPackersSchema>;

/** Label formats, and carriers that have a file format. */
export const batchFileChoicesSchema = v.object({
  sheets: v.array(v.object({ id: v.string(), name: v.string(), paper: v.picklist(labelPapers), labels: v.number() })),
  /** The most common format in the country that the offer's parcels are posted in. */
  usualSheet: v.string(),
  carriers: v.array(v.object({ id: v.string(), name: v.string(), isConfirmed: v.boolean() })),
  senderName: v.string(),
  /** The first country of the offer's area; empty if it has none. */
  senderCountry: v.string(),
});
export type BatchFileChoices = v.InferOutput<typeof batchFileChoicesSchema>;

/** A label to check. `broken`: a line wraps; `unreadable`: it fits only in type too small to read. */
const labelProblemSchema = v.variant('kind', [
  v.object({ reference: v.string(), kind: v.picklist(['broken', 'unreadable', 'no_address']) }),
  v.object({ reference: v.string(), kind: v.literal('no_character'), characters: v.array(v.string()) }),
]);
export type LabelProblemView = v.InferOutput<typeof labelProblemSchema>;

/** The first ones in the order of the batch, and the total. */
export const labelProblemsSchema = v.object({ problems: v.array(labelProblemSchema), total: count });

const ofColumn = { reference: v.string(), column: v.string() };
/** A row that a carrier would reject or misread. */
const carrierProblemSchema = v.variant('kind', [
  v.object({ ...ofColumn, kind: v.literal('missing') }),
  v.object({ ...ofColumn, kind: v.literal('formula'), value: v.string() }),
  v.object({ ...ofColumn, kind: v.literal('too_long'), value: v.string(), length: v.number(), maxLength: v.number() }),
  /**
   * `unwritable`: the file cannot hold it, so the parcel is left out; `sender`: the sender is at fault, so there is no
   * file.
   */
  v.object({
    ...ofColumn,
    kind: v.picklist(['characters', 'unwritable', 'sender']),
    value: v.string(),
    characters: v.array(v.string()),
  }),
  v.object({ reference: v.string(), kind: v.literal('country'), countryCode: v.string() }),
]);
export type CarrierProblemView = v.InferOutput<typeof carrierProblemSchema>;

export const carrierProblemsSchema = v.object({
  problems: v.array(carrierProblemSchema),
  total: count,
  leftOut: v.array(v.string()),
});
