import {
  dayMs,
  type LimitGroupView,
  type OfferSummary,
  type OfferTransition,
  type QueueServed,
  type StaffDraw,
  type StaffOffer,
  type StockMovement,
  isDrawn,
} from '@doorstep/contract';
import type { offerOperations } from '@doorstep/contract/operations';
import {
  type Context,
  DoorstepError,
  type Instant,
  type ItemStock,
  type LimitGroup,
  type Offer,
  createLimitGroup,
  createOffer,
  deleteDraft,
  effectsOfChange,
  effectsOfTransition,
  enterDrawValue,
  joinLimitGroup,
  limitedTo,
  localText,
  mayDo,
  missingForPublishing,
  moveStock,
  offerPhase,
  reachesOffer,
  saveLimitGroup,
  saveOffer,
  toIso,
  transitionOffer,
  uploadPicture,
  uploadPolygon,
  viewPolygon,
} from '@doorstep/core';
import { printPoster } from '@doorstep/shipping';
import type { Handlers } from '../operations/handlers.ts';
import { loadSharp, resizePicture } from '../pictures/resize-picture.ts';
import { posterOfOffer } from '../present/poster-of-offer.ts';
import { codeSvg } from '../present/qr-code.ts';
import { presentServed, titleOf } from '../present/staff-request.ts';
import { previewOffer } from '../product/preview-offer.ts';
import type { Product } from '../product/product.ts';
import { requireOffer } from './require-offer.ts';

const limitGroupHandlers: Pick<
  Handlers<typeof offerOperations>,
  | 'GET /limit-groups'
  | 'GET /limit-groups/:group'
  | 'POST /limit-groups'
  | 'PUT /limit-groups/:group'
  | 'POST /offers/:offer/limit-group'
> = {
  async 'GET /limit-groups'({ context: { store }, query }) {
    const offers = await offersByGroup({ store });
    const { rows, next } = await store.limitGroups.part(query);
    return { rows: rows.map((group) => present(group, offers)), next };
  },
  async 'GET /limit-groups/:group'({ context, params }) {
    const group = await context.store.limitGroups.find(params.group);
    if (group === null) throw new DoorstepError('not_found');
    return presentOne(context, group);
  },
  'POST /limit-groups': async ({ context, body }) => presentOne(context, await createLimitGroup(context, body)),
  'PUT /limit-groups/:group': async ({ context, params, body }) =>
    presentOne(context, await saveLimitGroup(context, { ...body, id: params.group })),
  async 'POST /offers/:offer/limit-group'({ context, params, body: { groupId } }) {
    const { id } = await requireOffer(context, params.offer);
    await joinLimitGroup(context, { offerId: id, groupId });
  },
};

async function presentOne({ store }: Context, group: LimitGroup): Promise<LimitGroupView> {
  return present(group, await offersByGroup({ store }));
}

async function offersByGroup({ store }: Pick<Context, 'store'>) {
  return Map.groupBy(await store.offers.list(), ({ group }) => group?.id);
}

function present(
  { id, name, limits, version }: LimitGroup,
  offers: Awaited<ReturnType<typeof offersByGroup>>,
): LimitGroupView {
  const its = offers.get(id) ?? [];
  return {
    id,
    name,
    limits,
    version,
    offers: its.map((offer) => ({ id: offer.id, title: titleOf(offer.definition) })),
  };
}

const arrivalDays = 14;

const areaHandlers: Pick<
  Handlers<typeof offerOperations>,
  'POST /polygons' | 'GET /polygons/:polygon' | 'POST /pictures'
> = {
  'POST /polygons': ({ context, body }) => uploadPolygon(context, body),
  async 'GET /polygons/:polygon'({ context, params: { polygon } }) {
    const shape = await context.store.polygons.find(polygon);
    if (shape === null) throw new DoorstepError('not_found');
    return viewPolygon(polygon, shape);
  },
  'POST /pictures': async ({ context, body }) => uploadPicture(context, await resizePicture(body)),
};

