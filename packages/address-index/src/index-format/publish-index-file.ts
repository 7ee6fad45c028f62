import { linkSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './index-folder.ts';

/** Survives a power cut. @returns false when a faster import published the file first and it may not be replaced. */
export function publishIndexFile(part: string, path: string, mayReplace: boolean): boolean {
  if (!mayReplace && !linkNew(part, path)) return false;
  renameSync(part, path);
  syncFolder(dirname(path));
  return true;
}

/** Unlike a rename, a link never replaces an existing file. */
function linkNew(part: string, path: string): boolean {
  try {
    linkSync(part, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    // Some file systems do not support hard links.
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  }
}
