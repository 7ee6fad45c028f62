import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { loadPublicOffer } from '../product/load-public-offer.ts';
import type { Product } from '../product/product.ts';

export function addEmbedRoutes(app: FastifyInstance, product: Product): void {
  app.get<{ Params: { slug: string } }>('/o/:slug/embed.json', async (request, reply) => {
    // Open to every page, including a redirect to the current slug.
    reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store', Vary: 'Origin' });
    const allowed = product.config.embedOrigins.includes(request.headers.origin ?? '');
    const offer = await loadPublicOffer(product, request).catch((error: unknown) => {
      if (error instanceof DoorstepError) return null;
      throw error;
    });
    return { allowed, title: offer?.view.title.text ?? '' };
  });
}
