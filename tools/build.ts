// `npm run build`: builds the pages of apps/web. With `--if-stale`, as `npm start` does, only when they have changed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { compressAssets } from './compress-assets.ts';
import { isBuildStale, takeBuildStamp } from './build-stamp.ts';
import { root } from './steps.ts';

/** Builds the pages unless they are up to date. @throws Error with what Vite said when it fails. */
export async function buildIfStale({ log }: { log: (line: string) => void }): Promise<void> {
  if (isBuildStale(root)) await build({ log });
}

export async function build({ log }: { log: (line: string) => void }): Promise<void> {
  log('Building the pages (a few seconds, only when they have changed) …');
  const startedAt = performance.now();
  const stamp = takeBuildStamp(root);
  // The renderer names the files of the public build, so it comes after it, and so does /embed.js after its second part.
  await Promise.all([
    runVite('public').then(() => runVite('server')),
    runVite('console'),
    runVite('panel').then(() => runVite('embed')),
  ]);
  const dist = join(root, 'apps/web/dist');
  await Promise.all(['public', 'console', 'embed'].map((part) => compressAssets(join(dist, part))));
  stamp.keep();
  const embedKb = gzipSync(readFileSync(join(dist, 'embed/embed.js')), { level: 9 }).length / 1000;
  log(`/embed.js: ${embedKb.toFixed(1)} KB after gzip.`);
  log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

function runVite(mode: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
      cwd: join(root, 'apps/web'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the pages (vite build --mode ${mode}) could not be built:\n${output}`));
    });
  });
}

if (import.meta.main) {
  const log = (line: string) => console.error(line);
  try {
    await (process.argv.includes('--if-stale') ? buildIfStale({ log }) : build({ log }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
