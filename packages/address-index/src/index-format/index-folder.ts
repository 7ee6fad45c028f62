import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  linkSync,
  renameSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join, dirname } from 'node:path';
import { fileEnding } from './file-layout.ts';

const datasetName = /^[a-z0-9][a-z0-9._-]{0,63}$/i;
const partMark = '.importing-';
const thisHost = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const foreignLeftoverMs = 24 * 60 * 60 * 1000;

/** The path of a data set's file; null for an invalid name. */
export function datasetPath(folder: string, dataset: string): string | null {
  return datasetName.test(dataset) ? join(folder, dataset + fileEnding) : null;
}

export function listIndexFiles(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(fileEnding))
    .sort()
    .map((name) => join(folder, name));
}

/** Also removes the leftovers of killed imports. */
export function openPartFolder(folder: string, dataset: string): { path: string; remove: () => void } {
  removeLeftovers(folder);
  const path = mkdtempSync(join(folder, `${partMark}${thisHost}-${process.pid}-${dataset}-`));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Safe during an import. A process id is valid only on its own host, so other hosts' leftovers stay for a day. */
export function removeLeftovers(folder: string): void {
  for (const name of namesIn(folder)) {
    if (!name.startsWith(partMark)) continue;
    if (!isLeftover(folder, name)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Without write access, leave them to the next import.
    }
  }
}

export function runningImportOf(folder: string, dataset: string): boolean {
  return namesIn(folder).some((name) => datasetOf(name) === dataset && !isLeftover(folder, name));
}

/** Parses `.importing-HOST-PROCESS-DATASET-random`; null for other names. */
function datasetOf(name: string): string | null {
  return name.startsWith(partMark) ? (/^[^-]+-\d+-(.+)-[^-]+$/.exec(name.slice(partMark.length))?.[1] ?? null) : null;
}

export function unfinishedImports(folder: string): { running: number; interrupted: number } {
  const parts = namesIn(folder).filter((name) => name.startsWith(partMark));
  const interrupted = parts.filter((name) => isLeftover(folder, name)).length;
  return { running: parts.length - interrupted, interrupted };
}

function isLeftover(folder: string, name: string): boolean {
  const [host, pid] = name.slice(partMark.length).split('-');
  return host === thisHost ? !isRunning(Number(pid)) : isOlderThan(join(folder, name), foreignLeftoverMs);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function isOlderThan(path: string, ageMs: number): boolean {
  const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - changedAt > ageMs;
}

/** Syncs the folder, so that a rename survives a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0); // signal 0 only checks for existence
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

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
