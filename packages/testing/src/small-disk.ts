import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  fill(): void;
  free(): void;
}

/** Mounts a disk in memory over an empty folder. @throws Error when this user may not: it needs Linux and root. */
export function mountSmallDisk(folder: string, bytes: number): SmallDisk {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    const output = (error as { stderr?: Buffer }).stderr?.toString().trim() ?? String(error);
    throw new Error(`A full disk takes a small one, and to mount that takes Linux and root: ${output}`, {
      cause: error,
    });
  }
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      const block = Buffer.alloc(65_536);
      const file = openSync(ballast, 'a');
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast),
  };
}

/** Works with files still open there. Does nothing if the folder is not a mounted disk. */
export function unmount(folder: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  try {
    execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
  } catch {
    // an ordinary folder
  }
}
