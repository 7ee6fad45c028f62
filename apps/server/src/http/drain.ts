// How a process leaves without anybody noticing: balancers look for /readyz now and then, and connections that are kept
// alive carry requests until the moment they are closed.
import { Server } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';

// `docker stop` and most others kill after 10 s; what is in flight at the end of this has the rest of them.
/** While `/readyz` says 503 and everything is answered: two looks of a balancer that looks every two seconds. */
const drainMs = 4000;
/** While pages are answered with 503, which a balancer asks elsewhere: it sends nothing more when the port closes. */
const lastCallMs = 1000;

type Phase = 'serving' | 'draining' | 'last call';

export interface Drain {
  isDraining(): boolean;
  /**
   * Says that this process stops, answers for some seconds more, and then takes no more connections. Those that are
   * there are left to finish.
   */
  drain(): Promise<void>;
}

/** Registers what answers while the process stops; after the headers of every answer. */
export function addDrain(app: FastifyInstance): Drain {
  let phase: Phase = 'serving';

  app.addHook('onRequest', (request, reply, done) => {
    if (phase === 'serving') return done();
    reply.header('Connection', 'close');
    // What changes something is served to the end: nobody may send it to another process by itself.
    const mayGoElsewhere = request.method === 'GET' || request.method === 'HEAD';
    const isHealth = ['/healthz', '/readyz'].includes(request.url);
    if (phase === 'last call' && mayGoElsewhere && !isHealth) {
      reply.header('Retry-After', '1');
      return done(new DoorstepError('unavailable'));
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
      await calmTurn();
      // Not the HTTP server's own `close`, which ends kept connections in which a request may just be on its way.
      Server.prototype.close.call(app.server);
    },
  };
}

const calmTurnMs = 0.2;
const maxWaitMs = 200;

/**
 * A connection that the system has taken and this process not yet is reset when the port closes: it closes right after
 * a turn of the event loop that took whoever had come, and in which nothing else kept it.
 */
async function calmTurn(): Promise<void> {
  const startedAt = performance.now();
  for (let before = startedAt; ;) {
    await nextTurn();
    const now = performance.now();
    if (now - before < calmTurnMs || now - startedAt > maxWaitMs) return;
    before = now;
  }
}
