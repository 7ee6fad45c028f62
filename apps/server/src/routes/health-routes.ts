import { createHash, timingSafeEqual } from 'node:crypto';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { Drain } from '../http/drain.ts';
import type { Metrics } from '../http/metrics.ts';

/** Something without which the server cannot do its work. */
export interface ReadinessCheck {
  name: string;
  isReady(): Promise<boolean>;
}

/** Whether the process is alive, whether it can work, and what it counts. */
export function addHealthRoutes(
  app: FastifyInstance,
  parts: {
    checks: ReadinessCheck[];
    metrics: Metrics;
    /** Null: nobody reads the metrics. */
    metricsToken: string | null;
    drain: Pick<Drain, 'isDraining'>;
  },
): void {
  app.get('/healthz', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (parts.drain.isDraining()) return reply.code(503).header('Retry-After', '5').send({ status: 'stopping' });
    const failing: string[] = [];
    for (const check of parts.checks) {
      const ready = await check.isReady().catch((error: unknown) => {
        request.log.error({ err: error }, `not ready: ${check.name}`);
        return false;
      });
      if (!ready) failing.push(check.name);
    }
    reply.code(failing.length === 0 ? 200 : 503);
    return reply.send(failing.length === 0 ? { status: 'ready' } : { status: 'not_ready', failing });
  });

  app.get('/metrics', async (request, reply) => {
    // What it counts says how busy an organisation is, and with what.
    if (parts.metricsToken === null) throw new DoorstepError('not_found');
    if (!isToken(request.headers.authorization, parts.metricsToken)) throw new DoorstepError('token_invalid');
    const { contentType, text } = await parts.metrics.read();
    return reply.type(contentType).header('Cache-Control', 'no-store').send(text);
  });
}

/** Hashed first: what is compared must be of one length, and take the same time whatever is wrong. */
function isToken(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
