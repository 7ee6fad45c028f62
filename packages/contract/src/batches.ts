// The wire of batches: /api/staff/batches.
import * as v from 'valibot';
import { optionalCountrySchema } from './country-codes.ts';
import { parseReference } from './parse-reference.ts';
import type { DecisionPreview } from './request-list.ts';
import type { RequestState } from './request-state.ts';
import { trimmed } from './trimmed.ts';

/**
 * What a batch can be. `filling` and `undoing` last for a moment: its requests are put into it, or taken out of it, some
 * at a time. An `undone` one is kept for its number, and holds nothing.
 */
export const batchStates = [
  'filling',
  'open',
  'locked',
  'printed',
  'dispatched',
  'closed',
  'undoing',
  'undone',
] as const;
export type BatchState = (typeof batchStates)[number];

/** Requests in one batch. */
export const maxBatchRequests = 10_000;
/** References named in one call. */
export const maxNamedParcels = 500;

const id = v.pipe(v.string(), v.maxLength(64));
/** As it is typed or scanned: in small letters by some scanners. */
export const parcelReference = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform(parseReference),
  v.minLength(1),
  v.maxLength(64),
);

/** POST /api/staff/batches/preview and POST /api/staff/batches: which accepted requests, oldest first. */
export const batchChoiceSchema = v.strictObject({
  offerId: id,
  /** These and no others; everything else is left out then. */
  requestIds: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(maxNamedParcels))),
  /** Only those that the draw of the offer ranked, in the order of their ranks. */
  isDrawn: v.optional(v.boolean()),
  /** Two letters. */
  country: v.optional(optionalCountrySchema, ''),
  /** What the postcode begins with. */
  postcode: v.optional(v.pipe(v.string(), trimmed, v.maxLength(20)), ''),
  max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxBatchRequests)), 500),
});
export type BatchChoice = v.InferOutput<typeof batchChoiceSchema>;

/** What a batch of this choice would hold now; nothing is written. */
export interface BatchPreview {
  parcels: number;
  /** How many accepted requests match, also beyond `max`. */
  matching: number;
  items: BatchItem[];
  /** What single parcels hold and weigh, the most frequent first, as far as there are not too many kinds. */
  kinds: BatchParcelKind[];
  /** Without an address: they collect. */
  withoutAddress: number;
  /** Homes that were merged, and have had more together than one home may have. */
  overByMerge: number;
}

/** How many parcels hold the same. */
export interface BatchParcelKind {
  parcels: number;
  lines: { name: string; quantity: number }[];
  /** Without packaging; null where something of it has no weight. */
  weightGrams: number | null;
}

/** A line of the pick list, which is in the order of the shelves. */
export interface BatchItem {
  itemId: string;
  name: string;
  quantity: number;
  /** Where it stands; absent where nobody has said. */
  shelf?: string;
}

/** A row of GET /api/staff/batches. */
export interface BatchSummary {
  id: string;
  /** As people call it: `B-0007`. */
  name: string;
  offer: { id: string; title: string };
  state: BatchState;
  parcels: number;
  /** How many of them were handed over. */
  dispatched: number;
  createdBy: string;
  createdAt: string;
  lockedAt: string | null;
  printedAt: string | null;
  dispatchedAt: string | null;
  closedAt: string | null;
}

export const batchActions = ['lock', 'unlock', 'print', 'undo', 'take_out', 'dispatch', 'track', 'close'] as const;
export type BatchAction = (typeof batchActions)[number];

/** GET /api/staff/batches/:id: nothing personal. */
export interface BatchDetail extends BatchSummary {
  items: BatchItem[];
  carrier: string;
  /** Where a parcel is followed; `{number}` stands for its tracking number. Empty without. */
  trackingLink: string;
  /** How often its labels were printed. */
  prints: number;
  /** What may be done with it now, by the person who asks. */
  actions: BatchAction[];
  /** Who took it to where it stands, or what is in it, last; null for a program or Doorstep itself. */
  lastChange: { by: string; at: string } | null;
}

/** From 1. */
const page = v.optional(
  v.pipe(v.string(), v.maxLength(10), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  '1',
);

/** Query of GET /api/staff/batches. */
export const batchesQuerySchema = v.object({ offer: v.optional(id), page });

/** GET /api/staff/batches: newest first, those that were undone left out. */
export interface BatchesPage {
  batches: BatchSummary[];
  total: number;
  page: number;
  pageSize: number;
}

/** Query of GET /api/staff/batches/:id/parcels and of GET /api/staff/returns. */
export const parcelsQuerySchema = v.object({ page });

/** One request in a batch, as it is packed. */
export interface BatchParcel {
  requestId: string;
  reference: string;
  /** From 1, in the order in which the batch is packed. */
  position: number;
  /** Name and address as of packing. */
  name: string;
  addressLines: string[];
  lines: { name: string; quantity: number }[];
  state: RequestState;
  /** When somebody ticked it as packed; null before, also where nobody ticks. */
  packedAt: string | null;
  trackingNumber: string;
  trackingUrl: string;
  dispatchedAt: string | null;
}

/** GET /api/staff/batches/:id/parcels; reading it is audited. */
export interface BatchParcelPage {
  parcels: BatchParcel[];
  total: number;
  page: number;
  pageSize: number;
}

/** GET /api/staff/batches/:id/references: of all parcels, those that are here and those that were handed over. */
export interface BatchReferences {
  waiting: string[];
  dispatched: string[];
  /** Of those that are here: not ticked as packed, and without a tracking number. */
  unpacked: string[];
  untracked: string[];
}

/** POST /api/staff/batches/:id/take-out: parcels that have not left go back to the accepted requests. */
export const takeOutSchema = v.strictObject({
  requestIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(maxNamedParcels)),
});

