import { renameSync } from 'node:fs';

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
