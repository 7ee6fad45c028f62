import { isDrawn } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { limitByNetwork } from '../http/rate-limit.ts';
import { presentDraw, presentDrawFile } from '../present/public-draw.ts';
import { loadPublicOffer } from '../product/load-public-offer.ts';
import type { Product } from '../product/product.ts';

interface OfferRoute {
  Params: { slug: string };
}

/** More than anybody reads on a page; the file has the rest. */
const shownAtMost = 500;

/** The draw of an offer, for everybody: where it stands, and the list from which it can be repeated. */
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
