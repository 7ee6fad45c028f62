import { pictureSizes } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import { drawShareCard, type Poster } from '@doorstep/shipping';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { loadSharp } from '../pictures/resize-picture.ts';
import { readerOf } from '../http/request-language.ts';
import { posterOfOffer } from '../present/poster-of-offer.ts';
import { shownLanguage } from '../present/local-text.ts';
import { requirePublicOffer } from '../product/load-public-offer.ts';
import type { Product } from '../product/product.ts';

const maxCards = 100;
const pictureCsp = "default-src 'none'; sandbox";

/** Search engines find nothing useful among receipts, claims and confirmations. */
const robots = ['User-agent: *', 'Disallow: /r/', 'Disallow: /staff', 'Disallow: /api/', ''].join('\n');

export function addPictureRoutes(app: FastifyInstance, product: Product): void {
  const cards = new LRUCache<string, Promise<Buffer>>({ max: maxCards });

  app.get<{ Params: { slug: string } }>('/o/:slug/card.png', async (request, reply) => {
    const offer = await requirePublicOffer(product, request);
    // Kept for everybody, so not the address that one visitor used.
    const { mailSite: site } = product.contextFor({ kind: 'visitor' });
    const { language: read, wanted } = readerOf(request);
    const language = shownLanguage(offer.definition, { language: read, wanted });
    const name = `${offer.id} ${offer.version} ${language}`;
    let card = cards.get(name);
    if (card === undefined) {
      card = drawCard(posterOfOffer(offer, { language, site, at: request.receivedAt }));
      cards.set(name, card);
      card.catch(() => cards.delete(name));
    }
    return reply
      .type('image/png')
      .header('Cache-Control', 'public, max-age=3600')
      .header('Content-Security-Policy', pictureCsp)
      .send(await card);
  });

  app.get<{ Params: { id: string; file: string } }>('/pictures/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const size = pictureSizes.find((each) => file === `${each}.webp`);
    const { store } = product.contextFor({ kind: 'visitor' });
    const bytes = size === undefined ? null : await store.pictures.find(id, size);
    if (bytes === null) throw new DoorstepError('not_found');
    return reply
      .type('image/webp')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Content-Security-Policy', pictureCsp)
      .send(Buffer.from(bytes));
  });

  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
}

async function drawCard(poster: Poster): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(await drawShareCard(poster))
    .png({ palette: true })
    .toBuffer();
}
