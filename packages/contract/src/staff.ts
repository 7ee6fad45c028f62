// The wire between the staff console and /api/staff.
import * as v from 'valibot';
import type { Address } from './address.ts';
import { instantSchema } from './calendar-date.ts';
import type { ReturnReason } from './batches.ts';
import type { HomePair } from './operations/home-answers.ts';
import { emailSchema } from './contact-fields.ts';
import type { OfferInput, QuestionInput } from './offer-input.ts';
import type { OfferPhase, PublicOffer } from './public-offer.ts';
import type { LookupAccess } from './public-page.ts';
import type { Assurance, HoldReason, RequestSource, RequestState } from './request-state.ts';
import { decisionText, networkName, type DecisionVerb, type ManyPreview } from './request-list.ts';
import type { MissingAddressData } from './services.ts';
import { submissionSchema, type SubmissionAnswer } from './submission.ts';
import { trimmed } from './trimmed.ts';

export const roles = ['owner', 'editor', 'fulfiller', 'packer', 'viewer'] as const;
export type Role = (typeof roles)[number];

/** What staff may do; who may is one table in core/src/staff/permissions.ts. */
export const staffActions = [
  'offers.read',
  'offers.write',
  'requests.read',
  'requests.decide',
  'requests.enter',
  'requests.export',
  'batches.read',
  'batches.write',
  'batches.pack',
  'homes.read',
  'homes.decide',
  'stock.write',
  'mails.read',
  'privacy.manage',
  'people.manage',
  'tokens.manage',
  'alarms.read',
  'services.manage',
] as const;
export type StaffAction = (typeof staffActions)[number];

/** PUT /people/:person/role */
export const changeRoleSchema = v.strictObject({ role: v.picklist(roles) });

/** POST /open-invitations */
export const newInvitationSchema = v.strictObject({ role: v.picklist(roles) });

/** POST /invitations/accept: the first-run link and every invitation. */
export const acceptInvitationSchema = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(200)),
  name: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(200)),
  email: emailSchema,
  password: v.pipe(v.string(), v.minLength(10), v.maxLength(128)),
});

export type OfferStatus = 'draft' | 'published' | 'paused' | 'closed' | 'archived';

/** GET /api/staff/offers */
export interface OfferSummary {
  id: string;
  slug: string;
  title: string;
  status: OfferStatus;
  phase: OfferPhase | null;
  /** Shared out by a draw. */
  isDraw: boolean;
  opensAt: string | null;
  closesAt: string | null;
  counts: Partial<Record<RequestState, number>>;
  stock: { itemId: string; name: string; stock: number | null; taken: number }[];
  updatedAt: string;
}

/** GET /api/staff/offers/:id */
export interface StaffOffer {
  id: string;
  version: number;
  status: OfferStatus;
  phase: OfferPhase | null;
  input: OfferInput;
  /** In the order of `input.items`; stock is null when unlimited. */
  stock: { itemId: string; stock: number | null; taken: number }[];
  /** What is still missing before it can be published: paths of `input`. */
  missing: string[];
  publicUrl: string;
  /** Of its area as it is saved; null where every part of it has some. */
  missingAddressData: MissingAddressData | null;
  /** The limit group that it is in; its limits hold in the place of the offer's own. */
  limitGroupId: string | null;
  /** Null unless the offer is shared out by a draw. */
  draw: StaffDraw | null;
}

/** Where the draw of an offer stands, for staff. */
export interface StaffDraw {
  state: 'collecting' | 'fixed' | 'drawing' | 'drawn';
  /** How many are in it now, or on the fixed list. */
  entries: number;
  digest: string | null;
  /** The value that two people have entered; null before. */
  value: string | null;
  /** Whether the value may be entered now. */
  isDue: boolean;
  /** Who has entered what, the first one first; until two agree, nothing is drawn. */
  entered: EnteredDrawValue[];
  /** Whether a second person may confirm it: at least two may write offers. */
  canBeConfirmed: boolean;
}

