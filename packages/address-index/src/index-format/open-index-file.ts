// The hot part is loaded into shared memory, the cold part is read in blocks on demand.
import { closeSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { blockBytes, sectionKinds, type SectionName, type Sections, type TableOfContents } from './file-layout.ts';
import { IndexFileError } from './index-file-error.ts';
import { readContents } from './read-contents.ts';
import { openIndexFile, readTables, type SharedTables } from './read-tables.ts';
import { RecentMap } from './recent-map.ts';

const cachedBlocks = 512;

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
      if (block.length === blockBytes) this.#spareBlocks.push(block); // the last block of a file may be shorter
    },
  );
  /** Buffers of evicted blocks, for reuse. A block is only read until the next one is loaded. */
  readonly #spareBlocks: Uint8Array[] = [];
  #cold = new Uint8Array(blockBytes);
  #open = true;

  /** @param known  tables from another thread. @throws IndexFileError, after closing the file. */
  constructor(path: string, known: readonly SharedTables[] = []) {
    this.path = path;
    this.#file = openIndexFile(path);
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

  /** Bytes of the cold part, valid until the next call. @throws IndexFileError when they are damaged. */
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

function viewSections(bytes: SharedArrayBuffer, contents: TableOfContents): Sections {
  const views: Partial<Record<SectionName, Uint8Array | Uint16Array | Uint32Array | Int32Array>> = {};
  for (const { name, offset, length } of contents.sections) {
    views[name] = view(sectionKinds[name], bytes, offset, length);
  }
  return views as Sections; // the checksum guarantees that every section of this version exists
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
