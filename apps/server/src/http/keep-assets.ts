import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The running build, the one before, and one more, for pages that stay open. */
const keptBuilds = 3;
/** No file younger than this is removed: another process may be adding it. */
const minAgeMs = 24 * 3_600_000;

/** Files that pages load by names with a content hash: two builds never use one name for different content. */
const bundles = ['public', 'console'];

/**
 * Copies this build's hashed files to where processes of other builds on this data folder find them, and removes files
 * of old builds. Call it before the first page is served.
 */
export function keepAssets(folder: string, webDist: string): void {
  const names = filesIn(webDist).toSorted();
  for (const bundle of bundles) mkdirSync(join(folder, bundle, 'assets'), { recursive: true });
  const lists = join(folder, 'builds');
  mkdirSync(lists, { recursive: true });
  const list = join(lists, createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16));
  const isKnown = existsSync(list);
  // The list comes first, so that a process that removes old files keeps these.
  writeWhole(list, (file) => writeFileSync(file, names.join('\n')));
  const now = new Date();
  for (const name of names) {
    const kept = join(folder, name);
    if (!existsSync(kept)) keep(join(webDist, name), kept, now);
    else if (!isKnown) utimesSync(kept, now, now);
  }
  removeOld(folder, lists);
}

/** A link costs a fifth of a copy, but both folders must be the server's and on one file system. */
function keep(source: string, kept: string, now: Date): void {
  try {
    linkSync(source, kept);
    utimesSync(kept, now, now);
  } catch {
    writeWhole(kept, (file) => copyFileSync(source, file, constants.COPYFILE_FICLONE));
  }
}

function removeOld(folder: string, lists: string): void {
  const byStart = readdirSync(lists)
    .map((name) => ({ list: join(lists, name), startedAt: changedAt(join(lists, name)) }))
    .toSorted((one, other) => other.startedAt - one.startedAt);
  const wanted = new Set(byStart.slice(0, keptBuilds).flatMap(({ list }) => readFileSync(list, 'utf8').split('\n')));
  for (const { list } of byStart.slice(keptBuilds)) rmSync(list, { force: true });
  const oldest = Date.now() - minAgeMs;
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    if (!wanted.has(name) && changedAt(file) < oldest) rmSync(file, { force: true });
  }
}

function filesIn(folder: string): string[] {
  return bundles.flatMap((bundle) => assetNames(join(folder, bundle)).map((name) => `${bundle}/assets/${name}`));
}

function assetNames(bundleFolder: string): string[] {
  const assets = join(bundleFolder, 'assets');
  return existsSync(assets) ? readdirSync(assets) : [];
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function writeWhole(file: string, write: (file: string) => void): void {
  const unfinished = join(dirname(dirname(file)), `.${randomUUID()}.unfinished`);
  write(unfinished);
  renameSync(unfinished, file);
}
