import {
  drawValueSchema,
  offerEffectsSchema,
  offerTransitions,
  movementInputSchema,
  offerInputSchema,
  type MovementOutcome,
  versionSchema,
  type OfferEffects,
  type OfferSummary,
  type OfferUses,
  type QueueServed,
  type StaffOffer,
  type StockMovement,
} from '@doorstep/contract';
import {
  createOffer,
  DoorstepError,
  effectsOfChange,
  effectsOfTransition,
  enterDrawValue,
  mayDo,
  missingForPublishing,
  moveStock,
  offerPhase,
  requireAction,
  saveOffer,
  transitionOffer,
  type Context,
  type Offer,
} from '@doorstep/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseBody } from '../../http/parse-body.ts';
import { previewOffer } from '../../product/preview-offer.ts';
import { presentOfferSummary } from '../../present/staff-offer.ts';
import { presentServed } from '../../present/staff-request.ts';
import { presentStaffDraw } from '../../present/staff-draw.ts';
import type { Product } from '../../product/product.ts';
import { requireIdempotencyKey } from '../../product/submit.ts';
import { requireOffer } from '../../handlers/require-offer.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

const previewQuerySchema = v.object({ offer: v.optional(v.pipe(v.string(), v.maxLength(64))) });
const saveSchema = v.strictObject({ version: versionSchema, input: offerInputSchema });

/** Offers as staff make and change them. */
export function addStaffOfferRoutes(
  app: FastifyInstance,
  { product, contextOf }: { product: Product; contextOf: StaffContext },
): void {
  app.get('/api/staff/offers', async (request): Promise<OfferSummary[]> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'offers.read');
    const [offers, stock, counts, at] = [
      await store.offers.list(),
      await store.stock.ofAllOffers(),
      await store.offers.countRequests(),
      await store.now(),
    ];
    return offers.map((offer) =>
      presentOfferSummary(offer, { stock: stock.get(offer.id) ?? [], counts: counts.get(offer.id) ?? {}, at }),
    );
  });

  app.post('/api/staff/offers', async (request, reply) => {
    const context = await contextOf(request);
    const offer = await createOffer(context, parseBody(offerInputSchema, request.body), saveKey(request));
    return reply.code(201).send(await present(context, offer));
  });

  app.post('/api/staff/offers/preview', { config: { query: previewQuerySchema } }, async (request) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'offers.read');
    const { offer } = parseBody(previewQuerySchema, request.query);
    const stock = offer === undefined ? [] : await context.store.stock.ofOffer(offer);
    return { html: previewOffer(product, request, { input: parseBody(offerInputSchema, request.body), stock }) };
  });

  app.get<ById>('/api/staff/offers/:id', async (request) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'offers.read');
    return present(context, await requireOffer(context, request.params.id));
  });

  app.get<ById>('/api/staff/offers/:id/uses', async (request): Promise<OfferUses> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'offers.write');
    const { id, definition } = await requireOffer({ store }, request.params.id);
    return store.offers.uses(id, definition);
  });

  app.put<ById>('/api/staff/offers/:id', async (request) => {
    const context = await contextOf(request);
    return present(
      context,
      await saveOffer(context, {
        id: request.params.id,
        ...parseBody(saveSchema, request.body),
        idempotencyKey: saveKey(request),
      }),
    );
  });

  for (const transition of offerTransitions) {
    app.post<ById>(`/api/staff/offers/:id/${transition}`, async (request) => {
      const context = await contextOf(request);
      return present(context, await transitionOffer(context, { id: request.params.id, transition }));
    });
  }

  app.post<ById>('/api/staff/offers/:id/effects', async (request): Promise<OfferEffects> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'offers.write');
    const { version, input, transition } = parseBody(offerEffectsSchema, request.body);
    const offer = await requireOffer({ store }, request.params.id);
    if (version !== undefined && version !== offer.version) throw new DoorstepError('version_conflict');
    if (input !== undefined) await requireFreeSlug({ store }, offer, input.slug);
    const counts = (await store.offers.countRequests()).get(offer.id) ?? {};
    const ground = { counts, at: await store.now() };
    return {
      effects: [
        ...(input === undefined ? [] : effectsOfChange(offer, input, ground)),
        ...(transition === undefined ? [] : effectsOfTransition(offer, transition, ground)),
      ],
    };
  });

  app.post<ById>('/api/staff/offers/:id/draw', async (request) => {
    const context = await contextOf(request);
    const { id } = request.params;
    await enterDrawValue(context, { offerId: id, value: parseBody(drawValueSchema, request.body).value });
    return present(context, await requireOffer(context, id));
  });

  app.get<ById>('/api/staff/offers/:id/movements', async (request) => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'offers.read');
    const { id } = await requireOffer({ store }, request.params.id);
    return withServed(await store.stock.movements(id), { store, actor });
  });

  app.post<{ Params: { id: string; itemId: string } }>(
    '/api/staff/offers/:id/items/:itemId/movements',
    async (request, reply) => {
      const context = await contextOf(request);
      const { id, itemId } = request.params;
      const movement = parseBody(movementInputSchema, request.body);
      const outcome: MovementOutcome = await moveStock(context, { offerId: id, itemId, movement });
      return reply.code(201).send(outcome);
    },
  );

  async function present({ store, actor }: Context, offer: Offer): Promise<StaffOffer> {
    const stock = await store.stock.ofOffer(offer.id);
    const at = await store.now();
    return {
      id: offer.id,
      version: offer.version,
      status: offer.status,
      phase: offerPhase(offer, at),
      input: offer.definition,
      stock: offer.definition.items.map(
        ({ id }) => stock.find(({ itemId }) => itemId === id) ?? { itemId: id, stock: 0, taken: 0 },
      ),
      missing: missingForPublishing(offer.definition),
      publicUrl: `${product.contextFor({ kind: 'system' }).baseUrl}/o/${offer.slug}`,
      missingAddressData: product.missingAddressData(offer.definition.area),
      limitGroupId: offer.group?.id ?? null,
      draw: await presentStaffDraw({ store, actor }, offer, at),
    };
  }
}

