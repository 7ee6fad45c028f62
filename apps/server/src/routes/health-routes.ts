import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../http/metrics.ts';

/** Something without which the server cannot do its work. */
export interface ReadinessCheck {
  name: string;
  isReady(): Promise<boolean>;
}

/** Whether the process is alive, whether it can work, and what it counts. */
export function addHealthRoutes(app: FastifyInstance, parts: { checks: ReadinessCheck[]; metrics: Metrics }): void {
  app.get('/healthz', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (request, reply) => {
    const failing: string[] = [];
    for (const check of parts.checks) {
      const ready = await check.isReady().catch((error: unknown) => {
        request.log.error({ err: error }, `not ready: ${check.name}`);
        return false;
      });
      if (!ready) failing.push(check.name);
    }
    reply.header('Cache-Control', 'no-store').code(failing.length === 0 ? 200 : 503);
    return reply.send(failing.length === 0 ? { status: 'ready' } : { status: 'not_ready', failing });
  });

  app.get('/metrics', async (_, reply) => {
    const { contentType, text } = await parts.metrics.read();
    return reply.type(contentType).header('Cache-Control', 'no-store').send(text);
  });
}
