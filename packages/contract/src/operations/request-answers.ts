import * as v from 'valibot';
import { addressSchema } from '../address.ts';
import { returnReasons } from '../batches.ts';
import { publicOfferSchema, publicPlaceSchema } from '../public-offer.ts';
import type { LookupAccess } from '../public-page.ts';
import { pagesOf, type Counted } from '../list-part.ts';
import { questionKinds } from '../question-kinds.ts';
import { decisionRefusals, decisionVerbs } from '../request-list.ts';
import { requestStates } from '../request-state.ts';
import { requestChanges } from '../status-page.ts';
import { submissionAnswerSchema } from '../submission.ts';
import { homePairReasons } from './home-answers.ts';
import { mailKindSchema } from './mail-kind.ts';
import { countsByStateSchema, queueServedSchema } from './offer-answers.ts';
import { requestRowSchema } from './request-row.ts';

const offerSchema = v.object({ id: v.string(), slug: v.string(), title: v.string() });
const lineSchema = v.object({ itemId: v.string(), name: v.string(), quantity: v.number() });
const stateSchema = v.picklist(requestStates);
const answerSchema = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);

/** A request in the list, with the decisions that the caller may make. */
const listedRequestSchema = v.object({
  ...requestRowSchema.entries,
  offer: offerSchema,
  lines: v.array(lineSchema),
  phone: v.string(),
  address: addressSchema,
  answers: v.record(v.string(), answerSchema),
  language: v.string(),
  acceptedAt: v.nullable(v.string()),
  /** Counts its changes. */
  revision: v.number(),
  transitions: v.array(v.picklist(decisionVerbs)),
});
export type ListedRequest = v.InferOutput<typeof listedRequestSchema>;

export const requestPageSchema = v.object({
  /** A moment just before the read. */
  at: v.string(),
  ...pagesOf(listedRequestSchema).entries,
  /** Requests of all offers held for 7 days or more; they lapse after 14. Null with a cursor. */
  heldLong: v.nullable(v.number()),
  /** With the same filters. Null with a cursor. */
  counts: v.nullable(countsByStateSchema),
});
export const requestCountsSchema = v.object({ counts: countsByStateSchema });

export type RequestPage = Counted<v.InferOutput<typeof requestPageSchema>>;

const historyEntrySchema = v.object({
  at: v.string(),
  action: v.string(),
  actor: v.string(),
  /** The state after this entry; null if it did not change. */
  state: v.nullable(stateSchema),
  /** The visitor reads it, if it was sent. */
  reason: v.string(),
  /** Staff only. */
  note: v.string(),
  /** Requests accepted from the queue with the units that this freed. */
  served: v.exactOptional(queueServedSchema),
  returnReason: v.exactOptional(v.picklist(returnReasons)),
  /** Address, quantities or a detail before and after a correction, each on one line; else null. */
  correction: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** Which detail the visitor changed; for an answer, the question. */
  change: v.exactOptional(v.object({ kind: v.picklist(requestChanges), question: v.string() })),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

const relatedEntries = { id: v.string(), reference: v.string(), state: stateSchema, receivedAt: v.string() };
const samePersonSchema = v.object({
  ...relatedEntries,
  offerTitle: v.string(),
  by: v.array(v.picklist(['email', 'phone'])),
});

/** Everything about one request that the caller may see. */
export const requestSchema = v.object({
  id: v.string(),
  reference: v.string(),
  offer: offerSchema,
  offerVersion: v.number(),
  state: stateSchema,
  place: v.nullable(v.number()),
  holdReasons: requestRowSchema.entries.holdReasons,
  hasPass: v.boolean(),
  checkProvider: v.nullable(v.string()),
  lines: v.array(lineSchema),
  contact: v.object({
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    /** New address that the visitor entered and has not confirmed by the emailed link. */
    newEmail: v.exactOptional(v.string()),
  }),
  /** Why emails to this address do not arrive, judged by the last one; null if they do, or still may. */
  undelivered: v.nullable(
    v.object({ reason: v.picklist(['refused', 'given_up', 'limited']), code: v.string(), createdAt: v.string() }),
  ),
  /** Newest first. */
  emails: v.array(
    v.object({
      id: v.string(),
      subject: v.string(),
      text: v.string(),
      createdAt: v.string(),
      status: v.picklist(['kept', 'waiting', 'sent', 'given_up', 'limited']),
      sentAt: v.nullable(v.string()),
      /**
       * Of the last attempt: the server rejected the address, or did not accept the email for another reason; null if
       * it did not fail.
       */
      failure: v.nullable(v.picklist(['refused', 'not_taken'])),
      /** It never reached the mail server, nothing was sent since, and there is an address. */
      canResend: v.boolean(),
    }),
  ),
  answers: v.array(
    v.object({
      id: v.string(),
      question: v.string(),
      /** For formatting dates; null if the offer no longer has the question. */
      kind: v.nullable(v.picklist(questionKinds)),
      answer: v.string(),
      value: answerSchema,
    }),
  ),
  address: addressSchema,
  /** As on the label, with the unit in front if the lines lack it. */
  addressLines: v.array(v.string()),
  /** Where it is collected, and places that the caller may choose instead; null if delivered. */
  collection: v.nullable(
    v.object({
      place: v.object({ id: v.string(), name: v.string() }),
      code: v.string(),
      choices: v.array(v.object({ id: v.string(), name: v.string() })),
    }),
  ),
  assurance: requestRowSchema.entries.assurance,
  source: requestRowSchema.entries.source,
  language: v.string(),
  receivedAt: v.string(),
  acceptedAt: v.nullable(v.string()),
  homeIds: v.array(v.string()),
  /** One of its homes was merged with others, and together they received more than one home may have. */
  isHomeOverByMerge: v.boolean(),
  /** Whether the caller may still correct the address. */
  canCorrect: v.boolean(),
  /** What it may ask for, with current quantities; empty if the caller may not change them. */
  adjustable: v.array(v.object({ ...lineSchema.entries, max: v.number() })),
  revision: v.number(),
  /** Its latest batch; null if it was never packed. */
  batch: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      carrier: v.string(),
      trackingNumber: v.string(),
      trackingUrl: v.string(),
      dispatchedAt: v.nullable(v.string()),
    }),
  ),
  /** Days until a held request lapses, not counting days on which the server is down; null for other states. */
  lapsesInDays: v.nullable(v.number()),
  /** The last step that the caller can still undo; null if there is none. */
  undoable: v.nullable(v.object({ what: v.picklist(['dispatch', 'return', 'hand_over']), until: v.string() })),
  /** References of other requests of the same homes. */
  sameHome: v.array(v.object(relatedEntries)),
  /** Homes that may be the same, with the evidence. */
  possibleDuplicates: v.array(v.object({ homeId: v.string(), reason: v.picklist(homePairReasons) })),
  /** Other requests of any offer with the same email or phone: newest first, at most 20. */
  samePerson: v.array(samePersonSchema),
  history: v.array(historyEntrySchema),
  erasedAt: v.nullable(v.string()),
  transitions: v.array(v.picklist(decisionVerbs)),
});
export type RequestDetail = v.InferOutput<typeof requestSchema>;

