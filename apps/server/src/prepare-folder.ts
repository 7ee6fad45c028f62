import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingError } from './setting-kinds.ts';

/** Creates the data folder and checks that it can be written. @throws SettingError */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new SettingError('DOORSTEP_DATA', folder, `a folder that this user can write to (${code})`);
  }
}

/** `recursive: true` loops forever where a file system reports that a folder cannot exist (ENOENT below /proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    // The folder holds personal data and the secret.
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
