import { slugPattern } from '@doorstep/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

export class MovedOffer extends Error {
  readonly slug: string;

  constructor(slug: string) {
    super(`The offer is at ${slug}`);
    this.slug = slug;
  }
}

export function redirectToSlug(request: FastifyRequest, reply: FastifyReply, slug: string): FastifyReply {
  const path = (request.routeOptions.url ?? '').replace(':slug', slug);
  return reply.header('Cache-Control', 'no-store').redirect(path + queryOf(request.url), 308);
}

/** Corrects capitals (from QR codes) and punctuation around a slug. Null if it cannot be a slug. */
export function correctSlug(written: string): string | null {
  const slug = written.toLowerCase().replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  return slugPattern.test(slug) ? slug : null;
}

export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
