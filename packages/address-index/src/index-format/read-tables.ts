import { closeSync, openSync, read, readSync } from 'node:fs';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import type { TableOfContents } from './file-layout.ts';
import { IndexFileError } from './index-file-error.ts';
import { readContents } from './read-contents.ts';

/** The hot part of an open file, for other threads that open the same file. */
export interface SharedTables {
  path: string;
  build: number;
  checksum: number;
  bytes: SharedArrayBuffer;
}

/** Reading and checksumming one chunk takes less than a millisecond; a single read is limited to 2 GiB. */
const pieceBytes = 1024 * 1024;

const readLater = promisify(read);

export function readTables(path: string, file: number, contents: TableOfContents): SharedTables {
  const reading = readPieces(path, contents);
  let step = reading.next(0);
  while (step.done !== true) step = reading.next(readSync(file, step.value.into, { position: step.value.position }));
  return step.value;
}

/** For a file that is not open yet. @throws IndexFileError */
export async function loadTables(path: string): Promise<SharedTables> {
  const file = openIndexFile(path);
  try {
    const reading = readPieces(path, readContents(path, file));
    let step = reading.next(0);
    while (step.done !== true) {
      const { into, position } = step.value;
      const { bytesRead } = await readLater(file, into, 0, into.length, position);
      step = reading.next(bytesRead);
    }
    return step.value;
  } finally {
    closeSync(file);
  }
}

export function openIndexFile(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw new IndexFileError('unreadable', path, `the file cannot be read (${codeOf(error)})`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Yields each chunk to fill, and expects the number of bytes read. */
function* readPieces(
  path: string,
  { build, hot }: TableOfContents,
): Generator<{ into: Uint8Array; position: number }, SharedTables, number> {
  const bytes = new SharedArrayBuffer(hot.length);
  let checksum = 0;
  for (let at = 0; at < hot.length;) {
    const into = new Uint8Array(bytes, at, Math.min(pieceBytes, hot.length - at));
    const count = yield { into, position: hot.offset + at };
    if (count === 0) throw new IndexFileError('damaged', path, 'the file has been cut off');
    checksum = crc32(into.subarray(0, count), checksum);
    at += count;
  }
  if (checksum !== hot.checksum) {
    throw new IndexFileError('damaged', path, 'the search tables do not match their checksum');
  }
  return { path, build, checksum, bytes };
}
