import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Copies a stream to a file, for random access or repeated reads. @returns the file's path. */
export async function spoolBytes(bytes: AsyncIterable<Buffer>, folder: string): Promise<string> {
  const path = join(folder, `input-${randomUUID()}`);
  await pipeline(bytes, createWriteStream(path));
  return path;
}
