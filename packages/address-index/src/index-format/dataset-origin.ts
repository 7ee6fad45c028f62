// Where a data set was pulled from, kept beside it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileEnding } from './file-layout.ts';

/** Beside `NAME.addresses`. */
function originPath(indexPath: string): string {
  return `${indexPath.slice(0, -fileEnding.length)}.origin`;
}

export function writeOrigin(indexPath: string, url: string): void {
  writeFileSync(originPath(indexPath), `${url}\n`, { mode: 0o600 }); // the address may hold a key
}

/** Null for a data set that was imported here. */
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
