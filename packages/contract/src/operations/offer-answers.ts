import * as v from 'valibot';
import { limitGroupInputSchema } from '../api-v1.ts';
import { listOf } from '../list-part.ts';
import { offerInputSchema } from '../offer-input.ts';
import { pictureReferenceSchema } from '../picture.ts';
import { offerPhases } from '../public-offer.ts';
import { requestStates } from '../request-state.ts';

const titledSchema = v.object({ id: v.string(), title: v.string() });
const statusSchema = v.picklist(['draft', 'published', 'paused', 'closed', 'archived']);
export type OfferStatus = v.InferOutput<typeof statusSchema>;
const phaseSchema = v.nullable(v.picklist(offerPhases));
export const countsByStateSchema = v.object(
  Object.fromEntries(requestStates.map((state) => [state, v.exactOptional(v.number())])) as Record<
    (typeof requestStates)[number],
    v.ExactOptionalSchema<v.NumberSchema<undefined>, undefined>
  >,
);

const offerSummarySchema = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  status: statusSchema,
  phase: phaseSchema,
  isDraw: v.boolean(),
  opensAt: v.nullable(v.string()),
  closesAt: v.nullable(v.string()),
  drawAt: v.nullable(v.string()),
  counts: countsByStateSchema,
  stock: v.array(v.object({ itemId: v.string(), name: v.string(), stock: v.nullable(v.number()), taken: v.number() })),
  updatedAt: v.string(),
});
export type OfferSummary = v.InferOutput<typeof offerSummarySchema>;
export const offersSchema = v.array(offerSummarySchema);

