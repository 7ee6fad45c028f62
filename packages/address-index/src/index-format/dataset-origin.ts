// The URL that a data set was pulled from, stored next to it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileEnding } from './file-layout.ts';

function originPath(indexPath: string): string {
  return `${indexPath.slice(0, -fileEnding.length)}.origin`;
}

export function writeOrigin(indexPath: string, url: string): void {
  writeFileSync(originPath(indexPath), `${url}\n`, { mode: 0o600 }); // the URL may contain a key
}

/** Null for a data set imported on this machine. */
export function readOrigin(indexPath: string): string | null {
  try {
    return readFileSync(originPath(indexPath), 'utf8').trim();
  } catch {
    return null;
  }
}

export function removeOrigin(indexPath: string): void {
  rmSync(originPath(indexPath), { force: true });
}
