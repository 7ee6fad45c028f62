import { existsSync, readFileSync } from 'node:fs';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';

/**
 * One document for every URL of the console, which reads the URL itself.
 * @param document Path of the built document; without one there is no console.
 */
export function addConsoleRoutes(app: FastifyInstance, document: string): void {
  const html = existsSync(document) ? readFileSync(document, 'utf8') : null;
  addPreviewFrame(app);
  for (const url of ['/staff', '/staff/*']) {
    app.get(url, async (_request, reply) => {
      if (html === null) throw new DoorstepError('not_found');
      return reply.header('X-Robots-Tag', 'noindex').type('text/html; charset=utf-8').send(html);
    });
  }
}

/**
 * An empty document for the preview of an offer, which the console fills. It allows inline styles, as the public page
 * does, and nothing else: no script, form or other origin.
 */
function addPreviewFrame(app: FastifyInstance): void {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');
  app.get('/staff/preview-frame', async (_request, reply) =>
    reply
      .header('Content-Security-Policy', policy)
      .header('X-Robots-Tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send('<!doctype html><title>Preview</title>'),
  );
}
