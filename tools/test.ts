// npm test                      what every change must pass
// npm run test:slow             what else there is: every screen and state, long walks, faults, restarts, other browsers
// npm run test:all              both
// npm run test:files -- WORD…   the test files of any kind that have one of the words in their path
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { checkSteps } from './check.ts';
import { needsOf } from './needs-of.ts';
import { needs, runPrepared, type Need } from './prepare.ts';
import { addTallies, root, runSteps, vitestStep, type Step, type Tally } from './steps.ts';

const journeys = (name: string, ...more: string[]): Step => ({
  name,
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...more],
  counts: 'playwright',
});
const build: Step = { name: 'build', command: ['node', 'tools/build.ts', '--if-stale'] };
const pageWeight: Step = { name: 'page weight', command: ['node', 'tools/page-weight.ts'], counts: 'tally' };

/** One after the other: side by side, on two cores, they would wait for each other longer than they compute. */
const fast = [build, pageWeight, vitestStep('services', 'services'), journeys('journeys', '--project', 'main: *')];
const slow = [build, vitestStep('slow services', 'slow'), journeys('slow journeys', '--project', 'slow: *')];

interface Run {
  needs: readonly Need[];
  steps: Step[];
  hasChecks: boolean;
}
const [word = 'fast', ...words] = process.argv.slice(2);
const runs: Record<string, () => Run> = {
  fast: () => ({ needs: ['chromium', 'postgresql'], steps: fast, hasChecks: true }),
  slow: () => ({ needs, steps: slow, hasChecks: false }),
  all: () => ({ needs, steps: [...fast, ...slow.slice(1)], hasChecks: true }),
  files: () => runOf(words),
};
const run = runs[word]?.();
if (run === undefined) throw new Error(`No run is called "${word}".`);

const startedAt = performance.now();
await runPrepared(run.needs, async (env) => {
  const totals: Tally[] = [];
  if (run.hasChecks) totals.push(await runSteps(checkSteps, { lanes: 2 }));
  totals.push(await runSteps(run.steps.map((step) => ({ ...step, env }))));
  console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
  return totals.reduce(addTallies);
});

/** What runs the files that have one of the words in their path. */
function runOf(anyOf: readonly string[]): Run {
  const isChosen = (file: string) => anyOf.some((part) => file.includes(part));
  const find = (...patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).filter(isChosen);
  const unit = find('{packages,apps}/*/src/**/*.test.{ts,tsx}', '{tools,bench}/**/*.test.ts');
  const services = find('{packages,apps}/*/test/**/*.test.ts');
  const specs = find('e2e/*.spec.ts');
  if ([unit, services, specs].every(({ length }) => length === 0)) {
    console.error(`No test file has "${anyOf.join('" or "')}" in its path.`);
    process.exit(1);
  }
  const isSlow = (file: string) => file.includes('.slow.');
  const steps = [
    { files: [...services, ...specs], step: build },
    { files: unit, step: vitestStep('unit tests', 'unit', unit) },
    { files: services.filter((file) => !isSlow(file)), step: vitestStep('services', 'services', services) },
    { files: services.filter(isSlow), step: vitestStep('slow services', 'slow', services) },
    { files: specs, step: journeys('journeys', ...specs) },
  ];
  return {
    needs: needsOf([...services, ...specs].map((file) => join(root, file))),
    steps: steps.filter(({ files }) => files.length > 0).map(({ step }) => step),
    hasChecks: false,
  };
}
