import { slugPattern } from '@doorstep/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Thrown where an offer was asked for by another address than its own: answered with the way to the same page there. */
export class MovedOffer extends Error {
  readonly slug: string;

  constructor(slug: string) {
    super(`The offer is at ${slug}`);
    this.slug = slug;
  }
}

/** To the same page of the offer under its own short name, which comes from the store or fits `slugPattern`. */
export function redirectToSlug(request: FastifyRequest, reply: FastifyReply, slug: string): FastifyReply {
  const path = (request.routeOptions.url ?? '').replace(':slug', slug);
  // Never kept by a browser: the short name may be given back.
  return reply.header('Cache-Control', 'no-store').redirect(path + queryOf(request.url), 308);
}

/**
 * The short name that somebody meant: in capitals as in some QR codes, or with a full stop or a space of the sentence around
 * it. Null where it could be none.
 */
export function meantSlug(written: string): string | null {
  const slug = written.toLowerCase().replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  return slugPattern.test(slug) ? slug : null;
}

/** With its question mark; empty where there is none. */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