/** POST /api/staff/batches/:id/dispatch: those named, or all that have not left yet. */
export const dispatchSchema = v.strictObject({
  references: v.optional(v.pipe(v.array(parcelReference), v.minLength(1), v.maxLength(maxNamedParcels))),
});

/** What it did. */
export interface BatchDispatch {
  dispatched: number;
  /** Emails queued for those who gave an address; without a mail server they are kept in the console. */
  emails: number;
}

export const reprintReasons = ['printer_failed', 'labels_damaged', 'labels_lost', 'parcel_taken_out', 'other'] as const;
export type ReprintReason = (typeof reprintReasons)[number];

/** POST /api/staff/batches/:id/printed: labels were printed; the second time needs a reason. */
export const printedSchema = v.strictObject({ reason: v.optional(v.picklist(reprintReasons)) });

export const returnReasons = [
  'address_wrong',
  'moved_away',
  'not_collected',
  'refused',
  'damaged',
  'lost_on_the_way',
  'other',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** POST /api/staff/returns: a parcel came back, or is lost. */
export const returnSchema = v.strictObject({
  reference: parcelReference,
  outcome: v.picklist(['returned', 'lost']),
  reason: v.picklist(returnReasons),
  /** Whether what came back is good, and goes to the next in the queue. What is lost is written off. */
  isBackOnShelf: v.boolean(),
});
export type ReturnInput = v.InferOutput<typeof returnSchema>;

/** POST /api/staff/returns/preview: whatever the reason is. */
export const returnPreviewSchema = v.omit(returnSchema, ['reason']);

/** The emails that it would send. */
export interface ReturnPreview extends DecisionPreview {
  /** Requests that would be accepted from the queue, and how many of their visitors gave an email address. */
  accepted: number;
  queueEmails: number;
  /** To the first of them who gave one. */
  queueMail: DecisionPreview['mail'];
}

/** What it set off. */
export interface ReturnOutcome {
  id: string;
  reference: string;
  /** Requests accepted from the queue. */
  accepted: number;
  /** Emails queued: to them, and to the visitor whose parcel it is. */
  emails: number;
}

/** What became of one that came back or is lost. */
export type ReturnDecided = Pick<ReturnOutcome, 'id' | 'emails'>;

/** One of GET /api/staff/returns: it came back or is lost, and nobody has said what becomes of it. */
export interface ReturnedRequest {
  id: string;
  reference: string;
  offer: { id: string; title: string };
  state: 'returned' | 'lost';
  name: string;
  addressLine: string;
  lines: { name: string; quantity: number }[];
  at: string;
}

/** GET /api/staff/returns: the latest first; reading it is audited. */
export interface ReturnsPage {
  returns: ReturnedRequest[];
  total: number;
  page: number;
  pageSize: number;
}

const trackingNumber = v.pipe(v.string(), trimmed, v.maxLength(60), v.regex(/^[\p{L}\p{N} ./-]*$/u));

export function isTrackingNumber(text: string): boolean {
  return v.is(trackingNumber, text);
}

/** PUT /api/staff/batches/:id/tracking: all of it is saved, or nothing. */
export const trackingSchema = v.strictObject({
  carrier: v.pipe(v.string(), trimmed, v.maxLength(60)),
  trackingLink: v.pipe(v.string(), trimmed, v.maxLength(300), v.check(isTrackingLink)),
  /** An empty number takes out the one that is there; parcels that are not named keep theirs. */
  parcels: v.pipe(
    v.array(v.strictObject({ reference: parcelReference, number: trackingNumber })),
    v.maxLength(maxBatchRequests),
  ),
});
export type TrackingInput = v.InferOutput<typeof trackingSchema>;

/** Whether a text is an https address with one `{number}` and without a user or password, or empty. */
export function isTrackingLink(link: string): boolean {
  return link === '' || /^https:\/\/[^\s{}/@?#\\]+\/[^\s{}]*\{number\}[^\s{}]*$/u.test(link);
}

/** Where one parcel is followed; empty without a link or a number. */
export function trackingUrl(link: string, number: string): string {
  return link === '' || number === '' ? '' : link.replace('{number}', encodeURIComponent(number));
}

/** As people call a batch. */
export function batchName(number: number): string {
  return `B-${String(number).padStart(4, '0')}`;
}
