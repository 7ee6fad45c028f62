export { countMonitoredCheck, monitoredChecks } from './monitored-checks.ts';
export type * from './monitored-check-store.ts';
