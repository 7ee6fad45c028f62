import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memoize } from '../memoize.ts';

declare module 'fastify' {
  interface FastifyRequest {
    styleHashes: readonly string[];
  }
}

const hashOf = memoize<string>(200);

export function allowStyles(request: FastifyRequest, styles: readonly string[]): void {
  request.styleHashes = styles.map((style) => hashOf(style, () => createHash('sha256').update(style).digest('base64')));
}

export function addStylePolicy(app: FastifyInstance): void {
  app.decorateRequest('styleHashes');
  app.addHook('onRequest', (request, _reply, done) => {
    request.styleHashes = [];
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy');
    if (request.styleHashes.length > 0 && typeof policy === 'string') {
      const hashes = request.styleHashes.map((hash) => `'sha256-${hash}'`).join(' ');
      reply.header('content-security-policy', policy.replace("style-src 'self'", `$& ${hashes}`));
    }
    done();
  });
}
