// Missing packages are installed on Debian as root, and otherwise named; tests that need them then fail.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  caddyMissing,
  chromiumMissing,
  findCaddy,
  findChromium,
  findDebianPostgres,
  findFirefox,
  findNginx,
  findPgbouncer,
  firefoxMissing,
  nginxMissing,
  pgbouncerMissing,
  startPostgresCluster,
} from '@doorstep/testing';
import { closingLines, endRunningSteps, type Tally } from './steps.ts';

export const needs = ['caddy', 'chromium', 'firefox', 'nginx', 'pgbouncer', 'postgresql', 'systemd'] as const;
export type Need = (typeof needs)[number];

interface Program {
  name: string;
  isThere(): boolean;
  missing?: string;
}

const programs: Record<Need, Program> = {
  caddy: { name: 'caddy', isThere: () => findCaddy() !== null, missing: caddyMissing },
  // The headless shell takes a third of the processor time of a full Chromium.
  chromium: { name: 'chromium-headless-shell', isThere: () => findChromium() !== null, missing: chromiumMissing },
  firefox: { name: 'firefox-esr', isThere: () => findFirefox() !== null, missing: firefoxMissing },
  nginx: { name: 'nginx-light', isThere: () => findNginx() !== null, missing: nginxMissing },
  pgbouncer: { name: 'pgbouncer', isThere: () => findPgbouncer() !== null, missing: pgbouncerMissing },
  postgresql: {
    name: 'postgresql',
    isThere: () => (process.env['DATABASE_URL_TEST'] ?? '') !== '' || findDebianPostgres() !== null,
  },
  systemd: {
    name: 'systemd',
    isThere: () => existsSync('/usr/bin/systemd-analyze'),
    missing: 'There is no systemd-analyze: install Debian’s package "systemd".',
  },
};

/** Prints the totals as the last line, and exits with 0 when nothing failed. */
export async function runPrepared(
  needed: readonly Need[],
  work: (env: Record<string, string>) => Promise<Tally>,
): Promise<never> {
  for (const need of needed) await provide(programs[need]);
  const { env, stop } = needed.includes('postgresql') ? await startPostgres() : { env: {}, stop: undefined };
  const end = async (code: number): Promise<never> => {
    await stop?.();
    process.exit(code);
  };
  // Ctrl-C also ends the running step, which leaves PostgreSQL to stop here.
  process.once('SIGINT', () => void end(130));
  process.once('SIGTERM', () => {
    endRunningSteps();
    void end(143);
  });
  const total = await work(env);
  console.log(closingLines(total));
  return end(total.failed === 0 ? 0 : 1);
}

async function provide({ name, isThere, missing }: Program): Promise<void> {
  if (!isThere()) await install(name);
  if (!isThere() && missing !== undefined) console.log(`✗ ${missing}`);
}

async function startPostgres(): Promise<{ env: Record<string, string>; stop?: () => Promise<void> }> {
  try {
    const cluster = await startPostgresCluster();
    console.log(`PostgreSQL: ${cluster.source}`);
    return { env: { DOORSTEP_TEST_POSTGRES: cluster.url }, stop: () => cluster.stop() };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    console.log(`✗ ${problem}`);
    return { env: { DOORSTEP_TEST_POSTGRES_PROBLEM: problem } };
  }
}
async function install(name: string): Promise<void> {
  if (!isDebian() || process.getuid?.() !== 0) return;
  console.log(`Installing Debian’s package "${name}" (once, a minute or two) …`);
  // Wait for another installation, such as the daily one.
  const options = ['-qq', '-y', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300'];
  const command = ['apt-get', ...options, 'install', '--no-install-recommends', name];
  const done = (await run(command)) || ((await run(['apt-get', '-qq', 'update'])) && (await run(command)));
  console.log(done ? `Installed "${name}".` : `"${name}" could not be installed.`);
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function run([program = '', ...args]: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const sign = setInterval(() => console.log('  … still at it'), 10_000);
    const end = (succeeded: boolean) => {
      clearInterval(sign);
      if (!succeeded) console.log(output.trim());
      resolve(succeeded);
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}
