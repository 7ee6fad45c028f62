import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  /** Takes all the room there is left. */
  fill(): void;
  /** Gives back what filling took. */
  free(): void;
}

/**
 * Mounts a disk in memory over an empty folder; `unmount` ends it.
 * @throws Error when this user may not: it takes Linux, and root.
 */
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

/** Also while something still has a file open there; nothing happens when the folder is no mounted disk. */
export function unmount(folder: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  try {
    execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
  } catch {
    // a folder like any other
  }
}
