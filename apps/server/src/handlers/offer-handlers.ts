import type { OfferTransition, QueueServed, StaffOffer, StockMovement } from '@doorstep/contract';
import type { offerOperations } from '@doorstep/contract/operations';
import {
  createOffer,
  deleteDraft,
  DoorstepError,
  effectsOfChange,
  effectsOfTransition,
  enterDrawValue,
  limitedTo,
  mayDo,
  missingForPublishing,
  moveStock,
  offerPhase,
  reachesOffer,
  saveOffer,
  transitionOffer,
  type Context,
  type Offer,
} from '@doorstep/core';
import { printPoster } from '@doorstep/shipping';
import sharp from 'sharp';
import type { Handlers } from '../operations/handlers.ts';
import { posterOfOffer } from '../present/poster-of-offer.ts';
import { codeSvg } from '../present/qr-code.ts';
import { presentStaffDraw } from '../present/staff-draw.ts';
import { presentOfferSummary } from '../present/staff-offer.ts';
import { presentServed } from '../present/staff-request.ts';
import { previewOffer } from '../product/preview-offer.ts';
import type { Product } from '../product/product.ts';
import { areaHandlers } from './area-handlers.ts';
import { limitGroupHandlers } from './limit-group-handlers.ts';
import { requireOffer } from './require-offer.ts';

/** Offers as staff make and change them. */
export function createOfferHandlers(product: Product): Handlers<typeof offerOperations> {
  const moving =
    (transition: OfferTransition) =>
    async ({
      context,
      params,
      body,
    }: {
      context: Context;
      params: { offer: string };
      body: { version?: number | undefined };
    }) => {
      const { id } = await requireOffer(context, params.offer);
      return present(context, await transitionOffer(context, { ...body, id, transition }));
    };

  async function present({ store, actor, baseUrl }: Context, offer: Offer): Promise<StaffOffer> {
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
      publicUrl: `${baseUrl}/o/${offer.slug}`,
      missingAddressData: product.missingAddressData(offer.definition.area),
      limitGroupId: offer.group?.id ?? null,
      draw: await presentStaffDraw({ store, actor }, offer, at),
    };
  }

  return {
    ...areaHandlers,
    ...limitGroupHandlers,
    async 'GET /offers'({ context: { store, actor } }) {
      const offers = (await store.offers.list()).filter(({ id }) => reachesOffer(actor, id));
      const stock = await store.stock.ofAllOffers();
      const counts = await store.offers.countRequests();
      const at = await store.now();
      return offers.map((offer) =>
        presentOfferSummary(offer, { stock: stock.get(offer.id) ?? [], counts: counts.get(offer.id) ?? {}, at }),
      );
    },
    'POST /offers': async ({ context, body }) => present(context, await createOffer(context, body)),
    async 'POST /offers/preview'({ context, query: { offer }, body, request }) {
      const stock =
        offer === undefined ? [] : await context.store.stock.ofOffer((await requireOffer(context, offer)).id);
      return { html: previewOffer(product, request, { input: body, stock }) };
    },
    'GET /offers/:offer': async ({ context, params }) => present(context, await requireOffer(context, params.offer)),
    async 'PUT /offers/:offer'({ context, params, body }) {
      const offer = await requireOffer(context, params.offer);
      // The refusal of a name that another offer had would name that offer.
      if (limitedTo(context.actor) !== null) await requireFreeSlug(context, offer, body.input.slug);
      const { id } = offer;
      return present(context, await saveOffer(context, { ...body, id }));
    },
    async 'GET /offers/:offer/poster.pdf'({ context, params, query: { lang, paper } }) {
      const offer = await requireOffer(context, params.offer);
      const at = await context.store.now();
      const poster = posterOfOffer(offer, { language: lang, baseUrl: context.baseUrl, at });
      return { file: await printPoster(poster, paper, new Date(at)), name: `${offer.slug}-${paper}.pdf` };
    },
    async 'GET /offers/:offer/code.svg'({ context, params }) {
      const { slug } = await requireOffer(context, params.offer);
      return { file: codeSvg(`${context.baseUrl}/o/${slug}`), name: `${slug}.svg` };
    },
    async 'GET /offers/:offer/code.png'({ context, params }) {
      const { slug } = await requireOffer(context, params.offer);
      const svg = Buffer.from(codeSvg(`${context.baseUrl}/o/${slug}`));
      return { file: await sharp(svg).resize(1200).png({ palette: true }).toBuffer(), name: `${slug}.png` };
    },
    async 'GET /offers/:offer/uses'({ context, params }) {
      const { id, definition } = await requireOffer(context, params.offer);
      return context.store.offers.uses(id, definition);
    },
    async 'POST /offers/:offer/effects'({ context, params, body: { version, input, transition } }) {
      const { store } = context;
      const offer = await requireOffer(context, params.offer);
      if (version !== undefined && version !== offer.version) throw new DoorstepError('version_conflict');
      if (input !== undefined) await requireFreeSlug(context, offer, input.slug);
      const counts = (await store.offers.countRequests()).get(offer.id) ?? {};
      const { places } = await store.offers.uses(offer.id, offer.definition);
      const toCollect = new Map(places.map(({ id, waiting }) => [id, waiting]));
      const ground = { counts, toCollect, at: await store.now() };
      return {
        effects: [
          ...(input === undefined ? [] : effectsOfChange(offer, input, ground)),
          ...(transition === undefined ? [] : effectsOfTransition(offer, transition, ground)),
        ],
      };
    },
    'POST /offers/:offer/publish': moving('publish'),
    'POST /offers/:offer/pause': moving('pause'),
    'POST /offers/:offer/resume': moving('resume'),
    'POST /offers/:offer/close': moving('close'),
    'POST /offers/:offer/reopen': moving('reopen'),
    'POST /offers/:offer/archive': moving('archive'),
    async 'POST /offers/:offer/delete'({ context, params, body }) {
      const { id } = await requireOffer(context, params.offer);
      await deleteDraft(context, { ...body, id });
    },
    async 'POST /offers/:offer/draw'({ context, params, body: { value } }) {
      const { id } = await requireOffer(context, params.offer);
      await enterDrawValue(context, { offerId: id, value });
      return present(context, await requireOffer(context, id));
    },
    async 'GET /offers/:offer/movements'({ context, params, query }) {
      const { id } = await requireOffer(context, params.offer);
      const { rows, next } = await context.store.stock.movements(id, query);
      return { rows: await withServed(rows, context), next };
    },
    async 'GET /offers/:offer/shelf'({ context, params }) {
      const { id } = await requireOffer(context, params.offer);
      return context.store.stock.promised(id);
    },
    async 'POST /offers/:offer/items/:item/movements'({ context, params, body }) {
      const { id } = await requireOffer(context, params.offer);
      return moveStock(context, { offerId: id, itemId: params.item, movement: body });
    },
  };
}

/** Said before anything is asked; saving says it again. @throws DoorstepError `slug_taken`, `request_invalid`. */
async function requireFreeSlug(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  offer: Offer,
  slug: string,
): Promise<void> {
  const owner = await store.offers.findBySlug(slug);
  if (owner === null || owner.id === offer.id) return;
  if (owner.slug === slug || !reachesOffer(actor, owner.id)) throw new DoorstepError('slug_taken');
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
