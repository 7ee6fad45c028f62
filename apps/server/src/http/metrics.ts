import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** What the process counts, for Prometheus. No label ever holds anything of a visitor. */
export interface Metrics {
  read(): Promise<{ contentType: string; text: string }>;
  /** Answers of the address lookup by call and outcome. */
  countLookup(call: 'find' | 'retrieve', outcome: string): void;
}

export function createMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'doorstep_http_request_seconds',
    help: 'Time from the headers of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const lookups = new Counter({
    name: 'doorstep_lookup_answers_total',
    help: 'Answers of the address lookup.',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(no route)';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return {
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    countLookup: (call, outcome) => lookups.inc({ call, outcome }),
  };
}
