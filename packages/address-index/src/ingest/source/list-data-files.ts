import {
  closeSync,
  createReadStream,
  createWriteStream,
  openSync,
  readSync,
  statSync,
  type Dirent,
  readdirSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { ImportError } from '../import-error.ts';
import { adviceOnDocument, adviceOnNames, fileKind, readHead } from './file-kind.ts';
import { listZip, readZipMember } from './zip-archive.ts';

export interface DataFileList {
  files: DataFile[];
  /** Members of folders and archives that are not data by name: read-me files, licences, pictures. */
  skipped: string[];
}

/** Applies to folders and archives; files named on the command line are read whatever their name. */
const dataEnding =
  /\.(?:csv|tsv|psv|txt|tab|json|geojson|geojsonl|geojsons|ndjson|jsonl|osm|xml|pbf|parquet|geoparquet)(?:\.gz)?$/i;
const archiveEnding = /\.zip$/i;
const notData = /^(?:read[-_ ]?me|licen[cs]e|copying|copyright|attribution|notice|metadata|changelog)\b/i;

export async function listDataFiles(sources: readonly ImportSource[], spoolFolder: string): Promise<DataFileList> {
  const list: DataFileList = { files: [], skipped: [] };
  for (const source of sources) {
    if (typeof source !== 'string') await addStream(list, { name: '-', stream: source }, spoolFolder);
    else if (isPipe(source)) await addStream(list, { name: source, stream: createReadStream(source) }, spoolFolder);
    else addPath(list, source);
  }
  return list;
}

function addPath(list: DataFileList, path: string): void {
  try {
    if (!statSync(path).isDirectory()) return addFile(list, path, path);
    const before = list.files.length;
    const { files, unread } = walkFolder(path);
    for (const file of files) {
      if (isData(file) || archiveEnding.test(file)) addFile(list, file, file);
      else list.skipped.push(file);
    }
    list.skipped.push(...unread);
    if (list.files.length === before) throw nothingToRead(path, list.skipped);
  } catch (error) {
    throw explainPath(error, path);
  }
}

function explainPath(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new ImportError('file_unreadable', path, 'there is no such file', error);
  if (code === 'ELOOP') return new ImportError('file_unreadable', path, 'it is a link that leads to itself', error);
  if (code === 'EACCES') return new ImportError('file_unreadable', path, 'this user may not read it', error);
  return error;
}

function addFile(list: DataFileList, path: string, name: string): void {
  if (fileKind(headOf(path)).kind === 'zip') return addArchive(list, path, name);
  list.files.push({
    name,
    path,
    bytes: statSync(path).size,
    isRepeatable: true,
    open: () => readFile(path),
  });
}

function addArchive(list: DataFileList, path: string, name: string): void {
  const members = listZip(path, name).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const names = members.map((member) => member.name);
  const advice = adviceOnDocument(names);
  if (advice !== null) throw new ImportError('format_unknown', name, advice);
  const readable = members.filter((member) => isData(member.name));
  // An archive with a single file is read whatever the file's name.
  const isAlone = readable.length === 0 && members.length === 1 && adviceOnNames(names) === null;
  const chosen = isAlone ? members : readable;
  for (const member of members) {
    const memberName = `${name}/${member.name.replaceAll(/\p{Cc}/gu, '')}`;
    if (!chosen.includes(member)) {
      list.skipped.push(memberName);
      continue;
    }
    list.files.push({
      name: memberName,
      path: null,
      bytes: member.bytes,
      isRepeatable: true,
      open: () => readZipMember(path, member, memberName),
    });
  }
  if (chosen.length === 0) throw nothingToRead(name, names);
}

async function addStream(
  list: DataFileList,
  { name, stream }: { name: string; stream: Readable },
  spoolFolder: string,
): Promise<void> {
  const { head, bytes } = await readHead(stream as AsyncIterable<Buffer | string>, 4);
  if (fileKind(head).kind === 'zip') return addArchive(list, await spoolBytes(bytes, spoolFolder), name);
  list.files.push({ name, path: null, bytes: null, isRepeatable: false, open: () => bytes });
}

async function* readFile(path: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 });
  try {
    yield* stream as AsyncIterable<Buffer>;
  } finally {
    stream.destroy();
  }
}

/** A named pipe, or a shell's `<(…)`, can only be read once. */
function isPipe(path: string): boolean {
  try {
    const found = statSync(path);
    return !found.isFile() && !found.isDirectory();
  } catch {
    return false; // reading the file reports the error
  }
}

function headOf(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(4);
    return head.subarray(0, readSync(file, head, 0, head.length, 0));
  } finally {
    closeSync(file);
  }
}

function isData(path: string): boolean {
  const isForeign = path.includes('__MACOSX/');
  return !isForeign && dataEnding.test(path) && !notData.test(basename(path));
}

function nothingToRead(name: string, found: readonly string[]): ImportError {
  const names = found.slice(0, 5).join(', ');
  const advice = adviceOnNames(found);
  const detail =
    found.length === 0
      ? 'there is no file in it'
      : `no file in it is one that can be read (${names})${advice === null ? '' : `; ${advice}`}`;
  return new ImportError('nothing_to_read', name, detail);
}

/** Copies a stream to a file, for random access or repeated reads. @returns the file's path. */
export async function spoolBytes(bytes: AsyncIterable<Buffer>, folder: string): Promise<string> {
  const path = join(folder, `input-${randomUUID()}`);
  await pipeline(bytes, createWriteStream(path));
  return path;
}

export type ImportSource = string | Readable;

export interface DataFile {
  /** The name in messages: `data.zip/us/ca/monterey.csv`; `-` for a stream. */
  name: string;
  path: string | null;
  bytes: number | null;
  isRepeatable: boolean;
  /** The bytes from the start. A member is extracted from its archive, but gzip is not unpacked. */
  open(): AsyncIterable<Buffer>;
}

/** Visits every folder once and skips dot files. @returns `unread`: dangling links, and links to visited folders. */
function walkFolder(path: string): { files: string[]; unread: string[] } {
  const files: string[] = [];
  const unread: string[] = [];
  const seen = new Set<string>();
  const enter = (folder: string): void => {
    const real = realpathSync(folder);
    if (seen.has(real)) {
      unread.push(folder);
      return;
    }
    seen.add(real);
    const links: Dirent[] = [];
    for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted(byName)) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isSymbolicLink()) links.push(entry);
      else if (entry.isDirectory()) enter(join(folder, entry.name));
      else if (entry.isFile()) files.push(join(folder, entry.name));
    }
    // Follow links last, so that files inside the folder keep their own paths.
    for (const { name } of links) follow(join(folder, name));
  };
  const follow = (link: string): void => {
    const target = targetOf(link);
    if (target === null) unread.push(link);
    else if (target.isDirectory()) enter(link);
    else if (target.isFile()) files.push(link);
  };
  enter(path);
  return { files: files.toSorted(), unread };
}

function byName(a: Dirent, b: Dirent): number {
  return a.name < b.name ? -1 : 1;
}

/** Null for a dangling or circular link. */
function targetOf(link: string): Stats | null {
  try {
    return statSync(link);
  } catch {
    return null;
  }
}
