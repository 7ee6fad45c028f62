// The inputs of a build, so that a start can check within milliseconds whether the build is up to date.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Stamp {
  isQuick?: boolean;
  seen: Record<string, string>;
  hash: string;
}

export interface BuildPart {
  /** Of a quick build; a full one serves as well, but not the other way round. */
  isQuick?: boolean;
  dist: string;
  inputs: string[];
  /** Exist after every complete build. */
  outputs: string[];
}

const builder = ['package-lock.json', 'tools/{build,compact-source}.ts'];

export const pagesPart: BuildPart = {
  dist: 'apps/web/dist',
  inputs: [
    'apps/web/*.{ts,json,html}',
    'apps/web/{src,public}/**/*',
    'packages/{contract,messages,ui,address-lookup,human-check}/src/**/*',
    ...builder,
  ],
  outputs: [
    'public/.vite/manifest.json',
    'server/render.js',
    'console/index.html',
    'embed/embed.js',
    'embed/embed-address.js',
  ],
};

export const serverPart: BuildPart = {
  dist: 'apps/server/dist',
  inputs: ['apps/server/*.{ts,json}', 'apps/server/src/**/*', 'packages/!(testing|ui)/src/**/*', ...builder],
  outputs: ['main.js'],
};

/** Reads files only when a size or a modification time differs, as in a fresh checkout of the same sources. */
export function isBuildStale(root: string, part: BuildPart): boolean {
  const dist = join(root, part.dist);
  const stamp = readStamp(dist);
  if (stamp === null || (stamp.isQuick === true && part.isQuick !== true)) return true;
  if (!part.outputs.every((file) => existsSync(join(dist, file)))) return true;
  const seen = lookAt(root, part);
  if (JSON.stringify(seen) === JSON.stringify(stamp.seen)) return false;
  if (hashOf(root, Object.keys(seen)) !== stamp.hash) return true;
  writeStamp(dist, { ...stamp, seen });
  return false;
}

/** Call it before the build, so that a change during the build makes it stale. `keep` writes it into the build's folder. */
export function takeBuildStamp(root: string, part: BuildPart): { keep: (folder?: string) => void } {
  const seen = lookAt(root, part);
  const hash = hashOf(root, Object.keys(seen));
  return {
    keep: (folder = join(root, part.dist)) => writeStamp(folder, { isQuick: part.isQuick === true, seen, hash }),
  };
}

function lookAt(root: string, { inputs }: BuildPart): Record<string, string> {
  const files = globSync(inputs, { cwd: root, exclude: ['**/*.test.*', '**/node_modules/**'] }).toSorted();
  const seen: Record<string, string> = {};
  for (const file of files) {
    const stat = statSync(join(root, file));
    if (stat.isFile()) seen[file] = `${stat.size} ${stat.mtimeMs}`;
  }
  return seen;
}

function hashOf(root: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const stampFile = (dist: string) => join(dist, 'stamp.json');

function readStamp(dist: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(stampFile(dist), 'utf8')) as Stamp;
  } catch {
    return null;
  }
}

function writeStamp(dist: string, stamp: Stamp): void {
  mkdirSync(dirname(stampFile(dist)), { recursive: true });
  writeFileSync(stampFile(dist), JSON.stringify(stamp));
}
