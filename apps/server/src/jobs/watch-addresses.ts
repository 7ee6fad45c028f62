import type { IndexLookup } from '../lookup/index-lookup.ts';
import type { Job } from './job-runner.ts';

/** Looks for address data that was imported, replaced or removed beside the running server. */
export function watchAddresses(provider: IndexLookup, report: (fault: Error) => void): Job {
  let known = new Set<string>();
  return {
    name: 'watch addresses',
    everyMs: 1000,
    async run() {
      provider.refresh();
      const faults = provider.index.faults();
      for (const fault of faults) if (!known.has(fault.message)) report(fault);
      known = new Set(faults.map(({ message }) => message));
      return false;
    },
  };
}