const drawSchema = v.object({
  state: v.picklist(['collecting', 'fixed', 'drawing', 'drawn']),
  entries: v.number(),
  digest: v.nullable(v.string()),
  /** The value that two people have entered; null before. */
  value: v.nullable(v.string()),
  /** Whether the value may be entered now. */
  isDue: v.boolean(),
  /** Who has entered what, the first one first; until two agree, nothing is drawn. */
  entered: v.array(
    v.object({
      person: v.string(),
      isOwn: v.boolean(),
      /** Null to a reader who has not entered the value yet: the second person reads it from its source. */
      value: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  /** Whether a second person may confirm it: at least two may write offers. */
  canBeConfirmed: v.boolean(),
});
export type StaffDraw = v.InferOutput<typeof drawSchema>;

export const offerSchema = v.object({
  id: v.string(),
  version: v.number(),
  status: statusSchema,
  phase: phaseSchema,
  input: offerInputSchema,
  /** In the order of `input.items`; stock is null when unlimited. */
  stock: v.array(v.object({ itemId: v.string(), stock: v.nullable(v.number()), taken: v.number() })),
  /** What is still missing before it can be published: paths of `input`. */
  missing: v.array(v.string()),
  publicUrl: v.string(),
  /** Of its area as it is saved; null where every part of it has some. */
  missingAddressData: v.nullable(
    v.object({ isAll: v.boolean(), countries: v.array(v.string()), postcodePrefixes: v.array(v.string()) }),
  ),
  /** The limit group that it is in; its limits hold in the place of the offer's own. */
  limitGroupId: v.nullable(v.string()),
  /** Null unless the offer is shared out by a draw. */
  draw: v.nullable(drawSchema),
});
export type StaffOffer = v.InferOutput<typeof offerSchema>;

export const offerPreviewSchema = v.object({ html: v.string() });

const counted = { count: v.number() };
const effectSchema = v.variant('kind', [
  /** Takes no more requests: from now on, for the time being, or until it opens again. */
  v.object({ kind: v.picklist(['closes', 'pauses']) }),
  v.object({ kind: v.literal('puts_off'), opensAt: v.string() }),
  /** Nobody can see it any more. */
  v.object({ kind: v.literal('hides') }),
  /** Only its link leads to it. */
  v.object({ kind: v.literal('unlists') }),
  v.object({ kind: v.literal('renames'), was: v.string(), now: v.string() }),
  /** A home may have less, or has to wait longer. */
  v.object({ kind: v.picklist(['lowers_limits', 'narrows_area', 'refuses_typed']) }),
  /** Nobody can join the queue; `count` people keep their place in it. */
  v.object({ kind: v.literal('ends_queue'), ...counted }),
  /** A place is taken out, or one of its opening times: `count` people were to collect it there, and are told. */
  v.object({ kind: v.picklist(['retires_place', 'moves_openings']), place: v.string(), ...counted }),
  /** The closing time that has passed goes. */
  v.object({ kind: v.literal('clears_closing'), closesAt: v.string() }),
  /** The new closing time has passed: no more requests are taken. */
  v.object({ kind: v.literal('closes_by_time'), closesAt: v.string() }),
  v.object({ kind: v.literal('shortens_retention'), was: v.number(), now: v.number() }),
  /** Requests in the queue or the draw that end for good. */
  v.object({ kind: v.literal('lapses'), ...counted }),
  v.object({ kind: v.picklist(['leaves_held', 'leaves_to_send']), ...counted }),
  /** Days after which personal data goes, also of requests that are still open. */
  v.object({ kind: v.literal('erases'), days: v.number() }),
  v.object({ kind: v.literal('keeps'), ...counted }),
]);
export type OfferEffect = v.InferOutput<typeof effectSchema>;
export const effectsSchema = v.object({ effects: v.array(effectSchema) });

/** How many requests name each part of an offer; parts that no request names are missing. */
export const offerUsesSchema = v.object({
  /** `waiting`: those of them that are in the queue. */
  items: v.array(v.object({ id: v.string(), requests: v.number(), waiting: v.number() })),
  /** `waiting`: those of them that are still to be collected, or may be. */
  places: v.array(v.object({ id: v.string(), requests: v.number(), waiting: v.number() })),
  questions: v.array(v.object({ id: v.string(), requests: v.number() })),
  /** Answers of a choice. */
  answers: v.array(v.object({ question: v.string(), id: v.string(), requests: v.number() })),
});
export type OfferUses = v.InferOutput<typeof offerUsesSchema>;

export const queueServedSchema = v.object({
  accepted: v.number(),
  emails: v.number(),
  /** The first of them; empty for who may not see requests. */
  references: v.string(),
});
export type QueueServed = v.InferOutput<typeof queueServedSchema>;

const movementSchema = v.object({
  id: v.string(),
  itemId: v.string(),
  /** `sent_again`: written off when a request that was returned or lost takes a new unit. */
  kind: v.picklist(['delivery', 'correction', 'damaged', 'returned', 'sent_again']),
  quantity: v.number(),
  reason: v.string(),
  at: v.string(),
  person: v.string(),
  served: v.optional(queueServedSchema),
});
export type StockMovement = v.InferOutput<typeof movementSchema>;
export const movementsSchema = listOf(movementSchema);

export const shelfSchema = v.array(v.object({ itemId: v.string(), promised: v.number() }));

export const movementOutcomeSchema = v.object({
  /** By how much the stock has changed: of a count, what it differed by. */
  change: v.number(),
  /** Requests accepted from the queue. */
  accepted: v.number(),
  /** For how many of them there is an email; without a mail server it is kept in the console. */
  emails: v.number(),
});
export type MovementOutcome = v.InferOutput<typeof movementOutcomeSchema>;

export const polygonSchema = v.object({
  id: v.string(),
  pieces: v.number(),
  holes: v.number(),
  vertices: v.number(),
  box: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  /** A drawing for people, coarser than what decides: an SVG path from 0,0 to `width`,`height`, filled by even-odd. */
  drawing: v.object({ path: v.string(), width: v.number(), height: v.number() }),
});
export type PolygonView = v.InferOutput<typeof polygonSchema>;

/** An uploaded picture, for an offer to name with `alt`. */
export const pictureSchema = v.object(v.omit(pictureReferenceSchema, ['alt']).entries);
export type PictureView = v.InferOutput<typeof pictureSchema>;

export const limitGroupSchema = v.object({
  ...limitGroupInputSchema.entries,
  id: v.string(),
  version: v.number(),
  offers: v.array(titledSchema),
});
export type LimitGroupView = v.InferOutput<typeof limitGroupSchema>;
export const limitGroupsSchema = v.array(limitGroupSchema);
