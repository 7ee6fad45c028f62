import type { IndexLookup } from '../lookup/index-lookup.ts';
import type { Job } from './job-runner.ts';

/** Picks up address data that was imported, replaced or removed during operation. */
export function watchAddresses(provider: IndexLookup, report: (file: Error) => void): Job {
  let known = new Set<string>();
  return {
    name: 'watch addresses',
    everyMs: 1000,
    async run(signal) {
      await provider.refresh(signal);
      const damaged = provider.index.damagedFiles();
      for (const file of damaged) if (!known.has(file.message)) report(file);
      known = new Set(damaged.map(({ message }) => message));
      return false;
    },
  };
}
