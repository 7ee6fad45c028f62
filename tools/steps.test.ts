// A check that could not start has failed; otherwise the totals of an incomplete run would look complete.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closingLines, readReport, root } from './steps.ts';

let folder = '';
beforeEach(() => {
  // Inside the checkout, so that the files resolve vitest.
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'steps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function runVitest(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const report = join(folder, 'report.json');
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  spawnSync(process.execPath, [
    program,
    'run',
    `--root=${folder}`,
    '--maxWorkers=1',
    '--no-isolate',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return readReport(report, 'vitest');
}

it('a run counts files that fail to load, and tests whose setup failed, as failures', () => {
  const tests = `it('is true', () => expect(1).toBe(1)); it('is false', () => expect(1).toBe(2));`;
  const imports = `import { beforeAll, describe, expect, it } from 'vitest';`;
  const tally = runVitest({
    'runs.test.ts': `${imports} ${tests} `,
    'does-not-load.test.ts': `import './nothing-there.ts'; ${imports} ${tests}`,
    'cannot-begin.test.ts': `${imports} describe('all', () => { beforeAll(() => { throw new Error('no'); }); ${tests} });`,
  });
  expect(tally).toMatchObject({ passed: 1, failed: 1 + 1 + 2, skipped: 0 });
  const failures = (tally?.failures ?? []).toSorted();
  expect(failures).toEqual([
    expect.stringMatching(/^\.cache\S+cannot-begin\.test\.ts/),
    expect.stringMatching(/^\.cache\S+does-not-load\.test\.ts\n.*nothing-there/),
    expect.stringMatching(/^\.cache\S+runs\.test\.ts: is false\n.*expected 1 to be 2/),
  ]);
});

it('a run counts skipped tests when nothing failed', () => {
  const tally = runVitest({
    'runs.test.ts': `import { expect, it } from 'vitest'; it('is true', () => expect(1).toBe(1)); it.skip('is not run', () => undefined);`,
  });
  expect(tally).toEqual({ passed: 1, failed: 0, skipped: 1, failures: [] });
});

it('a run counts errors outside the journeys, and lists them with the failed journeys', () => {
  const report = join(folder, 'report.json');
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const results = [{ error: { message: 'Locator not found' } }];
  const specs = [
    { title: 'a visitor asks', file: 'asks.spec.ts', tests: [{ projectName: 'journeys', results }] },
    { title: 'works', file: 'asks.spec.ts', tests: [{ projectName: 'journeys', results: [{}] }] },
  ];
  const errors = [{ message: 'Cannot find module' }];
  writeFileSync(report, JSON.stringify({ stats, errors, suites: [{ suites: [{ specs }] }] }));
  const tally = readReport(report, 'playwright');
  const failures = [
    'asks.spec.ts (journeys): a visitor asks\n    Locator not found',
    'outside the journeys\n    Cannot find module',
  ];
  expect(tally).toEqual({ passed: 3, failed: 3, skipped: 2, failures });
  expect(closingLines(tally!)).toBe(`✗ ${failures[0]}\n\n✗ ${failures[1]}\n\n3 passed, 3 failed, 2 skipped`);
});