export const revisionSchema = v.object({ revision: v.number() });
export const erasedSchema = v.object({ erasedAt: v.string() });
export const declineReasonsSchema = v.object({ reasons: v.array(v.string()) });

/** Emails that differ in more than the reference, most frequent first. */
export const manyPreviewSchema = v.object({ kinds: v.array(mailKindSchema) });
export type ManyPreview = v.InferOutput<typeof manyPreviewSchema>;

/** The result. Requests that someone else changed meanwhile, or that cannot be decided this way, are left untouched. */
export const decidedManySchema = v.object({
  decided: v.number(),
  /** Number of rejected decisions by reason. */
  refused: v.object(
    Object.fromEntries(decisionRefusals.map((code) => [code, v.exactOptional(v.number())])) as Record<
      (typeof decisionRefusals)[number],
      v.ExactOptionalSchema<v.NumberSchema<undefined>, undefined>
    >,
  ),
  accepted: v.array(v.object({ id: v.string(), revision: v.number() })),
  /** How many of the decided requests went to the queue or the draw instead. */
  waitlisted: v.number(),
  entered: v.number(),
});
export type DecidedMany = v.InferOutput<typeof decidedManySchema>;

/** One part of all matching requests. */
export const decidedMatchingSchema = v.object({
  ...decidedManySchema.entries,
  /** How many requests this call processed, whatever the outcome. */
  met: v.number(),
  /** The `cursor` for the next call; null at the end. */
  next: v.nullable(v.string()),
});

export type DecidedMatching = v.InferOutput<typeof decidedMatchingSchema>;

export const matchingPreviewSchema = v.object({
  ...manyPreviewSchema.entries,
  requests: v.number(),
  withEmail: v.number(),
});

/** Held requests by network; its name is a hash that is valid for a day. */
const heldNetworkSchema = v.object({
  network: v.string(),
  requests: v.number(),
  firstAt: v.string(),
  lastAt: v.string(),
  /** Most requests first. */
  offers: v.array(v.object({ id: v.string(), title: v.string(), requests: v.number() })),
});
export type HeldNetwork = v.InferOutput<typeof heldNetworkSchema>;
export const heldNetworksSchema = v.object({ networks: v.array(heldNetworkSchema) });

export const networkDeclinePreviewSchema = v.object({
  ...manyPreviewSchema.entries,
  requests: v.number(),
  emails: v.number(),
});
export type NetworkDeclinePreview = v.InferOutput<typeof networkDeclinePreviewSchema>;

export const networkDeclineSchema = v.object({
  declined: v.number(),
  emails: v.number(),
  /** Still held: one call declines only so many. */
  left: v.number(),
});
export type NetworkDecline = v.InferOutput<typeof networkDeclineSchema>;

export const enteredRequestSchema = v.object({ ...submissionAnswerSchema.entries, id: v.string() });
export type StaffEntryAnswer = v.InferOutput<typeof enteredRequestSchema>;

export const entryFormSchema = v.object({
  offer: publicOfferSchema,
  /** Places for collection; some only for people without a fixed address. */
  places: v.array(publicPlaceSchema),
  lookup: v.custom<LookupAccess>((value) => typeof value === 'object' && value !== null),
  /** The Idempotency-Key for submitting this form. */
  idempotencyKey: v.string(),
});
export type StaffEntryForm = v.InferOutput<typeof entryFormSchema>;
