import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Writes a stream into a file of its own, for what must be read more than once or from its end. @returns its path. */
export async function spoolBytes(bytes: AsyncIterable<Buffer>, folder: string): Promise<string> {
  const path = join(folder, `input-${randomUUID()}`);
  await pipeline(bytes, createWriteStream(path));
  return path;
}
