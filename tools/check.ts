// `npm run check`: everything that needs no services and no browser, in under a minute.
import { closingLine, runSteps, type Step } from './steps.ts';

export const checkSteps: Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--quiet'] },
  { name: 'types', command: ['tsc', '-p', '.'] },
  ...['contract', 'core', 'address-language', 'address-lookup', 'ui'].map((name) => ({
    name: `types of ${name}, without what it may not know`,
    command: ['tsc', '-p', `packages/${name}`],
  })),
  {
    name: 'architecture',
    command: ['depcruise', '--config', 'tools/architecture.cjs', 'packages', 'apps', 'bench', 'e2e'],
  },
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit'], counts: 'vitest' },
];

if (import.meta.main) {
  const total = await runSteps(checkSteps);
  console.log(closingLine(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
}
