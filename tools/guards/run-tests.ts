import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestRun {
  passed: number;
  failed: number;
  /** Every file was loaded, and no test failed. */
  isGreen: boolean;
  redFiles: string[];
  output: string;
}

interface VitestReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string }[] }[];
}

/** Runs a checkout's test files with vitest. Only tests that ran and failed count, not files that failed to load. */
export async function runTests(
  checkout: string,
  { files, named }: { files: string[]; named?: string | undefined },
  env: Record<string, string>,
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-report-'));
  const report = join(folder, 'report.json');
  try {
    const output = await run(
      checkout,
      [
        ...files,
        ...(named === undefined ? [] : ['--testNamePattern', named]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      env,
    );
    return { ...readReport(report, checkout), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(checkout: string, args: string[], env: Record<string, string>): Promise<string> {
  const vitest = join(checkout, 'node_modules', 'vitest', 'vitest.mjs');
  return new Promise((resolve) => {
    // One test file at a time, because several copies run in parallel.
    const child = spawn(process.execPath, [vitest, 'run', '--root', checkout, '--maxWorkers=1', ...args], {
      cwd: checkout,
      // A process group of its own: without its guard a test may leave a server running.
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const endAll = () => endGroup(child.pid);
    process.once('exit', endAll);
    child.once('close', () => {
      process.off('exit', endAll);
      endAll();
      resolve(output);
    });
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined || process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // no process is left
  }
}

function readReport(file: string, checkout: string): Omit<TestRun, 'output'> {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    const red = report.testResults.filter((result) =>
      result.assertionResults.some(({ status }) => status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      isGreen: report.success,
      redFiles: red.map(({ name }) => name.slice(name.indexOf(checkout) + checkout.length + 1)),
    };
  } catch {
    return { passed: 0, failed: 0, isGreen: false, redFiles: [] };
  }
}
