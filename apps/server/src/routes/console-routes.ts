import { existsSync, readFileSync } from 'node:fs';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';

/**
 * The staff console: one document for every address of it; the application in it reads the address by itself.
 * @param document Path of the built document. Without one there is no console.
 */
export function addConsoleRoutes(app: FastifyInstance, document: string): void {
  const html = existsSync(document) ? readFileSync(document, 'utf8') : null;
  for (const url of ['/staff', '/staff/*']) {
    app.get(url, async (request, reply) => {
      // A bundle of an older build is gone; a document in its place would be read as a script.
      if (html === null || request.url.startsWith('/staff/assets/')) throw new DoorstepError('not_found');
      return reply.header('X-Robots-Tag', 'noindex').type('text/html; charset=utf-8').send(html);
    });
  }
}
