// Runs the project's checks one after the other and adds up what passed and what failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache', 'reports');

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Step {
  name: string;
  command: string[];
  /**
   * Where the numbers come from: the exit code of the whole step, or the report that the test runner writes. `tally` is
   * a tool of ours, which writes one to the file that TALLY_FILE names.
   */
  counts?: 'exit' | 'vitest' | 'playwright' | 'tally';
  env?: Record<string, string>;
}

/** Runs every step, also after a failure, so that one run names everything that is wrong. */
export async function runSteps(steps: Step[]): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0, skipped: 0 };
  mkdirSync(reports, { recursive: true });
  for (const step of steps) {
    const startedAt = performance.now();
    const tally = await runStep(step);
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${tally.failed === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  }
  return total;
}

export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

async function runStep(step: Step): Promise<Tally> {
  const report = join(reports, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const extra =
    step.counts === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, TALLY_FILE: report, ...step.env };
  const code = await run([...step.command, ...extra], env);
  const counted = step.counts === undefined || step.counts === 'exit' ? null : readReport(report, step.counts);
  if (counted === null) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
  // A runner may fail outside any test (a file that does not load): that is a failure too.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  if (code === 0 && counted.passed === 0) counted.failed = 1;
  return counted;
}

function run(command: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function readReport(file: string, kind: 'vitest' | 'playwright' | 'tally'): Tally | null {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    if (kind === 'tally') return report as unknown as Tally;
    if (kind === 'vitest') {
      const { numPassedTests, numFailedTests, numPendingTests } = report as Record<string, number>;
      return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped: numPendingTests ?? 0 };
    }
    const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report['stats'] as Record<string, number>;
    return { passed: expected, failed: unexpected + flaky, skipped };
  } catch {
    return null;
  }
}
