import type { MonitoredChecks, MonitoredFigures } from '@doorstep/contract';

/** What the Services page shows of what was measured: what one decides by, of all that was distinguished. */
export function presentMonitoredFigures({ totals }: MonitoredChecks): MonitoredFigures {
  return {
    passed: totals.passed,
    rejected: totals.rejected_missing + totals.rejected_invalid + totals.rejected_expired + totals.rejected_used,
    unavailable: totals.unavailable + totals.misconfigured + totals.browser_error,
    notProvided: totals.not_provided,
  };
}
