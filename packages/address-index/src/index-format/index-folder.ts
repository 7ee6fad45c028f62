// The index folder holds one file for each data set; what an import has not finished lies in a folder of its own.
import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileEnding } from './file-layout.ts';

const datasetName = /^[a-z0-9][a-z0-9._-]{0,63}$/i;
const partMark = '.importing-';

/** Where a data set's file lies; null when the name is not one. */
export function datasetPath(folder: string, dataset: string): string | null {
  return datasetName.test(dataset) ? join(folder, dataset + fileEnding) : null;
}

/** The index files of a folder, sorted. Empty when the folder does not exist. */
export function listIndexFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(fileEnding))
      .sort()
      .map((name) => join(folder, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A folder for an unfinished import. What a killed process left behind is removed first. */
export function openPartFolder(folder: string, dataset: string): { path: string; remove: () => void } {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(partMark) && !isRunning(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const path = mkdtempSync(join(folder, `${partMark}${process.pid}-${dataset}-`));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Makes a rename in the folder last through a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function isRunning(partName: string): boolean {
  const pid = Number(partName.slice(partMark.length).split('-')[0]);
  try {
    process.kill(pid, 0); // signal 0 only asks
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
