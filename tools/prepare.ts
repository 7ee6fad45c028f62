// What the tests need beyond npm: a Chromium, a Firefox, an nginx and a PostgreSQL. On Debian, as root, they are installed
// when missing; elsewhere what is missing is named, and the tests that need it fail.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  chromiumMissing,
  findChromium,
  findDebianPostgres,
  findFirefox,
  findNginx,
  firefoxMissing,
  nginxMissing,
  startPostgresCluster,
  type PostgresCluster,
} from '@doorstep/testing';

export interface Prepared {
  /** For the environment of every step. */
  env: Record<string, string>;
  cluster: PostgresCluster | null;
}

export async function prepare(): Promise<Prepared> {
  if (findChromium() === null) await install('chromium-headless-shell');
  if (findFirefox() === null) await install('firefox-esr');
  if (findNginx() === null) await install('nginx-light');
  const hasOwn = (process.env['DATABASE_URL_TEST'] ?? '') !== '';
  if (!hasOwn && findDebianPostgres() === null) await install('postgresql');

  if (findNginx() === null) console.log(`✗ ${nginxMissing}`);
  if (findFirefox() === null) console.log(`✗ ${firefoxMissing}`);
  const chromium = findChromium();
  console.log(chromium === null ? `✗ ${chromiumMissing}` : `Browser: ${chromium}`);
  try {
    const cluster = await startPostgresCluster();
    console.log(`PostgreSQL: ${cluster.source}`);
    return { env: { DOORSTEP_TEST_POSTGRES: cluster.url }, cluster };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    console.log(`✗ ${problem}`);
    return { env: { DOORSTEP_TEST_POSTGRES_PROBLEM: problem }, cluster: null };
  }
}

async function install(name: string): Promise<void> {
  if (!isDebian() || process.getuid?.() !== 0) return;
  console.log(`Installing Debian’s package "${name}" (once, a minute or two) …`);
  // Another installation on the machine, such as its daily one, is waited for.
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

/** Runs a program that may take long, with a sign of life every ten seconds; what it says only if it fails. */
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
