import type { MonitoredOutcome } from '@doorstep/contract';
import type { HumanCheckProvider } from '@doorstep/human-check/server';

export interface Monitor {
  measure(provided: unknown, ip: string): void;
  settle(): Promise<void>;
}

export function createMonitor({
  provider,
  count,
  report,
}: {
  provider: HumanCheckProvider;
  count: (outcome: MonitoredOutcome) => Promise<void>;
  report: (error: unknown) => void;
}): Monitor {
  const underWay = new Set<Promise<void>>();

  async function outcomeOf(provided: unknown, ip: string): Promise<MonitoredOutcome> {
    if (provided === undefined || provided === null || provided === '') return 'not_provided';
    if (typeof provided === 'object' && 'error' in provided) return 'browser_error';
    const outcome = await provider.verify({ token: provided, offer: '', remoteAddress: ip });
    if (outcome.kind !== 'rejected') return outcome.kind;
    return outcome.reason === 'wrong_offer' ? 'rejected_invalid' : `rejected_${outcome.reason}`;
  }

  return {
    measure(provided, ip) {
      const work = outcomeOf(provided, ip)
        .then(count)
        .catch(report)
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async settle() {
      await Promise.all(underWay);
    },
  };
}
