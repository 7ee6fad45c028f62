import {
  testedServices,
  type MonitoredFigures,
  type ServicesView,
  type ServiceTestReport,
  type StaffAlarms,
  type TestedService,
} from '@doorstep/contract';
import { alarmNotices, alarmsInFull, DoorstepError, requireAction, toIso, type Context } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { ServiceWatches } from '../../alarms/create-service-watches.ts';
import type { ServiceWatch } from '../../alarms/service-watch.ts';
import type { Config } from '../../config.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { ScriptWatch } from '../../human-check/script-watch.ts';
import type { AddressCoverage } from '../../lookup/address-coverage.ts';
import { presentServices } from '../../present/services-view.ts';
import { withoutAddressData } from '../../present/without-address-data.ts';
import type { ServiceTests } from '../../service-tests/create-service-tests.ts';
import type { StaffContext } from './staff-context.ts';

export interface ServiceParts {
  config: Readonly<Config>;
  watches: ServiceWatches;
  tests: ServiceTests;
  /** What was counted while the human check is measured and not enforced; null where nothing is measured. */
  monitoredChecks: ((context: Context) => Promise<MonitoredFigures>) | null;
  /** How browsers do with hCaptcha's script; null where it is not in use. */
  script: Pick<ScriptWatch, 'figures'> | null;
}

interface AllParts extends ServiceParts {
  contextOf: StaffContext;
  missingAddressData: AddressCoverage;
}

/** Alarms for the banner of every staff page, and the page about third-party services with its tests. */
export function addServiceRoutes(app: FastifyInstance, parts: AllParts): void {
  const { contextOf, config, watches, tests, monitoredChecks, script, missingAddressData } = parts;
  // Each press asks the provider, who counts calls that come to nothing.
  const pressed = createRateLimit({ max: 20, perSeconds: 60 });
  const watchOf: Record<TestedService, ServiceWatch> = {
    'human-check': watches.humanCheck,
    'address-lookup': watches.addressLookup,
    mail: watches.mail,
  };

  const uncovered = async ({ store }: Context) =>
    withoutAddressData(await store.offers.list(), { missingAddressData, at: await store.now() });

  app.get('/api/staff/alarms', async (request, reply): Promise<StaffAlarms> => {
    reply.header('Cache-Control', 'no-store');
    const context = await contextOf(request);
    const open = await alarmNotices(context);
    const until = config.humanCheck === 'hcaptcha' ? config.hcaptcha.monitorUntil : null;
    const isMonitoring = until !== null && (await context.store.now()) <= until;
    return {
      open,
      withoutAddressData: await uncovered(context),
      monitoringUntil: isMonitoring ? toIso(until) : null,
    };
  });

  app.get('/api/staff/services', async (request, reply): Promise<ServicesView> => {
    reply.header('Cache-Control', 'no-store');
    const context = await contextOf(request);
    const alarms = await alarmsInFull(context);
    const checks = monitoredChecks === null ? null : await monitoredChecks(context);
    const browsers = (await script?.figures()) ?? { loaded: 0, failed: 0 };
    const at = await context.store.now();
    return {
      ...presentServices(config, { ...alarms, checks, browsers, at }),
      withoutAddressData: await uncovered(context),
    };
  });

  for (const service of testedServices) {
    app.post(`/api/staff/services/${service}/test`, async (request, reply): Promise<ServiceTestReport> => {
      const { actor, store } = await contextOf(request);
      requireAction(actor, 'services.manage');
      const answer = pressed.take(service);
      if (answer.kind === 'refused') {
        reply.header('Retry-After', String(answer.retryAfterSeconds));
        throw new DoorstepError('rate_limited');
      }
      const findings = await tests[service]();
      // What works when staff ask works: the alarm need not wait for the next visitor.
      if (findings.every(({ state }) => state !== 'wrong')) watchOf[service].worked();
      return { at: toIso(await store.now()), findings };
    });
  }
}
