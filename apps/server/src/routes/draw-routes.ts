import { type DrawFile, type PublicDraw, isDrawn } from '@doorstep/contract';
import { DoorstepError, type Draw, type DrawEntry, type Offer, localText, toIso } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { limitByNetwork } from '../http/rate-limit.ts';
import { loadPublicOffer } from '../product/load-public-offer.ts';
import type { Product } from '../product/product.ts';

interface OfferRoute {
  Params: { slug: string };
}

/** Pages show at most this many rows; the file has all. */
const shownAtMost = 500;

export function addDrawRoutes(app: FastifyInstance, product: Product): void {
  const { store } = product.contextFor({ kind: 'visitor' });
  const preHandler = limitByNetwork(product.limits.drawList);

  app.get<OfferRoute>('/o/:slug/draw', { preHandler }, async (request, reply) => {
    const { offer, view } = await loadPublicOffer(product, request);
    if (view.draw === null) throw new DoorstepError('not_found');
    const draw = await store.draws.find(offer.id);
    const shown = await store.draws.list(offer.id, shownAtMost);
    return product.pages.send(reply.header('Cache-Control', 'no-store'), {
      kind: 'draw',
      offer: view,
      draw: presentDraw(draw),
      shown,
    });
  });

  app.get<OfferRoute>('/o/:slug/draw.json', { preHandler }, async (request, reply) => {
    const { offer } = await loadPublicOffer(product, request);
    const file = presentDrawFile(offer, await store.draws.find(offer.id), await store.draws.list(offer.id));
    if (file === null || !isDrawn(offer.definition)) throw new DoorstepError('not_found');
    return reply
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="draw-${offer.slug}.json"`)
      .send(file);
  });
}

function presentDraw(draw: Draw | null): PublicDraw {
  if (draw === null || draw.state === 'collecting') {
    return { state: 'collecting', entries: 0, digest: null, fixedAt: null, value: null };
  }
  return {
    state: draw.value === null ? 'fixed' : 'drawn',
    entries: draw.entries,
    digest: draw.digest,
    fixedAt: toIso(draw.fixedAt),
    value: draw.value,
  };
}

/** The file from which anyone can repeat the draw; null until the list of entries is fixed. */
function presentDrawFile(offer: Offer, draw: Draw | null, list: Pick<DrawEntry, 'hash' | 'rank'>[]): DrawFile | null {
  const valueFormat = offer.definition.draw?.format ?? null;
  if (draw === null || draw.digest === null || draw.fixedAt === null || valueFormat === null) return null;
  const hashes = list.map(({ hash }) => hash);
  const { definition } = offer;
  return {
    format: 'doorstep-draw-1',
    offer: offer.slug,
    publicValue: localText(definition.draw?.value ?? {}, definition.mainLanguage, definition.mainLanguage).text,
    valueFormat,
    fixedAt: toIso(draw.fixedAt),
    entries: hashes.toSorted((a, b) => (a < b ? -1 : 1)),
    digest: draw.digest,
    value: draw.value,
    // Ordered by rank once there are ranks.
    ranked: draw.value === null ? null : hashes,
  };
}
