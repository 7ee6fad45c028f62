// Entry point of every npm script, on any Node from 20: installs what is missing, then continues under Node 24.
//   node tools/bootstrap.mjs WORDS…           the doorstep command line
//   node tools/bootstrap.mjs --run FILE ARG…  one of the project's own tools
// Plain JavaScript without our own imports, since nothing may be installed yet. Messages go to standard error.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wantedMajor = 24;
const stampFile = join(root, 'node_modules', '.doorstep-installed');

const say = (text) => process.stderr.write(`${text}\n`);
const fail = (text) => {
  say(`doorstep: ${text}`);
  process.exit(1);
};

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Node ${process.versions.node} is too old to install Doorstep. Install Node 20 or newer and run the command again.`,
  );
}

function wantedStamp() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', '.npmrc']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const hasAll = () => existsSync(join(root, 'node_modules', 'vitest'));

/** @param needsAll Also the packages that only tests and tools need. Once there, later installs keep them. */
function install(needsAll) {
  const stamp = wantedStamp();
  if ((hasAll() || !needsAll) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say('Installing packages (half a minute, once) …');
  const npm = process.env.npm_execpath;
  // `npm ci` refuses a lock file from a registry that lacks some platforms' packages. The lock file stays unchanged.
  const args = [
    'install',
    '--no-save',
    needsAll || hasAll() ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const done = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (done.status !== 0) fail('the packages could not be installed; npm says why above. Nothing was started.');
  writeFileSync(stampFile, stamp);
}

function findNode() {
  const require = createRequire(import.meta.url);
  const names = [
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ];
  for (const name of names) {
    try {
      const folder = dirname(require.resolve(`${name}/package.json`));
      const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
      if (existsSync(binary)) return binary;
    } catch {
      // no package for this platform
    }
  }
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  return fail(
    `no Node ${wantedMajor} is packaged for ${process.platform} on ${process.arch}, and this is Node ${process.versions.node}. ` +
      `Install Node ${wantedMajor} or newer and run the command again.`,
  );
}

function build() {
  // Tests need the best compression, and a contributor should not build twice.
  const words = ['--if-stale', ...(hasAll() ? [] : ['--quick'])];
  const done = spawnSync(node, ['--disable-warning=ExperimentalWarning', join(root, 'tools', 'build.ts'), ...words], {
    stdio: ['ignore', 2, 2],
  });
  if (done.status !== 0) fail('the build failed, see above. Nothing was started.');
}

const words = process.argv.slice(2);
install(words[0] === '--run' && words[1] !== 'tools/build.ts');
const [file, ...rest] = words[0] === '--run' ? words.slice(1) : [join('apps', 'server', 'dist', 'main.js'), ...words];
const node = findNode();
if (words[0] !== '--run') build();
// V8's young generation grows to 100 MB and is never returned, and glibc keeps freed memory per thread (10 to 30 MB).
// Limit them to 8 MB and one arena (`npm run bench -- find-memory`).
const isServer = words[0] === 'serve';
const memory = isServer ? ['--max-semi-space-size=8'] : [];
const allocator = isServer ? { MALLOC_ARENA_MAX: '1' } : {};
// Node's compile cache, for later starts and for threads. Node ignores it where it cannot write.
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') };
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...memory, join(root, file), ...rest], {
  stdio: 'inherit',
  env: {
    ...compiled,
    ...allocator,
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
});
// This process only waits for the child. The terminal sends Ctrl-C to the whole group, so forwarding would interrupt
// tools twice; the server ignores a repeated signal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => (isServer || signal !== 'SIGINT') && child.kill(signal));
// npm does not forward all signals: killed by SIGHUP or SIGKILL, it would leave the server on its port. Without npm,
// the parent may end first.
const parent = process.ppid;
if (process.env.npm_lifecycle_script?.includes('bootstrap.mjs')) {
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    child.kill('SIGHUP');
  }, 500);
}
child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 128 + 15 : (code ?? 1)));
