import type { FastifyRequest } from 'fastify';

/**
 * Whether a call shows a token, be it a wrong one: then no cookie counts. Other schemes are not ours, such as the `Basic` of
 * a proxy that stands before the console.
 */
export function showsToken({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^bearer(?:\s|$)/i.test(headers.authorization ?? '');
}
