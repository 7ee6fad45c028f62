export { countMonitoredCheck } from './count-monitored-check.ts';
export { monitoredChecks } from './monitored-checks.ts';
