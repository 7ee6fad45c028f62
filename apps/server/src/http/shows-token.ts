import type { FastifyRequest } from 'fastify';

export function showsToken({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^bearer(?:\s|$)/i.test(headers.authorization ?? '');
}
