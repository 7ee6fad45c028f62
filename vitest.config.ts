import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take more than half a minute. Last, as Vitest would have short files of long tests, they would run alone. */
const longest =
  /\/(?:every-screen|pages|faults|concurrency|stopping|container-walk|send-mails|batch-files|rolling-restart)\.test\./;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          // Half the time of a process for each file; nothing here changes what another file finds.
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
          name: 'services',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts'],
          globalSetup: ['packages/testing/src/services-setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          // They mostly wait: for browsers, processes and time-outs.
          maxWorkers: 3,
          // As apps/server/src/main.ts has it, and says why: tests have threads as well.
          execArgv: ['--wasm-wrapper-tiering-budget=2147483647'],
        },
      },
      {
        // What not every machine allows: `npm run test:faults` alone has them.
        test: { name: 'faults', include: ['apps/*/test/**/*.fault.ts'] },
      },
    ],
  },
});