export function createOfferHandlers(product: Product): Handlers<typeof offerOperations> {
  const moving =
    (transition: OfferTransition) =>
    async ({
      context,
      site,
      params,
      body,
    }: {
      context: Context;
      site: string;
      params: { offer: string };
      body: { version?: number | undefined };
    }) => {
      const { id } = await requireOffer(context, params.offer);
      return presentOffer({ context, site }, await transitionOffer(context, { ...body, id, transition }));
    };

  async function presentOffer(
    { context: { store, actor }, site }: { context: Context; site: string },
    offer: Offer,
  ): Promise<StaffOffer> {
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
      publicUrl: `${site}/o/${offer.slug}`,
      missingAddressData: product.missingAddressData(offer.definition.area),
      limitGroupId: offer.group?.id ?? null,
      draw: await presentOfferDraw({ store, actor }, offer, at),
    };
  }

  return {
    ...areaHandlers,
    ...limitGroupHandlers,
    async 'GET /offers'({ context: { store, actor }, query: { updatedSince, ...part } }) {
      const since = updatedSince === undefined ? null : Date.parse(updatedSince);
      const offers = await store.offers.part({ ids: limitedTo(actor), updatedSince: since }, part);
      const stock = await store.stock.ofAllOffers();
      const counts = await store.offers.countRequests();
      const at = await store.now();
      const firstDay = Math.floor(at / dayMs) - arrivalDays + 1;
      const ids = offers.rows.map(({ id }) => id);
      const arrivals = Map.groupBy(await store.offers.countArrivals(ids, firstDay), ({ offerId }) => offerId);
      const rows = offers.rows.map((offer) =>
        presentOfferSummary(offer, {
          stock: stock.get(offer.id) ?? [],
          counts: counts.get(offer.id) ?? {},
          arrivals: Array.from(
            { length: arrivalDays },
            (_, index) => arrivals.get(offer.id)?.find(({ day }) => day === firstDay + index)?.requests ?? 0,
          ),
          at,
        }),
      );
      return { rows, next: offers.next };
    },
    'POST /offers': async ({ context, body, site }) =>
      presentOffer({ context, site }, await createOffer(context, body)),
    async 'POST /offers/preview'({ context, query: { offer }, body, request }) {
      const stock =
        offer === undefined ? [] : await context.store.stock.ofOffer((await requireOffer(context, offer)).id);
      return { html: previewOffer(product, request, { input: body, stock }) };
    },
    'GET /offers/:offer': async ({ context, params, site }) =>
      presentOffer({ context, site }, await requireOffer(context, params.offer)),
    async 'PUT /offers/:offer'({ context, params, body, site }) {
      const offer = await requireOffer(context, params.offer);
      // The refusal of another offer's former name would reveal that offer.
      if (limitedTo(context.actor) !== null) await requireFreeSlug(context, offer, body.input.slug);
      const { id } = offer;
      return presentOffer({ context, site }, await saveOffer(context, { ...body, id }));
    },
    async 'GET /offers/:offer/poster.pdf'({ context, params, query: { lang, paper }, site }) {
      const offer = await requireOffer(context, params.offer);
      const at = await context.store.now();
      const poster = posterOfOffer(offer, { language: lang, site, at });
      return { file: await printPoster(poster, paper, new Date(at)), name: `${offer.slug}-${paper}.pdf` };
    },
    async 'GET /offers/:offer/code.svg'({ context, params, site }) {
      const { slug } = await requireOffer(context, params.offer);
      return { file: codeSvg(`${site}/o/${slug}`), name: `${slug}.svg` };
    },
    async 'GET /offers/:offer/code.png'({ context, params, site }) {
      const { slug } = await requireOffer(context, params.offer);
      const svg = Buffer.from(codeSvg(`${site}/o/${slug}`));
      const sharp = await loadSharp();
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
    async 'POST /offers/:offer/draw'({ context, params, body: { value }, site }) {
      const { id } = await requireOffer(context, params.offer);
      await enterDrawValue(context, { offerId: id, value });
      return presentOffer({ context, site }, await requireOffer(context, id));
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

/**
 * Checked before anything else; saving checks it again.
 * @throws DoorstepError `slug_taken`, `request_invalid`.
 */
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

/** Movements together with the requests that they served, which only those who may see requests get. */
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

function presentOfferSummary(
  offer: Offer,
  { stock, at, ...counted }: { stock: ItemStock[]; at: Instant } & Pick<OfferSummary, 'counts' | 'arrivals'>,
): OfferSummary {
  const { title, mainLanguage, items, opensAt, closesAt } = offer.definition;
  return {
    id: offer.id,
    slug: offer.slug,
    title: localText(title, mainLanguage, mainLanguage).text,
    status: offer.status,
    phase: offerPhase(offer, at),
    isDraw: isDrawn(offer.definition),
    opensAt,
    closesAt,
    drawAt: isDrawn(offer.definition) ? (offer.definition.draw?.knownAt ?? null) : null,
    ...counted,
    stock: items.map((item) => {
      const ofItem = stock.find(({ itemId }) => itemId === item.id);
      return {
        itemId: item.id,
        name: localText(item.name, mainLanguage, mainLanguage).text,
        stock: ofItem?.stock ?? null,
        taken: ofItem?.taken ?? 0,
      };
    }),
    updatedAt: toIso(offer.updatedAt),
  };
}

async function presentOfferDraw(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  { id, definition }: Offer,
  at: Instant,
): Promise<StaffDraw | null> {
  if (!isDrawn(definition)) return null;
  const draw = await store.draws.find(id);
  const state = draw?.state ?? 'collecting';
  const knownAt = definition.draw?.knownAt ?? null;
  const readerId = actor.kind === 'person' ? actor.id : null;
  const entered = await store.draws.values(id);
  const knowsValue = (draw?.value ?? null) !== null || entered.some(({ personId }) => personId === readerId);
  const people = await store.people.list();
  return {
    state,
    entries:
      state === 'collecting'
        ? ((await store.requests.counts({ offer: id, search: '' })).entered ?? 0)
        : (draw?.entries ?? 0),
    digest: draw?.digest ?? null,
    value: draw?.value ?? null,
    isDue: state === 'fixed' && (knownAt === null || at >= Date.parse(knownAt)),
    entered: entered.map(({ personId, personName, value, enteredAt }) => ({
      person: personName,
      isOwn: personId === readerId,
      value: knowsValue ? value : null,
      at: toIso(enteredAt),
    })),
    canBeConfirmed: people.filter((person) => mayDo({ kind: 'person', ...person }, 'offers.write')).length > 1,
  };
}
