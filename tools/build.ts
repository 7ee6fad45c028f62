// `npm run build`: builds the pages and the server. With `--if-stale`, only what has changed; `npm start` also passes
// `--quick`, which compresses less.
import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { gzipSync, brotliCompress, constants, gzip } from 'node:zlib';
import { isBuildStale, pagesPart, serverPart, takeBuildStamp, type BuildPart } from './build-stamp.ts';
import { keepFilesOf, replaceFolder } from './replace-folder.ts';
import { root } from './steps.ts';
import { promisify } from 'node:util';

const compressible = '**/*.{js,css,svg,html,json}';
/** Smaller files fit the first packets uncompressed. */
const minBytes = 1024;

/** Writes a `.br` and a `.gz` next to each text file that shrinks; the server prefers them. */
async function compressAssets(folder: string, quality: number): Promise<void> {
  await Promise.all(
    globSync(compressible, { cwd: folder }).map(async (name) => {
      const file = `${folder}/${name}`;
      const bytes = readFileSync(file);
      if (bytes.length < minBytes) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

interface Build {
  part: BuildPart;
  /** @param folder Where to build. */
  run(folder: string, log: (line: string) => void): Promise<void>;
}

export const pagesBuild: Build = { part: pagesPart, run: (folder, log) => buildPages(folder, log) };
/** For a first start: the best compression takes 3 s of processor time, a quarter of a build, for a twelfth of the bytes. */
const quickPagesBuild: Build = {
  part: { ...pagesPart, isQuick: true },
  run: (folder, log) => buildPages(folder, log, quickQuality),
};
const quickQuality = 7;
export const serverBuild: Build = {
  part: serverPart,
  async run(folder) {
    await runVite('apps/server', { args: [], builtInto: folder });
    keepFilesOf(join(root, serverPart.dist), folder);
  },
};

/**
 * Builds elsewhere and replaces `dist` by the finished build: a server that starts meanwhile, or a second build, finds a
 * whole one.
 * @throws Error with Vite's message.
 */
export async function buildIfStale({
  log,
  builds = [pagesBuild, serverBuild],
  isForced = false,
}: {
  log: (line: string) => void;
  builds?: Build[];
  isForced?: boolean;
}): Promise<void> {
  const stale = builds.filter(({ part }) => isForced || isBuildStale(root, part));
  if (stale.length === 0) return;
  log('Building (a few seconds, only when sources have changed) …');
  const startedAt = performance.now();
  removeEarlier();
  await Promise.all(
    stale.map(async ({ part, run }) => {
      const stamp = takeBuildStamp(root, part);
      const dist = join(root, part.dist);
      const folder = join(unfinished, `${process.pid}-${basename(dirname(dist))}`);
      try {
        await run(folder, log);
        stamp.keep(folder);
        replaceFolder(folder, dist);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
  );
  log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

const unfinished = join(root, '.cache', 'builds');

/** What earlier builds replaced, or did not finish. */
function removeEarlier(): void {
  for (const name of globSync('*', { cwd: unfinished })) {
    const pid = Number(/^\d+/.exec(name)?.[0]);
    if (!isRunning(pid)) rmSync(join(unfinished, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function buildPages(dist: string, log: (line: string) => void, quality?: number): Promise<void> {
  const build = (mode: string) => runVite('apps/web', { args: ['--mode', mode], builtInto: dist });
  const compress = (part: string, best = constants.BROTLI_MAX_QUALITY) =>
    compressAssets(join(dist, part), quality ?? best);
  // The renderer and the second part of /embed.js contain file names of the first builds, so they are built afterwards.
  await Promise.all([
    build('public').then(() => Promise.all([build('server'), compress('public')])),
    // The best quality would take 2 s of a first start, for 2 % less.
    build('console').then(() => compress('console', 10)),
    build('panel')
      .then(() => build('embed'))
      .then(() => compress('embed')),
  ]);
  const embedKb = gzipSync(readFileSync(join(dist, 'embed/embed.js')), { level: 9 }).length / 1000;
  log(`/embed.js: ${embedKb.toFixed(1)} KB after gzip.`);
}

function runVite(folder: string, { args, builtInto }: { args: string[]; builtInto: string }): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', ...args, '--logLevel', 'warn'], {
      cwd: join(root, folder),
      env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: relative(join(root, folder), builtInto) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${folder} (vite build ${args.join(' ')}) could not be built:\n${output}`));
    });
  });
}

if (import.meta.main) {
  const log = (line: string) => console.error(line);
  try {
    const builds = [process.argv.includes('--quick') ? quickPagesBuild : pagesBuild, serverBuild];
    await buildIfStale({ log, builds, isForced: !process.argv.includes('--if-stale') });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
