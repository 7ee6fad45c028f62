// `npm run check`: every check without services and browsers, in under a minute.
import { closingLines, runSteps, vitestStep, type Step } from './steps.ts';

// The unit tests use the other core. A lazier garbage collector saves a third of the time, for 2 GB of memory.
const oneCore = { GOMAXPROCS: '1', GOGC: '400' };

export const checkSteps: Step[] = [
  // Includes the import rules: tools/architecture.test.ts.
  vitestStep('unit tests', 'unit'),
  // Lint and types in one pass. Each file uses the nearest tsconfig.json: core has no types of Node.
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
