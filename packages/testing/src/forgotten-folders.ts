import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders PREFIX-PID-… of processes that were killed before they could remove them. */
export function forgottenFolders(parent: string, prefix: string): string[] {
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length).split('-')[0])))
    .map((name) => join(parent, name));
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