/** What one person entered as the public value of a draw. */
export interface EnteredDrawValue {
  person: string;
  isOwn: boolean;
  /** Null to a reader who has not entered the value yet: the second person reads it from its source. */
  value: string | null;
  at: string;
}

/** POST /api/staff/offers/:id/draw: exactly as the offer's format has it, nothing is trimmed. */
export const drawValueSchema = v.strictObject({ value: v.pipe(v.string(), v.maxLength(500)) });

/** PUT /api/staff/offers/:id, with the version that was read: another's change in between is a `version_conflict`. */
export interface SaveOfferBody {
  version: number;
  input: OfferInput;
}

export interface StockMovement {
  id: string;
  itemId: string;
  /** `sent_again`: written off when a request that was returned or lost takes a new unit. */
  kind: 'delivery' | 'correction' | 'damaged' | 'returned' | 'sent_again';
  quantity: number;
  reason: string;
  at: string;
  person: string;
  /** What it set off; absent where it was nothing. */
  served?: QueueServed;
}

/** The answer to POST /api/staff/offers/:id/items/:itemId/movements: what the movement set off. */
export interface MovementOutcome {
  /** Requests accepted from the queue. */
  accepted: number;
  /** For how many of them there is an email; without a mail server it is kept in the console. */
  emails: number;
}

/** Requests accepted from the queue, and how many of them were emailed. */
export interface QueueServed {
  accepted: number;
  emails: number;
  /** The first of them; empty for who may not see requests. */
  references: string;
}

export interface HistoryEntry {
  at: string;
  action: string;
  actor: string;
  /** State after it, where it changed the state. */
  state: RequestState | null;
  /** Told to the visitor, where they were told anything. */
  reason: string;
  /** For staff alone. */
  note: string;
  /** Where it freed units: who was accepted from the queue by it. */
  served?: QueueServed;
  /** Where a parcel came back or was lost. */
  returnReason?: ReturnReason;
  /** Where an address or quantities were changed: before and after, in one line each; else null. */
  correction: { from: string; to: string } | null;
}

/** GET /api/staff/requests/:id; reading it is audited. */
export interface RequestDetail {
  id: string;
  reference: string;
  offer: { id: string; slug: string; title: string };
  offerVersion: number;
  state: RequestState;
  place: number | null;
  holdReasons: HoldReason[];
  hasPass: boolean;
  /** What it was checked by; null where nothing was. */
  checkProvider: string | null;
  lines: { itemId: string; name: string; quantity: number }[];
  contact: { name: string; email: string; phone: string };
  /** `kind` of the question, so that a date is written as one; null where the offer no longer asks it. */
  answers: { question: string; kind: QuestionInput['kind'] | null; answer: string }[];
  address: Address;
  /** As on the label: with the unit in front where the lines do not name it. */
  addressLines: string[];
  assurance: Assurance;
  source: RequestSource;
  language: string;
  receivedAt: string;
  acceptedAt: string | null;
  /** Its homes, as they stand. */
  homeIds: string[];
  /** One of them was merged with others, and they have had more together than one home may have. */
  isHomeOverByMerge: boolean;
  /** Whether the address may still be corrected, by the person who asks. */
  canCorrect: boolean;
  /** What it may ask for, with what it asks for now; empty where the person who asks may not change that. */
  adjustable: { itemId: string; name: string; quantity: number; max: number }[];
  /** Counts every change; sent along with a decision. */
  revision: number;
  /** The batch that it is or was packed in, the latest; null before. */
  batch: {
    id: string;
    name: string;
    carrier: string;
    trackingNumber: string;
    trackingUrl: string;
    dispatchedAt: string | null;
  } | null;
  /** Other requests of the same home or homes, by reference. */
  sameHome: { id: string; reference: string; state: RequestState; receivedAt: string }[];
  /** Homes that may be the same as this request's, with what speaks for that. */
  possibleDuplicates: { homeId: string; reason: HomePair['reason'] }[];
  /** Other requests with the same e-mail or telephone, of whatever offer: the latest first, at most 20. */
  samePerson: SamePersonRequest[];
  history: HistoryEntry[];
  /** When its personal data was erased; null while it is there. */
  erasedAt: string | null;
  /** What may be done with it now by the person who asks. */
  transitions: DecisionVerb[];
}

