import { raiseAlarm, resolveAlarms, type AlarmContext } from '@doorstep/core';
import type { BaseUrl } from '../base-url.ts';
import type { ErrorLog } from '../http/error-log.ts';
import type { Installation } from '../open-installation.ts';
import { createServiceWatches, type SettlingServiceWatches } from './create-service-watches.ts';

export function wireAlarms(
  errorLog: ErrorLog,
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
    (service, { code, kind, message }) =>
      errorLog.warn(`${service} ${code}`, 'a third-party service fails', { service, code, kind, message }),
    {
      raise: (issue) => raiseAlarm(context, issue),
      resolve: (service) => resolveAlarms(context, service),
      report: (service, error) => errorLog.report(error, 'an alarm could not be written', { service }),
    },
  );
}
