import { linkSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './index-folder.ts';

/**
 * Puts a finished file in its place, where it lasts through a power cut.
 * @returns false when there is one already, by another import that was quicker, and it may not be replaced.
 */
export function publishIndexFile(part: string, path: string, mayReplace: boolean): boolean {
  if (!mayReplace && !linkNew(part, path)) return false;
  renameSync(part, path);
  syncFolder(dirname(path));
  return true;
}

/** A link, unlike a rename, does not put one file in the place of another. */
function linkNew(part: string, path: string): boolean {
  try {
    linkSync(part, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    // Some file systems know no links.
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  }
}
