// Balancers check /readyz only periodically, and kept-alive connections carry requests until they are closed.
import { Server } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';

// `docker stop` and most supervisors kill after 10 s; requests in flight get the remaining time.
/** `/readyz` answers 503 while requests are still served: two checks of a balancer that checks every two seconds. */
const drainMs = 4000;
/** Pages answer 503, so that the balancer retries elsewhere and sends nothing more before the port closes. */
const lastCallMs = 1000;

/** Part of every restart, so it is not logged as an error. */
export const answeredElsewhere = new DoorstepError('unavailable');

type Phase = 'serving' | 'draining' | 'last call';

export interface Drain {
  isDraining(): boolean;
  drain(): Promise<void>;
}

/** Register after the hooks that add headers. */
export function addDrain(app: FastifyInstance): Drain {
  let phase: Phase = 'serving';

  app.addHook('onRequest', (request, reply, done) => {
    if (phase === 'serving') return done();
    reply.header('Connection', 'close');
    // Requests that change data are served to the end, because they must not be retried elsewhere.
    const mayGoElsewhere = request.method === 'GET' || request.method === 'HEAD';
    const isHealth = ['/healthz', '/readyz'].includes(request.url);
    if (phase === 'last call' && mayGoElsewhere && !isHealth) {
      reply.header('Retry-After', '1');
      return done(answeredElsewhere);
    }
    done();
  });

  return {
    isDraining: () => phase !== 'serving',
    async drain() {
      phase = 'draining';
      await delay(drainMs);
      phase = 'last call';
      await delay(lastCallMs);
      await quietTurn();
      // Not Fastify's `close`, which ends kept connections that may already carry a request.
      Server.prototype.close.call(app.server);
    },
  };
}

const calmTurnMs = 0.2;
const maxWaitMs = 200;

/**
 * Closing the port resets connections that the system has accepted and Node has not, so wait for a quiet turn of the
 * event loop.
 */
async function quietTurn(): Promise<void> {
  const startedAt = performance.now();
  for (let before = startedAt; ;) {
    await nextTurn();
    const now = performance.now();
    if (now - before < calmTurnMs || now - startedAt > maxWaitMs) return;
    before = now;
  }
}
