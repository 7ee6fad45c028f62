// Opens one index file: the hot part goes into memory as typed arrays, which several threads may read, the cold part is
// read in blocks when asked for.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import {
  blockBytes,
  formatVersion,
  headerBytes,
  magic,
  sectionKinds,
  type SectionName,
  type Sections,
  type TableOfContents,
} from './file-layout.ts';
import { IndexFileError } from './index-file-error.ts';
import { RecentMap } from './recent-map.ts';

/** Blocks of the cold part kept in memory by each open file: 4 MiB. */
const cachedBlocks = 512;

/** The hot part of an open file, for other threads that open the same file. */
export interface SharedTables {
  path: string;
  /** Of the file: another has another. */
  build: number;
  checksum: number;
  bytes: SharedArrayBuffer;
}

/** An open index file. */
export class IndexFile {
  readonly path: string;
  readonly contents: TableOfContents;
  readonly sections: Sections;
  readonly tables: SharedTables;
  readonly #file: number;
  readonly #blocks = new RecentMap<number, Uint8Array>(
    cachedBlocks,
    () => 1,
    (block) => {
      if (block.length === blockBytes) this.#spareBlocks.push(block); // the last one of a file may be shorter
    },
  );
  /** Of blocks that were forgotten, to be used again. A block is looked at only until the next one is read. */
  readonly #spareBlocks: Uint8Array[] = [];
  /** What was read last. */
  #cold = new Uint8Array(blockBytes);
  #open = true;

  /**
   * @param known  tables that another thread has read; those of another file are left aside.
   * @throws IndexFileError when the file is foreign, of another version, or damaged; the file is closed then.
   */
  constructor(path: string, known: readonly SharedTables[] = []) {
    this.path = path;
    this.#file = openSync(path, 'r');
    try {
      this.contents = readContents(path, this.#file);
      const { build, hot } = this.contents;
      this.tables =
        known.find((tables) => tables.path === path && tables.build === build && tables.checksum === hot.checksum) ??
        readTables(path, this.#file, this.contents);
      this.sections = viewSections(this.tables.bytes, this.contents);
    } catch (error) {
      closeSync(this.#file);
      throw error;
    }
  }

  /** Bytes of the cold part; they hold until the next call. @throws IndexFileError when they are damaged. */
  readCold(offset: number, length: number): Uint8Array {
    if (this.#cold.length < length) this.#cold = new Uint8Array(length * 2);
    const bytes = this.#cold.subarray(0, length);
    for (let at = 0; at < length;) {
      const position = offset + at;
      const block = this.#block(Math.floor(position / blockBytes));
      const from = position % blockBytes;
      const piece = block.subarray(from, Math.min(block.length, from + length - at));
      if (piece.length === 0) throw new IndexFileError('damaged', this.path, 'an address lies outside the file');
      bytes.set(piece, at);
      at += piece.length;
    }
    return bytes;
  }

  close(): void {
    if (this.#open) closeSync(this.#file);
    this.#open = false;
    this.#blocks.clear();
  }

  #block(number: number): Uint8Array {
    return this.#blocks.getOrMake(number, () => this.#readBlock(number));
  }

  #readBlock(number: number): Uint8Array {
    const { offset, length } = this.contents.cold;
    const room = this.#spareBlocks.pop() ?? new Uint8Array(blockBytes);
    const block = room.subarray(0, Math.max(0, Math.min(blockBytes, length - number * blockBytes)));
    const read = readSync(this.#file, block, 0, block.length, offset + number * blockBytes);
    if (read !== block.length || crc32(block) !== this.sections.blockChecksums[number]) {
      throw new IndexFileError('damaged', this.path, `block ${number} does not match its checksum`);
    }
    return block;
  }
}

function readContents(path: string, file: number): TableOfContents {
  const header = Buffer.alloc(headerBytes);
  const read = readSync(file, header, 0, headerBytes, 0);
  if (read < headerBytes || !header.subarray(0, magic.length).equals(magic)) {
    throw new IndexFileError('not_an_index', path, 'this is not an address index');
  }
  const version = header.readUInt32LE(16);
  if (version !== formatVersion) {
    throw new IndexFileError(
      'other_version',
      path,
      `format ${version}, but this program reads format ${formatVersion}: import the data again`,
    );
  }
  const length = header.readUInt32LE(20);
  const offset = header.readDoubleLE(24);
  if (!(offset >= headerBytes) || offset + length > fstatSync(file).size) {
    throw new IndexFileError('damaged', path, 'the file has been cut off');
  }
  const table = Buffer.alloc(length);
  readSync(file, table, 0, length, offset);
  if (crc32(table) !== header.readUInt32LE(32)) {
    throw new IndexFileError('damaged', path, 'the table of contents does not match its checksum');
  }
  return JSON.parse(table.toString('utf8')) as TableOfContents;
}

function readTables(path: string, file: number, contents: TableOfContents): SharedTables {
  const bytes = new SharedArrayBuffer(contents.hot.length);
  const hot = new Uint8Array(bytes);
  for (let at = 0; at < hot.length;) {
    const read = readSync(file, hot, at, hot.length - at, contents.hot.offset + at);
    if (read === 0) break;
    at += read;
  }
  if (crc32(hot) !== contents.hot.checksum) {
    throw new IndexFileError('damaged', path, 'the search tables do not match their checksum');
  }
  return { path, build: contents.build, checksum: contents.hot.checksum, bytes };
}

function viewSections(bytes: SharedArrayBuffer, contents: TableOfContents): Sections {
  const views: Partial<Record<SectionName, Uint8Array | Uint16Array | Uint32Array | Int32Array>> = {
    // Files of before these sections know of no such forms.
    formHashes: new Uint32Array(),
    formStarts: new Uint32Array(),
    formNotes: new Uint8Array(),
  };
  for (const { name, offset, length } of contents.sections) {
    views[name] = view(sectionKinds[name], bytes, offset, length);
  }
  return views as Sections; // the checksum vouches that every section of this version is there
}

function view(
  kind: 'u8' | 'u16' | 'u32' | 'i32',
  buffer: SharedArrayBuffer,
  offset: number,
  length: number,
): Uint8Array | Uint16Array | Uint32Array | Int32Array {
  switch (kind) {
    case 'u8':
      return new Uint8Array(buffer, offset, length);
    case 'u16':
      return new Uint16Array(buffer, offset, length);
    case 'u32':
      return new Uint32Array(buffer, offset, length);
    case 'i32':
      return new Int32Array(buffer, offset, length);
  }
}
