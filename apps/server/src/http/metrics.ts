import type { FastifyInstance } from 'fastify';
import type { AddressIndex } from '@doorstep/address-index';
import { watchedServices } from '@doorstep/contract';
import type { OutboxStore, Store } from '@doorstep/core';
import type { Connections } from '@doorstep/database';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { buildInfo } from '../build-info.ts';
import { within } from '../within.ts';

export interface Metrics {
  read(): Promise<{ contentType: string; text: string }>;
  countJob(job: string, outcome: 'done' | 'failed'): void;
  countLookup(call: 'find' | 'retrieve', outcome: string): void;
}

export interface MeasuredParts {
  outbox: Pick<OutboxStore, 'backlog'>;
  webhooks: Pick<Store['webhooks'], 'backlog'>;
  alarms: Pick<Store['alarms'], 'open'>;
  now: () => Promise<number>;
  connections: () => Connections;
  index: Pick<AddressIndex, 'datasets' | 'damagedFiles'>;
  imports: () => { running: number; interrupted: number };
}

export function createMetrics(app: FastifyInstance, measured: MeasuredParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { version, commit = '' } = buildInfo;
  const build = { name: 'doorstep_build_info', help: 'Which build this is: always 1.' };
  new Gauge({ ...build, labelNames: ['version', 'commit'], registers: [registry] }).set({ version, commit }, 1);
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
  const refusals = new Counter({
    name: 'doorstep_errors_total',
    help: 'Answers that were errors, by code.',
    labelNames: ['code'],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'doorstep_job_runs_total',
    help: 'Turns of the jobs beside the requests.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  measure(registry, measured);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(no route)';
    if (reply.errorCode !== null) refusals.inc({ code: reply.errorCode });
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return {
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
    countJob: (job, outcome) => jobs.inc({ job, outcome }),
    countLookup: (call, outcome) => lookups.inc({ call, outcome }),
  };
}

/** Timeout of database metrics, so that the others are available while the database is down. */
const collectMs = 800;

function measure(registry: Registry, measured: MeasuredParts): void {
  const { outbox, webhooks, alarms, now, connections, index, imports } = measured;
  const bounded = new Set<Promise<unknown>>();
  const gauge = (name: string, help: string, label: string | null, collect: (gauge: Gauge) => unknown) => {
    let underWay: Promise<unknown> | null = null;
    const read = async (each: Gauge) => {
      each.reset();
      await collect(each);
    };
    const collected = new Gauge({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers: [],
      async collect() {
        // A query from an earlier, timed-out scrape may still wait for a connection: do not start another.
        underWay ??= read(this).finally(() => (underWay = null));
        const reading = within(collectMs, underWay).catch(() => {
          unread.inc({ metric: name });
          this.reset();
          if (label === null) this.remove();
        });
        bounded.add(reading);
        await reading;
        bounded.delete(reading);
      },
    });
    registry.registerMetric(collected);
  };
  const backlog = (name: string, what: string, { backlog: read }: Pick<OutboxStore, 'backlog'>) => {
    gauge(`doorstep_${name}_waiting`, `${what} that wait to be sent.`, null, async (each) => {
      each.set((await read()).waiting);
    });
    gauge(
      `doorstep_${name}_oldest_seconds`,
      'How long the oldest of them waits; 0 when none does.',
      null,
      async (each) => {
        const { oldestAt } = await read();
        each.set(oldestAt === null ? 0 : Math.max(0, ((await now()) - oldestAt) / 1000));
      },
    );
  };
  backlog('outbox', 'Mails', outbox);
  backlog('webhooks', 'Webhooks', webhooks);
  gauge('doorstep_open_alarms', 'Alarms that are open, by service.', 'service', async (each) => {
    const open = await alarms.open();
    for (const service of watchedServices)
      each.set({ service }, open.filter((alarm) => alarm.service === service).length);
  });
  gauge('doorstep_store_connections', 'Connections to the database, and who waits for one.', 'state', (each) => {
    const { open, idle, waiting } = connections();
    each.set({ state: 'open' }, open);
    each.set({ state: 'idle' }, idle);
    each.set({ state: 'waiting' }, waiting);
  });
  gauge('doorstep_addresses', 'Addresses by data set.', 'dataset', (each) => {
    for (const { dataset, addresses } of index.datasets()) each.set({ dataset }, addresses);
  });
  gauge('doorstep_addresses_imported_timestamp_seconds', 'When each data set was imported.', 'dataset', (each) => {
    for (const { dataset, importedAt } of index.datasets()) each.set({ dataset }, Date.parse(importedAt) / 1000);
  });
  gauge('doorstep_damaged_address_files', 'Files of address data that cannot be used.', null, (each) => {
    each.set(index.damagedFiles().length);
  });
  gauge('doorstep_address_imports', 'Imports under way, and those that were killed.', 'state', (each) => {
    const { running, interrupted } = imports();
    each.set({ state: 'running' }, running);
    each.set({ state: 'interrupted' }, interrupted);
  });
  // Last, because it counts the metrics missing from this scrape.
  const unread = new Counter({
    name: 'doorstep_metrics_unread_total',
    help: 'How often a metric was left out because the store did not answer in time.',
    labelNames: ['metric'],
    registers: [registry],
    async collect() {
      await Promise.all(bounded);
    },
  });
}
