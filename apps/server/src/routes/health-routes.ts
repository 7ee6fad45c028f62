import { createHash, timingSafeEqual } from 'node:crypto';
import { DoorstepError, type Store } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { Drain } from '../http/drain.ts';
import type { ErrorLog } from '../http/error-log.ts';
import type { Metrics } from '../http/metrics.ts';
import { within } from '../within.ts';

export interface ReadinessCheck {
  name: string;
  isReady(): Promise<boolean>;
}

/** A slower check counts as failed: callers do not wait longer either. */
const readinessMs = 5000;

/** The store's health check. After an outage it also writes, and the store is not ready until that succeeds. */
export function storeReadiness(store: Pick<Store, 'check'>, errorLog: Pick<ErrorLog, 'storeOutages'>) {
  let known = 0;
  return async (): Promise<boolean> => {
    const met = errorLog.storeOutages();
    await store.check({ isWriting: met > known });
    known = met;
    return true;
  };
}

export function addHealthRoutes(
  app: FastifyInstance,
  parts: {
    checks: ReadinessCheck[];
    metrics: Metrics;
    /** Null: the metrics are not served. */
    metricsToken: string | null;
    drain: Pick<Drain, 'isDraining'>;
  },
): void {
  app.get('/healthz', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'alive' }));

  app.get('/readyz', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (parts.drain.isDraining()) return reply.code(503).header('Retry-After', '5').send({ status: 'stopping' });
    const failing: string[] = [];
    const reasons: Record<string, string> = {};
    for (const { name, isReady } of parts.checks) {
      const ready = await within(readinessMs, isReady()).catch((error: unknown) => {
        const reason = request.server.errorLog.report(error, `not ready: ${name}`);
        reasons[name] = reason ?? 'it cannot be used';
        return false;
      });
      if (!ready) failing.push(name);
    }
    if (failing.length === 0) return reply.send({ status: 'ready' });
    reply.code(503).header('Retry-After', '5');
    return reply.send({ status: 'not_ready', failing, ...(Object.keys(reasons).length === 0 ? {} : { reasons }) });
  });

  app.get('/metrics', async (request, reply) => {
    // Metrics reveal an organisation's activity, so they need a token.
    if (parts.metricsToken === null) throw new DoorstepError('not_found');
    if (!isToken(request.headers.authorization, parts.metricsToken)) throw new DoorstepError('token_invalid');
    const { contentType, text } = await parts.metrics.read();
    return reply.type(contentType).header('Cache-Control', 'no-store').send(text);
  });
}

/** Hashed first: the comparison needs equal lengths and must take the same time for any mistake. */
function isToken(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
