// `npm test`: everything, the journeys in a browser and both databases included. Installs what it needs where it can.
import { checkSteps } from './check.ts';
import { prepare } from './prepare.ts';
import { addTallies, closingLines, runSteps, type Step } from './steps.ts';

const buildSteps: Step[] = [
  { name: 'build', command: ['node', 'tools/build.ts', '--if-stale'] },
  { name: 'page weight', command: ['node', 'tools/page-weight.ts'], counts: 'tally' },
];
/** One after the other: side by side, on two cores, they wait for each other longer than they compute. */
const longSteps: Step[] = [
  { name: 'tests with databases and processes', command: ['vitest', 'run', '--project', 'services'], counts: 'vitest' },
  { name: 'journeys', command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], counts: 'playwright' },
];

const startedAt = performance.now();
const { env, cluster } = await prepare();
const end = async (code: number) => {
  await cluster?.stop();
  process.exit(code);
};
// Ctrl-C reaches the step that runs as well, which ends by itself; what is left is the PostgreSQL.
process.once('SIGINT', () => void end(130));
process.once('SIGTERM', () => void end(143));

const withServices = (steps: Step[]) => steps.map((step) => ({ ...step, env }));
const total = [
  await runSteps(checkSteps, { lanes: 2, printsAtEnd: true }),
  await runSteps(withServices(buildSteps)),
  await runSteps(withServices(longSteps)),
].reduce(addTallies);
console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
console.log(closingLines(total));
await end(total.failed === 0 ? 0 : 1);
