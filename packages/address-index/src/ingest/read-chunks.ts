// A file or a stream as pieces of text, unpacked if its first bytes say gzip.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from './import-error.ts';

/** A path, or bytes from elsewhere (standard input). */
export type ImportSource = string | Readable;

/**
 * The text in pieces, UTF-8; wrong bytes become U+FFFD.
 * @param onBytes  called with the bytes read from the source so far, packed ones as they are.
 * @throws ImportError `file_truncated` when a gzip ends early, `file_unreadable` for any other trouble.
 */
export async function* readChunks(
  source: ImportSource,
  onBytes: (bytesRead: number) => void,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const name = sourceName(source);
  const raw = typeof source === 'string' ? createReadStream(source, { highWaterMark: 256 * 1024 }) : source;
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const bytes of unpack(raw, onBytes)) {
      signal?.throwIfAborted();
      yield decoder.decode(bytes, { stream: true });
    }
    const last = decoder.decode();
    if (last !== '') yield last;
  } catch (error) {
    if (error instanceof ImportError || signal?.aborted === true) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_BUF_ERROR') {
      throw new ImportError('file_truncated', name, 'the gzip file ends in the middle: it was not copied whole', error);
    }
    const detail = error instanceof Error ? error.message : String(error);
    throw new ImportError('file_unreadable', name, detail, error);
  } finally {
    raw.destroy();
  }
}

/** How a source is called in messages. */
export function sourceName(source: ImportSource): string {
  return typeof source === 'string' ? source : '-';
}

async function* unpack(raw: Readable, onBytes: (bytesRead: number) => void): AsyncGenerator<Buffer> {
  let bytesRead = 0;
  const counted = async function* (first: Buffer[], rest: AsyncIterator<Buffer | string>): AsyncGenerator<Buffer> {
    yield* first;
    for (let step = await rest.next(); step.done !== true; step = await rest.next()) {
      const piece = toBuffer(step.value);
      bytesRead += piece.length;
      onBytes(bytesRead);
      yield piece;
    }
  };
  const pieces: AsyncIterator<Buffer | string> = raw.iterator();
  const head: Buffer[] = [];
  let headBytes = 0;
  while (headBytes < 2) {
    const step = await pieces.next();
    if (step.done === true) break;
    const piece = toBuffer(step.value);
    headBytes += piece.length;
    head.push(piece);
  }
  bytesRead = headBytes;
  const start = Buffer.concat(head);
  const all = counted([start], pieces);
  if (start[0] !== 0x1f || start[1] !== 0x8b) {
    yield* all;
    return;
  }
  const packed = Readable.from(all);
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  packed.once('error', (error) => gunzip.destroy(error));
  packed.pipe(gunzip);
  for await (const bytes of gunzip) yield toBuffer(bytes as Buffer);
}

function toBuffer(piece: Buffer | string): Buffer {
  return Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
}
