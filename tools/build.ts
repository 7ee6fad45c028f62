// `npm run build`: builds the pages and the server. With `--if-stale`, as in `npm start`, only what has changed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { compressAssets } from './compress-assets.ts';
import { isBuildStale, pagesPart, serverPart, takeBuildStamp, type BuildPart } from './build-stamp.ts';
import { root } from './steps.ts';

interface Build {
  part: BuildPart;
  run(log: (line: string) => void): Promise<void>;
}

export const pagesBuild: Build = { part: pagesPart, run: buildPages };
export const serverBuild: Build = { part: serverPart, run: () => runVite('apps/server') };

/** @throws Error with Vite's message. */
export async function buildIfStale({
  log,
  builds = [pagesBuild, serverBuild],
}: {
  log: (line: string) => void;
  builds?: Build[];
}): Promise<void> {
  const stale = builds.filter(({ part }) => isBuildStale(root, part));
  if (stale.length === 0) return;
  log('Building (a few seconds, only when sources have changed) …');
  const startedAt = performance.now();
  await Promise.all(
    stale.map(async ({ part, run }) => {
      const stamp = takeBuildStamp(root, part);
      await run(log);
      stamp.keep();
    }),
  );
  log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

async function buildPages(log: (line: string) => void): Promise<void> {
  const build = (mode: string) => runVite('apps/web', '--mode', mode);
  // The renderer and the second part of /embed.js contain file names of the first builds, so they are built afterwards.
  await Promise.all([
    build('public').then(() => build('server')),
    build('console'),
    build('panel').then(() => build('embed')),
  ]);
  const dist = join(root, 'apps/web/dist');
  await Promise.all(['public', 'console', 'embed'].map((part) => compressAssets(join(dist, part))));
  const embedKb = gzipSync(readFileSync(join(dist, 'embed/embed.js')), { level: 9 }).length / 1000;
  log(`/embed.js: ${embedKb.toFixed(1)} KB after gzip.`);
}

function runVite(folder: string, ...args: string[]): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', ...args, '--logLevel', 'warn'], {
      cwd: join(root, folder),
      env: { ...process.env, NODE_ENV: 'production' },
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
  if (!process.argv.includes('--if-stale'))
    for (const { dist } of [pagesPart, serverPart]) rmSync(join(root, dist), { recursive: true, force: true });
  try {
    await buildIfStale({ log });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
