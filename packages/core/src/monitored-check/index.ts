export { countMonitoredCheck } from './count-monitored-check.ts';
export type * from './monitored-check-store.ts';
export { monitoredChecks } from './monitored-checks.ts';
