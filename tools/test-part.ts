// One part of `npm test` by itself, with the PostgreSQL and the browser it needs:
//   npm run test:services            every test with databases and processes
//   npm run test:services -- store   those with the word in their path
//   npm run test:journeys -- embed   journeys in a browser, likewise
//   npm run test:promises            what is promised at the edge of the running server
import { prepare } from './prepare.ts';
import { closingLines, runSteps, type Step } from './steps.ts';

const [part = '', ...words] = process.argv.slice(2);
const vitest = ['vitest', 'run', '--project', 'services'];
const parts: Record<string, Step> = {
  services: { name: 'tests with databases and processes', command: [...vitest, ...words], counts: 'vitest' },
  journeys: {
    name: 'journeys',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...words],
    counts: 'playwright',
  },
  promises: {
    name: 'promises at the edge',
    command: [...vitest, 'apps/server/test/promises', ...words],
    counts: 'vitest',
  },
};
const step = parts[part];
if (step === undefined) {
  console.error(`Which part? "${part}" is none of ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const { env, cluster } = await prepare();
const end = async (code: number) => {
  await cluster?.stop();
  process.exit(code);
};
process.once('SIGINT', () => void end(130));
process.once('SIGTERM', () => void end(143));
const build: Step = { name: 'build', command: ['node', 'tools/build.ts', '--if-stale'] };
const total = await runSteps([build, step].map((each) => ({ ...each, env })));
console.log(closingLines(total));
await end(total.failed === 0 ? 0 : 1);
