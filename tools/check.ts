// `npm run check`: everything that needs no services and no browser, in under a minute.
import { closingLines, runSteps, vitestStep, type Step } from './steps.ts';

// The unit tests have the other core. A collector that waits longer saves a third of the work, for 2 GB.
const oneCore = { GOMAXPROCS: '1', GOGC: '400' };

/** The longest first: they run side by side. */
export const checkSteps: Step[] = [
  // Of the import rules too: tools/architecture.test.ts.
  vitestStep('unit tests', 'unit'),
  // One reading of the sources for both. Each file is checked by the nearest tsconfig.json: in core there is no Node.
  {
    name: 'lint and types',
    command: ['oxlint', '--type-aware', '--type-check', '--quiet', '--threads=1'],
    env: oneCore,
  },
  { name: 'unused code', command: ['knip', '--no-progress', '--cache', '--cache-location', '.cache/knip'] },
  { name: 'format', command: ['oxfmt', '--check'] },
];

if (import.meta.main) {
  const total = await runSteps(checkSteps, { lanes: 2 });
  console.log(closingLines(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}
