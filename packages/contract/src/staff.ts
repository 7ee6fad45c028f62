// The wire between the staff console and /api/staff.
import * as v from 'valibot';
import type { Address } from './address.ts';
import type { OfferInput } from './offer-input.ts';
import type { OfferPhase, PublicOffer } from './public-offer.ts';
import type { LookupAccess } from './public-page.ts';
import type { Assurance, HoldReason, RequestSource, RequestState } from './request-state.ts';
import { requestStates } from './request-state.ts';
import { submissionSchema, type SubmissionAnswer } from './submission.ts';

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
  'homes.read',
  'homes.decide',
  'stock.write',
  'mails.read',
  'people.manage',
  'tokens.manage',
  'alarms.read',
  'services.manage',
] as const;
export type StaffAction = (typeof staffActions)[number];

/** GET /api/staff/session */
export interface StaffSession {
  person: { id: string; name: string; email: string; role: Role };
  actions: StaffAction[];
}

/** GET /api/staff/people */
export interface StaffPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  createdAt: string;
}

/** POST /api/staff/invitations/accept: the first-run link and every invitation. */
export const acceptInvitationSchema = v.strictObject({
  token: v.pipe(v.string(), v.maxLength(200)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
  password: v.pipe(v.string(), v.minLength(10), v.maxLength(128)),
});

/** GET /api/staff/invitations/:token */
export interface InvitationView {
  role: Role;
  /** The very first person of this installation. */
  isFirstRun: boolean;
  expiresAt: string;
}

export type OfferStatus = 'draft' | 'published' | 'paused' | 'closed' | 'archived';
export type OfferTransition = 'publish' | 'pause' | 'resume' | 'close' | 'reopen' | 'archive';

/** GET /api/staff/offers */
export interface OfferSummary {
  id: string;
  slug: string;
  title: string;
  status: OfferStatus;
  phase: OfferPhase | null;
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
  value: string | null;
  /** Whether the value may be entered now. */
  isDue: boolean;
}

/** POST /api/staff/offers/:id/draw */
export const drawValueSchema = v.strictObject({ value: v.pipe(v.string(), v.trim(), v.maxLength(500)) });

/** PUT /api/staff/offers/:id, with the version that was read: another's change in between is a `version_conflict`. */
export interface SaveOfferBody {
  version: number;
  input: OfferInput;
}

export interface StockMovement {
  id: string;
  itemId: string;
  kind: 'delivery' | 'correction' | 'damaged' | 'returned';
  quantity: number;
  reason: string;
  at: string;
  person: string;
}

export const requestSorts = ['newest', 'oldest', 'reference', 'name', 'postcode'] as const;

/** Query of GET /api/staff/requests and of the export. */
export const requestQuerySchema = v.object({
  offer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  state: v.optional(v.picklist(requestStates)),
  /** Reference, name, e-mail, postcode or part of the address. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  sort: v.optional(v.picklist(requestSorts), 'newest'),
  /** From 1. */
  page: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), '1'),
});
export type RequestQuery = v.InferOutput<typeof requestQuerySchema>;

export interface RequestRow {
  id: string;
  reference: string;
  offer: { id: string; title: string };
  state: RequestState;
  holdReasons: HoldReason[];
  name: string;
  addressLine: string;
  postcode: string;
  lines: { name: string; quantity: number }[];
  receivedAt: string;
}

export interface RequestPage {
  rows: RequestRow[];
  total: number;
  page: number;
  pageSize: number;
  /** Held for 7 days or more, of all offers: they end by themselves after 14. */
  heldLong: number;
  /** Of the same offer and search, by state. */
  counts: Partial<Record<RequestState, number>>;
}

export interface HistoryEntry {
  at: string;
  action: string;
  actor: string;
  /** State after it, where it changed the state. */
  state: RequestState | null;
  reason: string;
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
  lines: { itemId: string; name: string; quantity: number }[];
  contact: { name: string; email: string; phone: string };
  answers: { question: string; answer: string }[];
  address: Address;
  assurance: Assurance;
  source: RequestSource;
  language: string;
  receivedAt: string;
  acceptedAt: string | null;
  /** Its homes, as they stand. */
  homeIds: string[];
  /** Whether the address may still be corrected, by the person who asks. */
  canCorrect: boolean;
  /** Other requests of the same home or homes, by reference. */
  sameHome: { id: string; reference: string; state: RequestState; receivedAt: string }[];
  history: HistoryEntry[];
  /** What may be done with it now by the person who asks. */
  transitions: ('accept' | 'decline' | 'withdraw')[];
}

export const decisionSchema = v.strictObject({
  reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
});

/** GET /api/staff/mails: what was sent, or is kept because no mail server is configured. */
export interface KeptMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  createdAt: string;
  status: 'kept' | 'waiting' | 'sent' | 'failed';
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