/** Said before anything is asked; saving says it again. @throws DoorstepError `slug_taken`, `request_invalid`. */
async function requireFreeSlug({ store }: Pick<Context, 'store'>, offer: Offer, slug: string): Promise<void> {
  const owner = await store.offers.findBySlug(slug);
  if (owner === null || owner.id === offer.id) return;
  if (owner.slug === slug) throw new DoorstepError('slug_taken');
  const { title, mainLanguage } = owner.definition;
  const values = { title: title[mainLanguage] ?? owner.slug };
  throw new DoorstepError('request_invalid', { fields: [{ field: 'slug', code: 'slug_former', values }] });
}

/** Movements with what they set off; who it was is for those who may see requests. */
async function withServed(
  movements: StockMovement[],
  { store, actor }: Pick<Context, 'store' | 'actor'>,
): Promise<StockMovement[]> {
  const servedBy = new Map<unknown, QueueServed>();
  for (const itemId of new Set(movements.map((movement) => movement.itemId))) {
    for (const { action, detail } of await store.audit.of('item', itemId)) {
      if (action !== 'queue.served') continue;
      const served = presentServed(detail);
      servedBy.set(detail['movementId'], mayDo(actor, 'requests.read') ? served : { ...served, references: '' });
    }
  }
  return movements.map((movement) => {
    const served = servedBy.get(movement.id);
    return served === undefined ? movement : { ...movement, served };
  });
}

/** A program that saves once and asks no more needs none. */
function saveKey(request: FastifyRequest): string | null {
  return request.headers['idempotency-key'] === undefined
    ? null
    : requireIdempotencyKey(request.headers['idempotency-key']);
}
