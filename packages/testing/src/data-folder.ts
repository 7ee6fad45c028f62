import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgottenFolders } from './forgotten-folders.ts';

/** A tmpfs on Linux: files outlive the process that wrote them, as on a disk. */
const inMemory = '/dev/shm';
const minFreeBytes = 2 * 1024 ** 3;

/** In memory if there is room: SQLite waits 3 ms for the disk at each commit, and no test cuts the power. */
const parentOfTests = hasRoom(inMemory) ? inMemory : tmpdir();
const prefix = 'doorstep-data-';

/** @param isOnDisk For benchmarks. */
export function createDataFolder({ isOnDisk = false } = {}): { path: string; remove: () => void } {
  const parent = isOnDisk ? tmpdir() : parentOfTests;
  const path = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Removes the data folders of test runs that were killed. */
export function removeForgottenDataFolders(): void {
  for (const folder of forgottenFolders(parentOfTests, prefix)) rmSync(folder, { recursive: true, force: true });
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= minFreeBytes;
}
