// The index folder holds one file for each data set; what an import has not finished lies in a folder of its own.
import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileEnding } from './file-layout.ts';

const datasetName = /^[a-z0-9][a-z0-9._-]{0,63}$/i;
const partMark = '.importing-';
const thisHost = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const foreignLeftoverMs = 24 * 60 * 60 * 1000;

/** Where a data set's file lies; null when the name is not one. */
export function datasetPath(folder: string, dataset: string): string | null {
  return datasetName.test(dataset) ? join(folder, dataset + fileEnding) : null;
}

/** The index files of a folder, sorted. Empty when the folder does not exist. */
export function listIndexFiles(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(fileEnding))
    .sort()
    .map((name) => join(folder, name));
}

/** A folder for an unfinished import. What a killed process left behind is removed first. */
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

/**
 * Removes what imports that were killed left behind; safe beside a running one. A process number means something on its
 * own host alone: a folder shared by several machines or containers keeps another's part for a day.
 */
export function removeLeftovers(folder: string): void {
  for (const name of namesIn(folder)) {
    if (!name.startsWith(partMark)) continue;
    if (!isLeftover(folder, name)) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Somebody who may only read the folder leaves it to the next import.
    }
  }
}

/** Whether somebody imports a data set of this name now. */
export function runningImportOf(folder: string, dataset: string): boolean {
  return namesIn(folder).some((name) => datasetOf(name) === dataset && !isLeftover(folder, name));
}

/** Of the name of a part's folder: `.importing-HOST-PROCESS-DATASET-random`; null for other names. */
function datasetOf(name: string): string | null {
  return name.startsWith(partMark) ? (/^[^-]+-\d+-(.+)-[^-]+$/.exec(name.slice(partMark.length))?.[1] ?? null) : null;
}

/** Imports into a folder that have not finished: those under way, and those that were killed or lost their machine. */
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

/** Makes a rename in the folder last through a power cut. */
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
    process.kill(pid, 0); // signal 0 only asks
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
