// Pulls a finished data set from another machine, so that all machines have the same build and accept each other's ids.
import { closeSync, fsyncSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { explainWriteError, ImportError } from './ingest/import-error.ts';
import { readOrigin, removeImportReport, writeOrigin } from './index-format/provenance.ts';
import { blockBytes, fileEnding, headerBytes } from './index-format/file-layout.ts';
import { IndexFileError } from './index-format/index-file-error.ts';
import { datasetPath, listIndexFiles, openPartFolder, publishIndexFile } from './index-format/index-folder.ts';
import { IndexFile } from './index-format/open-index-file.ts';
import { parseContents, parseHeader } from './index-format/read-contents.ts';

export interface PullOptions {
  /** `http:` or `https:`, ending in `NAME.addresses`. */
  url: string;
  indexFolder: string;
  /** Replaces a data set of the same name, which is an error otherwise. */
  replace?: boolean;
  signal?: AbortSignal;
}

export interface PulledDataset {
  dataset: string;
  addresses: number;
  bytes: number;
}

/** An error changes nothing. @throws IndexFileError, ImportError `dataset_exists`, or an Error with the response. */
export async function pullDataset(options: PullOptions): Promise<PulledDataset> {
  const { url, indexFolder } = options;
  mkdirSync(indexFolder, { recursive: true });
  const partFolder = openPartFolder(indexFolder, 'pull');
  const part = join(partFolder.path, `pulled${fileEnding}`);
  try {
    const bytes = await download(part, options);
    const { info } = check(part, url);
    const path = datasetPath(indexFolder, info.dataset);
    if (path === null) throw new IndexFileError('damaged', url, 'its name is no name of a data set');
    const mayReplace = options.replace === true;
    const exists = (): ImportError =>
      new ImportError('dataset_exists', '', `there is already a data set "${info.dataset}"`);
    if (!mayReplace && statSync(path, { throwIfNoEntry: false }) !== undefined) throw exists();
    if (!publishIndexFile(part, path, mayReplace)) throw exists();
    removeImportReport(path);
    writeOrigin(path, url);
    return { dataset: info.dataset, addresses: info.addresses, bytes };
  } catch (error) {
    options.signal?.throwIfAborted();
    throw explainWriteError(error, indexFolder);
  } finally {
    partFolder.remove();
  }
}

/** The header declares the file's length: stops at excess bytes, or at a file that is not an index. */
async function download(part: string, { url, signal }: PullOptions): Promise<number> {
  const { body } = await ask(url, { signal });
  const file = openSync(part, 'wx', 0o600);
  try {
    let head = Buffer.alloc(0);
    let size = Infinity;
    let at = 0;
    for await (const piece of body ?? []) {
      if (size === Infinity) {
        head = Buffer.concat([head, piece]);
        if (head.length < headerBytes) continue;
        const { offset, length } = parseHeader(url, head.subarray(0, headerBytes));
        size = offset + length;
      }
      const bytes = at === 0 ? head : piece;
      if (at + bytes.length > size) throw new IndexFileError('damaged', url, 'it is longer than it says');
      for (let written = 0; written < bytes.length;) written += writeSync(file, bytes, written, bytes.length - written);
      at += bytes.length;
    }
    if (size === Infinity) throw new IndexFileError('not_an_index', url, 'this is not an address index');
    if (at < size) throw new IndexFileError('damaged', url, 'the file has been cut off');
    fsyncSync(file);
    return at;
  } finally {
    closeSync(file);
  }
}

function check(part: string, url: string): IndexFile['contents'] {
  try {
    const file = new IndexFile(part);
    try {
      const { length } = file.contents.cold;
      for (let at = 0; at < length; at += blockBytes) file.readCold(at, Math.min(blockBytes, length - at));
      return file.contents;
    } finally {
      file.close();
    }
  } catch (error) {
    throw error instanceof IndexFileError ? new IndexFileError(error.code, url, error.detail) : error;
  }
}

export interface OriginComparison {
  dataset: string;
  url: string;
  state: 'same' | 'other' | 'unknown';
  detail: string;
}

export async function compareWithOrigins(indexFolder: string, timeoutMs: number): Promise<OriginComparison[]> {
  const pulled = listIndexFiles(indexFolder).flatMap((path) => {
    const url = readOrigin(path);
    return url === null ? [] : [{ path, url }];
  });
  return Promise.all(
    pulled.map(async ({ path, url }): Promise<OriginComparison> => {
      const dataset = path.slice(indexFolder.length + 1, -fileEnding.length);
      try {
        const file = new IndexFile(path);
        const { build } = file.contents;
        file.close();
        const header = parseHeader(url, await askPart(url, { from: 0, length: headerBytes, timeoutMs }));
        if (header.length > maxContentsBytes) throw new IndexFileError('damaged', url, 'its contents are too long');
        const table = await askPart(url, { from: header.offset, length: header.length, timeoutMs });
        const theirs = parseContents(url, table, header);
        return { dataset, url, state: theirs.build === build ? 'same' : 'other', detail: theirs.info.importedAt };
      } catch (error) {
        return { dataset, url, state: 'unknown', detail: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

/** A table of contents takes about 10 KB. */
const maxContentsBytes = 4 * 1024 * 1024;

async function askPart(
  url: string,
  { from, length, timeoutMs }: { from: number; length: number; timeoutMs: number },
): Promise<Uint8Array> {
  const range = `bytes=${from}-${from + length - 1}`;
  const answer = await ask(url, { headers: { Range: range }, signal: AbortSignal.timeout(timeoutMs) });
  if (answer.status !== 206) {
    await answer.body?.cancel();
    throw new Error('the server does not serve parts of a file');
  }
  const parts: Uint8Array[] = [];
  let received = 0;
  for await (const part of answer.body ?? []) {
    parts.push(part);
    received += part.length;
    if (received > length) throw new Error('the server sends more than was asked for');
  }
  return Buffer.concat(parts);
}

async function ask(url: string, init: { headers?: Record<string, string>; signal?: AbortSignal | undefined }) {
  let answer: Response;
  try {
    answer = await fetch(url, { ...init, signal: init.signal ?? null });
  } catch (error) {
    init.signal?.throwIfAborted();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new Error(`${new URL(url).host} cannot be reached (${cause})`, { cause: error });
  }
  if (answer.ok) return answer;
  await answer.body?.cancel();
  throw new Error(`${new URL(url).host} answers ${answer.status}`);
}
