import { existsSync, linkSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Moves a complete folder to where another one may be. Several processes may do so at once: the last one's stays. What
 * was there is kept as `FROM-replaced-N`, for those who are reading it.
 */
export function replaceFolder(from: string, to: string): void {
  for (let turn = 0; ; turn += 1) {
    moveIfThere(to, `${from}-replaced-${turn}`);
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      // Another process has put its folder there in between.
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The running build, the one before, and one more. */
const keptBuilds = 3;
const listOfFiles = 'files.json';

/** Adds to a finished build what it lacks of the builds before: a running server may load a part of itself later. */
export function keepFilesOf(replaced: string, built: string): void {
  const own = readdirSync(built);
  const earlier = listsOf(replaced).slice(0, keptBuilds - 1);
  for (const name of new Set(earlier.flat()))
    if (!own.includes(name) && existsSync(join(replaced, name))) linkSync(join(replaced, name), join(built, name));
  writeFileSync(join(built, listOfFiles), JSON.stringify([own, ...earlier]));
}

/** @returns the names of the files of the latest build only. */
export function ownFilesOf(built: string): string[] {
  return listsOf(built)[0] ?? [];
}

/** Of this build first, then of the builds before. */
function listsOf(built: string): string[][] {
  const file = join(built, listOfFiles);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[][]) : [];
}
