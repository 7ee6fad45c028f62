import type { FastifyRequest } from 'fastify';

/**
 * Whether a call shows a token, even a wrong one: then no cookie counts. Other schemes are not ours, such as a proxy's
 * `Basic`.
 */
export function showsToken({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^bearer(?:\s|$)/i.test(headers.authorization ?? '');
}
