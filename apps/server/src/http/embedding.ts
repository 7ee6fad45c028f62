// A visit to an offer inside another site's page. Every URL of the visit has `?embed`, with or without JavaScript.
import { type EmbedFrame, embedQuery, fullColour } from '@doorstep/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFramable } from './security-headers.ts';

export const embedHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a page that is not in a frame. */
    embed: EmbedFrame | null;
  }
}

/**
 * Apart from the cookies of the site's own tabs, which no frame may read. Browsers keep them per parent site (CHIPS).
 */
export const framedCookie = { sameSite: 'none', secure: true, partitioned: true, httpOnly: true } as const;

/** @param parents Origins of the sites that may show offers in a frame. */
export function addEmbedding(app: FastifyInstance, parents: readonly string[]): void {
  app.decorateRequest('embed', null);
  if (parents.length === 0) return;
  app.addHook('onRequest', (request, _, done) => {
    request.embed = embedOf(request, parents);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const next = reply.getHeader('location');
    if (request.embed !== null && typeof next === 'string' && next.startsWith('/') && !/[?&]embed(?:[=&]|$)/.test(next))
      reply.header('location', `${next}${next.includes('?') ? '&' : '?'}${embedQuery(request.embed)}`);
    done();
  });
}

function embedOf(request: FastifyRequest, parents: readonly string[]): EmbedFrame | null {
  if (!isFramable(request.routeOptions.url)) return null;
  const { embed, theme, accent } = request.query as Record<string, unknown>;
  // Also true for a frame whose URL does not say so: without its own cookies it would lose the receipt.
  const isFramed = embed !== undefined || request.headers['sec-fetch-dest'] === 'iframe';
  if (!isFramed) return null;
  const colour = fullColour(typeof accent === 'string' ? accent.slice(0, 7) : '');
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    accent: /^#[0-9a-f]{6}$/.test(colour) ? colour : null,
    parents: [...parents],
    keepsReceipt: true,
  };
}
