// The parts of each test run.
import { globSync, existsSync, readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { checkSteps } from './check.ts';
import { needs, type Need } from './prepare.ts';
import { addTallies, root, runSteps, vitestStep, type Step, type Tally } from './steps.ts';

/** Signs of a needed program in a test file, or in a neighbouring file that it imports. */
const signs: Record<Need, RegExp> = {
  caddy: /startCaddy/,
  chromium: /@playwright\/test|launch-chromium|use-pages/,
  firefox: /findFirefox/,
  nginx: /startNginx/,
  pgbouncer: /startPgbouncer/,
  postgresql: /createTestDatabase|startPostgresCluster|startPostgresOnSmallDisk/,
  systemd: /systemd-analyze/,
};

function needsOf(files: readonly string[]): Need[] {
  const texts = new Map<string, string>();
  const read = (file: string): void => {
    if (texts.has(file) || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g)) read(join(dirname(file), path));
  };
  files.forEach(read);
  return needs.filter((need) => [...texts.values()].some((text) => signs[need].test(text)));
}

export interface TestRun {
  needs: readonly Need[];
  /** One after another. */
  parts: readonly { steps: readonly Step[]; lanes: number }[];
}

const journeys = (name: string, ...more: string[]): Step => ({
  name,
  command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...more],
  counts: 'playwright',
});
const build: Step = { name: 'build', command: ['node', 'tools/build.ts', '--if-stale'] };
const pageWeight: Step = { name: 'page weight', command: ['node', 'tools/page-weight.ts'], counts: 'tally' };

/** Services and journeys spend part of their time waiting, so the other steps run beside them. */
const fast = {
  steps: [vitestStep('services', 'services'), ...checkSteps, pageWeight, journeys('journeys', '--project', 'main: *')],
  lanes: 2,
};
const slow = {
  steps: [vitestStep('slow services', 'slow'), journeys('slow journeys', '--project', 'slow: *')],
  lanes: 1,
};
const built = { steps: [build], lanes: 1 };

export const testRuns = {
  fast: { needs: ['chromium', 'postgresql'], parts: [built, fast] },
  slow: { needs, parts: [built, slow] },
  all: { needs, parts: [built, fast, slow] },
} as const satisfies Record<string, TestRun>;

/** The chosen test files of any kind, relative to the root; null for none. */
export function runOfFiles(isChosen: (file: string) => boolean): TestRun | null {
  const find = (...patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).filter(isChosen);
  const unit = find('{packages,apps}/*/src/**/*.test.{ts,tsx}', '{tools,bench}/**/*.test.ts');
  const services = find('{packages,apps}/*/test/**/*.test.ts');
  const specs = find('e2e/*.spec.ts');
  if ([unit, services, specs].every(({ length }) => length === 0)) return null;
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
    parts: [{ steps: steps.filter(({ files }) => files.length > 0).map(({ step }) => step), lanes: 1 }],
  };
}

/** @param env  for steps that need services. */
export async function runTests({ parts }: TestRun, env: Record<string, string>): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const { steps, lanes } of parts) {
    const all = steps.map((step) => ({ ...step, env: { ...env, ...step.env } }));
    tallies.push(await runSteps(all, { lanes }));
  }
  return tallies.reduce(addTallies);
}
