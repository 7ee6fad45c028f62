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

/** A request in the list: all that it says, and what may be decided of it by the caller. */
const listedRequestSchema = v.object({
  ...requestRowSchema.entries,
  offer: offerSchema,
  lines: v.array(lineSchema),
  phone: v.string(),
  address: addressSchema,
  answers: v.record(v.string(), answerSchema),
  language: v.string(),
  acceptedAt: v.nullable(v.string()),
  revision: v.number(),
  transitions: v.array(v.picklist(decisionVerbs)),
});
export type ListedRequest = v.InferOutput<typeof listedRequestSchema>;

export const requestPageSchema = v.object({
  at: v.string(),
  ...pagesOf(listedRequestSchema).entries,
  /** Held for 7 days or more, of all offers: they end by themselves after 14. Null behind a cursor. */
  heldLong: v.nullable(v.number()),
  counts: v.nullable(countsByStateSchema),
});
export const requestCountsSchema = v.object({ counts: countsByStateSchema });

export type RequestPage = Counted<v.InferOutput<typeof requestPageSchema>>;

const historyEntrySchema = v.object({
  at: v.string(),
  action: v.string(),
  actor: v.string(),
  state: v.nullable(stateSchema),
  /** Told to the visitor, where they were told anything. */
  reason: v.string(),
  /** For staff alone. */
  note: v.string(),
  /** Where it freed units: who was accepted from the queue by it. */
  served: v.exactOptional(queueServedSchema),
  returnReason: v.exactOptional(v.picklist(returnReasons)),
  /** Where an address, quantities or a detail were changed: before and after, in one line each; else null. */
  correction: v.nullable(v.object({ from: v.string(), to: v.string() })),
  /** Which detail its visitor changed, and the question that was answered anew. */
  change: v.exactOptional(v.object({ kind: v.picklist(requestChanges), question: v.string() })),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

const relatedEntries = { id: v.string(), reference: v.string(), state: stateSchema, receivedAt: v.string() };
const samePersonSchema = v.object({
  ...relatedEntries,
  offerTitle: v.string(),
  by: v.array(v.picklist(['email', 'phone'])),
});
export type SamePersonRequest = v.InferOutput<typeof samePersonSchema>;

/** Everything about one request, for the caller. */
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
    /** Asked for by the visitor, who has not pressed the link that was mailed there. */
    newEmail: v.exactOptional(v.string()),
  }),
  undelivered: v.nullable(
    v.object({ reason: v.picklist(['refused', 'given_up', 'limited']), code: v.string(), createdAt: v.string() }),
  ),
  emails: v.array(
    v.object({
      id: v.string(),
      subject: v.string(),
      text: v.string(),
      createdAt: v.string(),
      status: v.picklist(['kept', 'waiting', 'sent', 'given_up', 'limited']),
      sentAt: v.nullable(v.string()),
      /** Of the last attempt: the mail server refused its address, or did not take it otherwise; null without one. */
      failure: v.nullable(v.picklist(['refused', 'not_taken'])),
      /** It never reached the mail server, nothing was written since, and there is an address: it may be sent again. */
      canResend: v.boolean(),
    }),
  ),
  answers: v.array(
    v.object({
      id: v.string(),
      question: v.string(),
      /** So that a date is written as one; null where the offer no longer asks it. */
      kind: v.nullable(v.picklist(questionKinds)),
      answer: v.string(),
      value: answerSchema,
    }),
  ),
  address: addressSchema,
  addressLines: v.array(v.string()),
  /** Where it is collected, and what else may be chosen by the caller; null where it is delivered. */
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
  /** One of them was merged with others, and they have had more together than one home may have. */
  isHomeOverByMerge: v.boolean(),
  /** Whether the address may still be corrected, by the caller. */
  canCorrect: v.boolean(),
  /** What it may ask for, with what it asks for now; empty where the caller may not change that. */
  adjustable: v.array(v.object({ ...lineSchema.entries, max: v.number() })),
  revision: v.number(),
  /** The batch that it is or was packed in, the latest; null before. */
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
  lapsesInDays: v.nullable(v.number()),
  /** What was recorded of it last and can still be undone by the caller; null where nothing can. */
  undoable: v.nullable(v.object({ what: v.picklist(['dispatch', 'return', 'hand_over']), until: v.string() })),
  /** Other requests of the same home or homes, by reference. */
  sameHome: v.array(v.object(relatedEntries)),
  /** Homes that may be the same as this request's, with what speaks for that. */
  possibleDuplicates: v.array(v.object({ homeId: v.string(), reason: v.picklist(homePairReasons) })),
  samePerson: v.array(samePersonSchema),
  history: v.array(historyEntrySchema),
  erasedAt: v.nullable(v.string()),
  transitions: v.array(v.picklist(decisionVerbs)),
});
export type RequestDetail = v.InferOutput<typeof requestSchema>;

export const revisionSchema = v.object({ revision: v.number() });
export const erasedSchema = v.object({ erasedAt: v.string() });
export const declineReasonsSchema = v.object({ reasons: v.array(v.string()) });

/** The emails that differ in more than the reference, most frequent first. */
export const manyPreviewSchema = v.object({ kinds: v.array(mailKindSchema) });
export type ManyPreview = v.InferOutput<typeof manyPreviewSchema>;

/** What it did. Those that somebody else had changed in between, or that cannot be decided so, are as they were. */
export const decidedManySchema = v.object({
  decided: v.number(),
  /** How many were refused for what. */
  refused: v.object(
    Object.fromEntries(decisionRefusals.map((code) => [code, v.exactOptional(v.number())])) as Record<
      (typeof decisionRefusals)[number],
      v.ExactOptionalSchema<v.NumberSchema<undefined>, undefined>
    >,
  ),
  accepted: v.array(v.object({ id: v.string(), revision: v.number() })),
  /** How many of those decided are in the queue or in the draw now instead. */
  waitlisted: v.number(),
  entered: v.number(),
});
export type DecidedMany = v.InferOutput<typeof decidedManySchema>;

/** One part of all that match. */
export const decidedMatchingSchema = v.object({
  ...decidedManySchema.entries,
  /** How many requests this call came to, whatever became of them. */
  met: v.number(),
  /** The `cursor` of the next call; null once there are no more. */
  next: v.nullable(v.string()),
});

export type DecidedMatching = v.InferOutput<typeof decidedMatchingSchema>;

export const matchingPreviewSchema = v.object({
  ...manyPreviewSchema.entries,
  requests: v.number(),
  withEmail: v.number(),
});

/** Held requests by network; its name is a hash that holds for a day. */
const heldNetworkSchema = v.object({
  network: v.string(),
  requests: v.number(),
  firstAt: v.string(),
  lastAt: v.string(),
  /** Of which offers, most first. */
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
  left: v.number(),
});
export type NetworkDecline = v.InferOutput<typeof networkDeclineSchema>;

export const enteredRequestSchema = v.object({ ...submissionAnswerSchema.entries, id: v.string() });
export type StaffEntryAnswer = v.InferOutput<typeof enteredRequestSchema>;

export const entryFormSchema = v.object({
  offer: publicOfferSchema,
  /** Where it may be collected: by everybody, or by who has no fixed address. */
  places: v.array(publicPlaceSchema),
  lookup: v.custom<LookupAccess>((value) => typeof value === 'object' && value !== null),
  /** For the Idempotency-Key of what is sent from this form. */
  idempotencyKey: v.string(),
});
export type StaffEntryForm = v.InferOutput<typeof entryFormSchema>;
