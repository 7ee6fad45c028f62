import { raiseAlarm, resolveAlarms, type AlarmContext } from '@doorstep/core';
import type { FastifyBaseLogger } from 'fastify';
import type { BaseUrl } from '../base-url.ts';
import type { Installation } from '../open-installation.ts';
import { createServiceWatches, type SettlingServiceWatches } from './create-service-watches.ts';

/** Watches that log every issue, and keep the alarms in the store. */
export function wireAlarms(
  log: FastifyBaseLogger,
  { store, secrets }: Pick<Installation, 'store' | 'secrets'>,
  baseUrl: BaseUrl,
): SettlingServiceWatches {
  const context: AlarmContext = {
    store,
    secrets,
    get baseUrl() {
      return baseUrl.get();
    },
  };
  return createServiceWatches(
    (service, { code, kind, message }) => log.warn({ service, code, kind, message }, 'a third-party service fails'),
    {
      raise: (issue) => raiseAlarm(context, issue),
      resolve: (service) => resolveAlarms(context, service),
      report: (service, error) => log.error({ service, err: error }, 'an alarm could not be written'),
    },
  );
}
