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
/** States without requests are absent. */
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
  /** Requests of each of the last 14 days in UTC, ending today, whatever their state now. */
  arrivals: v.array(v.number()),
  stock: v.array(v.object({ itemId: v.string(), name: v.string(), stock: v.nullable(v.number()), taken: v.number() })),
  updatedAt: v.string(),
});
export type OfferSummary = v.InferOutput<typeof offerSummarySchema>;
export const offersSchema = listOf(offerSummarySchema);

const drawSchema = v.object({
  state: v.picklist(['collecting', 'fixed', 'drawing', 'drawn']),
  /** Current entries, or those on the fixed list. */
  entries: v.number(),
  digest: v.nullable(v.string()),
  /** The value that two people entered; null until then. */
  value: v.nullable(v.string()),
  isDue: v.boolean(),
  /** Who entered which value, first entry first; nothing is drawn until two agree. */
  entered: v.array(
    v.object({
      person: v.string(),
      isOwn: v.boolean(),
      /** Null for a reader who has not entered the value yet, since the second person must read it from its source. */
      value: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  /** Whether a second person can confirm it: at least two people may edit offers. */
  canBeConfirmed: v.boolean(),
});
export type StaffDraw = v.InferOutput<typeof drawSchema>;

export const offerSchema = v.object({
  id: v.string(),
  version: v.number(),
  status: statusSchema,
  phase: phaseSchema,
  input: offerInputSchema,
  /** In the order of `input.items`; `stock` is null if unlimited. */
  stock: v.array(v.object({ itemId: v.string(), stock: v.nullable(v.number()), taken: v.number() })),
  /** What publishing still needs: paths in `input`. */
  missing: v.array(v.string()),
  publicUrl: v.string(),
  /** For the saved area; null if every part has address data. */
  missingAddressData: v.nullable(
    v.object({ isAll: v.boolean(), countries: v.array(v.string()), postcodePrefixes: v.array(v.string()) }),
  ),
  /** The offer's limit group, whose limits replace the offer's own. */
  limitGroupId: v.nullable(v.string()),
  /** Null unless places are drawn. */
  draw: v.nullable(drawSchema),
});
export type StaffOffer = v.InferOutput<typeof offerSchema>;

export const offerPreviewSchema = v.object({ html: v.string() });

const counted = { count: v.number() };
const effectSchema = v.variant('kind', [
  /** Takes no more requests: from now on, while paused, or until the new opening. */
  v.object({ kind: v.picklist(['closes', 'pauses']) }),
  v.object({ kind: v.literal('puts_off'), opensAt: v.string() }),
  /** No longer visible to anyone. */
  v.object({ kind: v.literal('hides') }),
  /** Reachable only by its link. */
  v.object({ kind: v.literal('unlists') }),
  v.object({ kind: v.literal('renames'), was: v.string(), now: v.string() }),
  /** Each home may get less or has to wait longer. */
  v.object({ kind: v.picklist(['lowers_limits', 'narrows_area', 'refuses_typed']) }),
  /** Nobody new can join the queue; `count` people keep their place. */
  v.object({ kind: v.literal('ends_queue'), ...counted }),
  /** A place or one of its opening times is removed: `count` people were going to collect there, and are notified. */
  v.object({ kind: v.picklist(['retires_place', 'moves_openings']), place: v.string(), ...counted }),
  /** Removes a closing time that has passed. */
  v.object({ kind: v.literal('clears_closing'), closesAt: v.string() }),
  /** The new closing time is in the past, so no more requests are taken. */
  v.object({ kind: v.literal('closes_by_time'), closesAt: v.string() }),
  v.object({ kind: v.literal('shortens_retention'), was: v.number(), now: v.number() }),
  /** Requests in the queue or the draw that lapse for good. */
  v.object({ kind: v.literal('lapses'), ...counted }),
  v.object({ kind: v.picklist(['leaves_held', 'leaves_to_send']), ...counted }),
  /** Days until personal data is erased, including that of open requests. */
  v.object({ kind: v.literal('erases'), days: v.number() }),
  v.object({ kind: v.literal('keeps'), ...counted }),
]);
export type OfferEffect = v.InferOutput<typeof effectSchema>;
/** Empty if nobody loses anything by the change. */
export const effectsSchema = v.object({ effects: v.array(effectSchema) });

/** How many requests use each part of an offer; unused parts are absent. */
export const offerUsesSchema = v.object({
  /** `waiting`: requests in the queue. */
  items: v.array(v.object({ id: v.string(), requests: v.number(), waiting: v.number() })),
  /** `waiting`: requests that are, or may become, due for collection there. */
  places: v.array(v.object({ id: v.string(), requests: v.number(), waiting: v.number() })),
  questions: v.array(v.object({ id: v.string(), requests: v.number() })),
  /** Answers to choice questions. */
  answers: v.array(v.object({ question: v.string(), id: v.string(), requests: v.number() })),
});
export type OfferUses = v.InferOutput<typeof offerUsesSchema>;

export const queueServedSchema = v.object({
  accepted: v.number(),
  emails: v.number(),
  /** The first references; empty for callers who may not see requests. */
  references: v.string(),
});
export type QueueServed = v.InferOutput<typeof queueServedSchema>;

const movementSchema = v.object({
  id: v.string(),
  itemId: v.string(),
  /** `sent_again`: written off when a returned or lost request takes a new unit. */
  kind: v.picklist(['delivery', 'correction', 'damaged', 'returned', 'sent_again']),
  quantity: v.number(),
  reason: v.string(),
  at: v.string(),
  person: v.string(),
  /** Absent if it accepted nobody from the queue. */
  served: v.optional(queueServedSchema),
});
export type StockMovement = v.InferOutput<typeof movementSchema>;
export const movementsSchema = listOf(movementSchema);

export const shelfSchema = v.array(v.object({ itemId: v.string(), promised: v.number() }));

export const movementOutcomeSchema = v.object({
  /** Change of the stock; for a count, the difference. */
  change: v.number(),
  /** Requests accepted from the queue. */
  accepted: v.number(),
  /** How many of them get an email; without a mail server it stays in the console. */
  emails: v.number(),
});
export type MovementOutcome = v.InferOutput<typeof movementOutcomeSchema>;

export const polygonSchema = v.object({
  id: v.string(),
  pieces: v.number(),
  holes: v.number(),
  /** Total points, without the closing point of each ring. */
  vertices: v.number(),
  box: v.tuple([v.number(), v.number(), v.number(), v.number()]),
  /**
   * For display, coarser than the polygon that decides: an SVG path from 0,0 to `width`,`height`, filled by even-odd.
   */
  drawing: v.object({ path: v.string(), width: v.number(), height: v.number() }),
});
export type PolygonView = v.InferOutput<typeof polygonSchema>;

export const pictureSchema = v.object(v.omit(pictureReferenceSchema, ['alt']).entries);
export type PictureView = v.InferOutput<typeof pictureSchema>;

export const limitGroupSchema = v.object({
  ...limitGroupInputSchema.entries,
  id: v.string(),
  version: v.number(),
  offers: v.array(titledSchema),
});
export type LimitGroupView = v.InferOutput<typeof limitGroupSchema>;
export const limitGroupsSchema = listOf(limitGroupSchema);
