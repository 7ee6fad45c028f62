import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error.ts';
import type { DataFile } from './list-data-files.ts';
import { type FileKind, fileKind, headBytes, readHead } from './file-kind.ts';
import { limitUnpacking } from './limit-unpacking.ts';

export interface OpenedFile {
  kind: FileKind;
  head: Buffer;
  bytes: AsyncGenerator<Buffer>;
  wasPacked: boolean;
}

/** @throws ImportError, also while `bytes` is read; `signal.reason` when aborted. */
export async function openDataFile(
  file: DataFile,
  onBytes: (bytesRead: number) => void,
  signal: AbortSignal | undefined,
): Promise<OpenedFile> {
  const explained = explainErrors(file.name, signal);
  let packedBytes = 0;
  const count = (bytesRead: number): void => {
    packedBytes = bytesRead;
    onBytes(bytesRead);
  };
  const raw = await explained.call(() => readHead(counted(file.open(), count, signal), 4));
  if (fileKind(raw.head).kind !== 'gzip') {
    const { head, bytes } = await explained.call(() => readHead(raw.bytes, headBytes));
    return { kind: fileKind(head), head, bytes: explained.each(bytes), wasPacked: false };
  }
  const { head, bytes } = await explained.call(() =>
    readHead(
      limitUnpacking(gunzip(raw.bytes), () => packedBytes, file.name),
      headBytes,
    ),
  );
  const kind = fileKind(head);
  if (kind.kind === 'gzip' || kind.kind === 'zip') {
    await bytes.return(undefined);
    throw new ImportError(
      'file_unreadable',
      file.name,
      `there is a ${kind.kind} file inside the gzip: unpack it first`,
    );
  }
  return { kind, head, bytes: explained.each(bytes), wasPacked: true };
}

async function* counted(
  bytes: AsyncIterable<Buffer>,
  onBytes: (bytesRead: number) => void,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  let bytesRead = 0;
  for await (const piece of bytes) {
    signal?.throwIfAborted();
    bytesRead += piece.length;
    onBytes(bytesRead);
    yield piece;
  }
}

async function* gunzip(bytes: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const packed = Readable.from(bytes);
  const unpacked = createGunzip({ chunkSize: 256 * 1024 });
  packed.once('error', (error) => unpacked.destroy(error));
  packed.pipe(unpacked);
  try {
    yield* unpacked as AsyncIterable<Buffer>;
  } finally {
    unpacked.destroy();
    packed.destroy();
  }
}

function explainErrors(
  name: string,
  signal: AbortSignal | undefined,
): {
  call: <T>(work: () => Promise<T>) => Promise<T>;
  each: (bytes: AsyncGenerator<Buffer>) => AsyncGenerator<Buffer>;
} {
  const explain = (error: unknown): unknown => {
    if (error instanceof ImportError || signal?.aborted === true) return error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_BUF_ERROR') {
      return new ImportError(
        'file_truncated',
        name,
        'the gzip file ends in the middle: it was not copied whole',
        error,
      );
    }
    return new ImportError('file_unreadable', name, error instanceof Error ? error.message : String(error), error);
  };
  return {
    call: async (work) => {
      try {
        return await work();
      } catch (error) {
        throw explain(error);
      }
    },
    async *each(bytes) {
      try {
        yield* bytes;
      } catch (error) {
        throw explain(error);
      }
    },
  };
}
