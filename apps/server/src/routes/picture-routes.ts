import { pictureSizes } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { Product } from '../product/product.ts';

export function addPictureRoutes(app: FastifyInstance, product: Product): void {
  app.get<{ Params: { id: string; file: string } }>('/pictures/:id/:file', async (request, reply) => {
    const { id, file } = request.params;
    const size = pictureSizes.find((each) => file === `${each}.webp`);
    const { store } = product.contextFor({ kind: 'visitor' });
    const bytes = size === undefined ? null : await store.pictures.find(id, size);
    if (bytes === null) throw new DoorstepError('not_found');
    return reply
      .type('image/webp')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes));
  });
}