export interface SamePersonRequest {
  id: string;
  reference: string;
  state: RequestState;
  receivedAt: string;
  offerTitle: string;
  /** What they have in common. */
  by: ('email' | 'phone')[];
}

/** GET /api/staff/requests/:id/revision: whether it has changed since it was read; nothing personal, not audited. */
export interface RequestRevision {
  revision: number;
}

/** `revision` of the request as it was read: another's change in between is `request_changed`. */
const decisionRevision = v.optional(v.pipe(v.number(), v.integer()));

export const decisionSchema = v.strictObject({ reason: decisionText, revision: decisionRevision });

/** POST /api/staff/requests/:id/decline: the reason is told to the visitor, the note is for staff alone. */
export const declineSchema = v.strictObject({ reason: decisionText, note: decisionText, revision: decisionRevision });

/** POST /api/staff/requests/:id/lines: all that it is to ask for. The reason is told to the visitor. */
export const adjustmentSchema = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        item: v.pipe(v.string(), v.maxLength(64)),
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
    v.maxLength(100),
  ),
  reason: decisionText,
  revision: decisionRevision,
});

/** POST /api/staff/requests/:id/notes: for staff alone. */
export const noteSchema = v.strictObject({ note: decisionText });

/** GET /api/staff/offers/:id/decline-reasons: what visitors of the offer were told last, by anybody; the latest first. */
export interface DeclineReasons {
  reasons: string[];
}

/** What one network had sent until a moment: nobody who came after it was seen is declined with it. */
const floodEntries = {
  network: networkName,
  until: v.pipe(
    instantSchema,
    v.check((value) => !Number.isNaN(Date.parse(value))),
  ),
};

/** POST /api/staff/requests/networks/decline: the held requests of one network. */
export const networkDecisionSchema = v.strictObject({ ...floodEntries, reason: decisionText, note: decisionText });

/** POST /api/staff/requests/networks/decline/preview */
export const networkPreviewSchema = v.strictObject({ ...floodEntries, reason: decisionText });

/** How many that would be, and the emails to those who gave an address. */
export interface NetworkDeclinePreview extends ManyPreview {
  requests: number;
  emails: number;
}

/** What it did. */
export interface NetworkDecline {
  declined: number;
  /** Emails queued for those who gave an address; without a mail server they are kept in the console. */
  emails: number;
  /** Still held: one call declines so many and no more. */
  left: number;
}

/** One network of GET /api/staff/requests/networks; the name is a hash that holds for a day. */
export interface HeldNetwork {
  network: string;
  requests: number;
  firstAt: string;
  lastAt: string;
  /** Of which offers, most first. */
  offers: { id: string; title: string; requests: number }[];
}

/** POST /api/staff/offers/preview, with an OfferInput: the public page as it would look, as a whole document. */
export interface OfferPreview {
  html: string;
}

/** POST /api/staff/offers/:id/requests: a submission that staff enter for somebody. */
export const staffEntrySchema = v.strictObject({
  ...submissionSchema.entries,
  /** Somebody without a fixed address, who collects. */
  noFixedAddress: v.optional(v.boolean(), false),
});
export type StaffEntryBody = v.InferInput<typeof staffEntrySchema>;

/** The answer to it: a visitor's, and the request's id for the way there. */
export interface StaffEntryAnswer extends SubmissionAnswer {
  id: string;
}

/** GET /api/staff/offers/:id/entry-form */
export interface StaffEntryForm {
  offer: PublicOffer;
  lookup: LookupAccess;
  /** For the Idempotency-Key of what is sent from this form. */
  idempotencyKey: string;
}
