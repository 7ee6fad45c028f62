import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, slowest first. Started last, they would run alone while other workers idle; without a cache, Vitest
 * knows only the sizes of files.
 */
const longest = [
  'every-screen',
  'command-line',
  'sign-in',
  'send-mails',
  'address-field',
  'pages',
  'outages',
  'staff-roles',
  'named-offers',
  'fuzz',
  'hcaptcha',
  'loqate-relay',
  'photon',
  'batch-files',
  'migrate',
  'address-coverage',
  'journeys',
  'confirm-link',
  'rolling-restart',
  'offer-editor',
  'requests',
  'concurrency',
  'faults',
  'stopping',
  'loqate-strangers',
  'container-walk',
  'slow-requests',
  'papers-of-batch',
  'api-command',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = longest.indexOf(/([^/]+?)(?:\.slow)?\.test\.ts$/.exec(moduleId)?.[1] ?? '');
      return place === -1 ? longest.length : place;
    };
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

const setupFiles = ['packages/testing/src/short-failures.ts'];

/** For a test that hangs: what tests wait for has its own timeout, which says so. */
const testTimeout = 300_000;

/** Tests use threads and WebAssembly, too: see apps/server/src/main.ts. */
const execArgv = ['--wasm-wrapper-tiering-budget=2147483647', '--disable-warning=ExperimentalWarning'];

/** Tests with databases, processes and browsers. */
const withServices = {
  setupFiles,
  globalSetup: ['packages/testing/src/services-setup.ts'],
  isolate: false,
  testTimeout,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // More than the cores, because workers often wait for browsers and processes.
  maxWorkers: 4,
  // Node loads the sources itself, as for `npm run dev`, with a fifth less CPU time than through Vite.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv,
};
const slow = '{packages,apps}/*/test/**/*.slow.test.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          testTimeout,
          execArgv,
          // No file changes what another finds, and a process for each would take twice as long.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tools/*.test.ts',
            'tools/dev/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...withServices,
          name: 'services',
          include: ['{packages,apps}/*/test/**/*.test.ts'],
          exclude: [slow, '**/node_modules/**'],
        },
      },
      { test: { ...withServices, name: 'slow', include: [slow] } },
      {
        // Not every machine allows them, so only `npm run test:faults` runs them.
        test: { ...withServices, name: 'faults', include: ['apps/*/test/**/*.fault.ts'] },
      },
    ],
  },
});
