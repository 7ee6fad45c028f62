// Runs the project's checks and totals passed and failed ones.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

export const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'reports');

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests with their messages, for a reader of only the last lines. */
  failures?: string[];
}

const maxLinesOfFailure = 15;
const maxFailuresShown = 20;

export interface Step {
  name: string;
  command: string[];
  /**
   * The source of the numbers: the step's exit code, or a report. `tally`: one of our tools writes it to TALLY_FILE.
   */
  counts?: 'exit' | 'vitest' | 'playwright' | 'tally';
  env?: Record<string, string>;
}

export function vitestStep(name: string, project: string, files: string[] = []): Step {
  return { name, command: ['vitest', 'run', '--project', project, ...files], counts: 'vitest' };
}

/**
 * Continues after a failure, so that one run reports all. @param lanes  concurrent steps. With more than one, each line
 * starts with the step's name.
 */
export async function runSteps(steps: readonly Step[], { lanes } = { lanes: 1 }): Promise<Tally> {
  let total: Tally = { passed: 0, failed: 0, skipped: 0 };
  mkdirSync(reports, { recursive: true });
  const waiting = [...steps];
  const runLane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const startedAt = performance.now();
      console.log(`▸ ${step.name}`);
      const tally = await runStep(step, { isNamed: lanes > 1 });
      total = addTallies(total, tally);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${tally.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return total;
}

export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...(one.failures ?? []), ...(other.failures ?? [])],
  };
}

/** The failures again, and the totals as the last line. */
export function closingLines({ passed, failed, skipped, failures = [] }: Tally): string {
  const shown = failures.slice(0, maxFailuresShown);
  const rest = failures.length - shown.length;
  return [
    ...shown.map((failure) => `✗ ${failure}\n`),
    ...(rest > 0 ? [`… and ${rest} more\n`] : []),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}

async function runStep(step: Step, { isNamed }: { isNamed: boolean }): Promise<Tally> {
  const report = join(reports, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const extra =
    step.counts === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, TALLY_FILE: report, ...step.env };
  const code = await run([...step.command, ...extra], { env, name: isNamed ? step.name : null });
  const hasReport = step.counts !== undefined && step.counts !== 'exit';
  const tally = tallyOf(code, hasReport ? readReport(report, step.counts) : null);
  const isUnnamed = tally.failed > 0 && (tally.failures ?? []).length === 0;
  return isUnnamed ? { ...tally, failures: [step.name] } : tally;
}

/** A runner may fail outside any test, and a runner without tests has proved nothing. */
function tallyOf(code: number, counted: Tally | null): Tally {
  if (counted === null) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const hasShownNothing = code === 0 ? counted.passed === 0 : counted.failed === 0;
  return hasShownNothing ? { ...counted, failed: Math.max(counted.failed, 1) } : counted;
}

const running = new Set<ChildProcess>();

export function endRunningSteps(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** @param name  prefix of each non-empty line of output, or null. @returns the exit code. */
function run(
  [program = '', ...args]: string[],
  { env, name }: { env: NodeJS.ProcessEnv; name: string | null },
): Promise<number> {
  return new Promise((resolve) => {
    const stdio = name === null ? 'inherit' : 'pipe';
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', stdio, stdio] });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => line.trim() !== '' && console.log(`${name}: ${line}`));
    }
    child.once('error', (error) => {
      console.log(`${program}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** The totals of a test runner's report; null without a readable report. */
export function readReport(file: string, kind: Step['counts']): Tally | null {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (kind === 'vitest') return countVitest(report as VitestReport);
    if (kind === 'playwright') return countPlaywright(report as PlaywrightReport);
    return report as Tally;
  } catch {
    return null;
  }
}

/** Counts tests as failed if their file did not load or their setup failed. */
function countVitest({ testResults }: VitestReport): Tally {
  const failures: string[] = [];
  const total: Tally = { passed: 0, failed: 0, skipped: 0, failures };
  for (const { name, status, message, assertionResults } of testResults) {
    const count = (wanted: string) => assertionResults.filter((result) => result.status === wanted).length;
    const [passed, failed] = [count('passed'), count('failed')];
    const others = assertionResults.length - passed - failed;
    total.passed += passed;
    if (status === 'failed') total.failed += Math.max(failed + others, 1);
    else total.skipped += others;
    const file = relative(root, name);
    for (const result of assertionResults.filter((each) => each.status === 'failed'))
      failures.push(describeFailure(`${file}: ${result.fullName}`, result.failureMessages.join('\n')));
    if (status === 'failed' && failed === 0) failures.push(describeFailure(file, message));
  }
  return total;
}

/** `errors` occurred outside any test, such as a file that did not load. */
function countPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const { expected, unexpected, flaky, skipped } = stats;
  const failures = [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message = '' }) => describeFailure('outside the journeys', message)),
  ];
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped, failures };
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, results }) => {
      const errors = results.flatMap(({ error }) => (error === undefined ? [] : [error.message ?? '']));
      return errors.length === 0 ? [] : [describeFailure(`${file} (${projectName}): ${title}`, errors.join('\n'))];
    }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

function describeFailure(title: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return [title, ...lines.slice(0, maxLinesOfFailure).map((line) => `    ${line}`)].join('\n');
}
