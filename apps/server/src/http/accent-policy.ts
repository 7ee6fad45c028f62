import { createHash } from 'node:crypto';
import { accentStyle, type PublicPage } from '@doorstep/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { remember } from '../memory.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the one style that the page of this answer holds; null where it has none. */
    styleHash: string | null;
  }
}

const hashOf = remember<string | null>(200);

/** Has the policy of the answer let in the style of the page, which is that of its organisation's colour. */
export function allowAccent(request: FastifyRequest, page: PublicPage): void {
  const colour = 'offer' in page ? page.offer.organisation.colour : null;
  if (colour === null) return;
  request.styleHash = hashOf(colour, () => {
    const style = accentStyle(colour);
    return style === null ? null : createHash('sha256').update(style).digest('base64');
  });
}

export function addAccentPolicy(app: FastifyInstance): void {
  app.decorateRequest('styleHash', null);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy');
    if (request.styleHash !== null && typeof policy === 'string')
      reply.header('content-security-policy', policy.replace("style-src 'self'", `$& 'sha256-${request.styleHash}'`));
    done();
  });
}
