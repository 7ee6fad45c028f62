import { createHash } from 'node:crypto';
import type { InlinedTexts } from '@doorstep/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memoize } from '../memoize.ts';

declare module 'fastify' {
  interface FastifyRequest {
    inlined: InlinedTexts;
  }
}

const none: InlinedTexts = { styles: [], scripts: [] };
const hashOf = memoize<string>(200);

/** The response's content security policy allows these styles and scripts by their hashes, and no others. */
export function allowInlined(request: FastifyRequest, inlined: Partial<InlinedTexts>): void {
  request.inlined = { ...none, ...inlined };
}

export function addInlinePolicy(app: FastifyInstance): void {
  app.decorateRequest('inlined');
  app.addHook('onRequest', (request, _reply, done) => {
    request.inlined = none;
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const policy = reply.getHeader('content-security-policy');
    if (request.inlined !== none && typeof policy === 'string') {
      const { styles, scripts } = request.inlined;
      reply.header('content-security-policy', allowing(allowing(policy, 'style-src', styles), 'script-src', scripts));
    }
    done();
  });
}

function allowing(policy: string, directive: string, texts: readonly string[]): string {
  const hashes = texts.map((text) => {
    const hash = hashOf(text, () => createHash('sha256').update(text).digest('base64'));
    return ` 'sha256-${hash}'`;
  });
  return policy.replace(new RegExp(`${directive} [^;]*`), `$&${hashes.join('')}`);
}
