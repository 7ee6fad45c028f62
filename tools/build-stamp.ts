// What the built pages were made of, so that a start can tell in milliseconds whether they still are.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Size and time of change of every input, and a hash over all their contents. */
interface Stamp {
  seen: Record<string, string>;
  hash: string;
}

const inputs = [
  'apps/web/*.{ts,json,html}',
  'apps/web/{src,public}/**/*',
  'packages/{contract,messages,ui,address-lookup,human-check}/src/**/*',
  'package-lock.json',
  'tools/build.ts',
];

/** Present after every whole build. */
const outputs = [
  'public/.vite/manifest.json',
  'server/render.js',
  'console/index.html',
  'embed/embed.js',
  'embed/embed-address.js',
];

/**
 * Whether the pages must be built again. Files are read only when a size or a time of change differs, as after a
 * fresh checkout of the same sources.
 */
export function isBuildStale(root: string): boolean {
  const dist = join(root, 'apps/web/dist');
  const stamp = readStamp(dist);
  if (stamp === null || !outputs.every((file) => existsSync(join(dist, file)))) return true;
  const seen = lookAt(root);
  if (JSON.stringify(seen) === JSON.stringify(stamp.seen)) return false;
  if (hashOf(root, Object.keys(seen)) !== stamp.hash) return true;
  writeStamp(dist, { seen, hash: stamp.hash });
  return false;
}

/** To be taken before the build: what changes while it runs makes it stale. */
export function takeBuildStamp(root: string): { keep: () => void } {
  const seen = lookAt(root);
  const hash = hashOf(root, Object.keys(seen));
  return { keep: () => writeStamp(join(root, 'apps/web/dist'), { seen, hash }) };
}

function lookAt(root: string): Record<string, string> {
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
