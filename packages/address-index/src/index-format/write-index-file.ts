// Writes an index file under a temporary name. `finish` completes it; the caller renames it into place.
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
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

const alignBytes = 8;

export class IndexFileWriter {
  coldLength = 0;
  readonly #file: number;
  readonly #block = new Uint8Array(blockBytes);
  #blockLength = 0;
  readonly #blockChecksums: number[] = [];
  #open = true;

  constructor(path: string) {
    this.#file = openSync(path, 'wx');
    writeAll(this.#file, new Uint8Array(headerBytes), 0);
  }

  appendCold(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      const piece = bytes.subarray(at, at + blockBytes - this.#blockLength);
      this.#block.set(piece, this.#blockLength);
      this.#blockLength += piece.length;
      at += piece.length;
      if (this.#blockLength === blockBytes) this.#flushBlock();
    }
    this.coldLength += bytes.length;
  }

  /** Adds the block checksums and closes. @returns the file's size in bytes. */
  finish(
    sections: Omit<Sections, 'blockChecksums'>,
    contents: Pick<TableOfContents, 'info' | 'build' | 'countries' | 'placeKinds' | 'multipleUnitKinds'>,
  ): number {
    this.#flushBlock();
    const all: Sections = { ...sections, blockChecksums: Uint32Array.from(this.#blockChecksums) };
    const hotOffset = align(headerBytes + this.coldLength);
    const places: TableOfContents['sections'] = [];
    let checksum = 0;
    let at = hotOffset;
    for (const name of Object.keys(sectionKinds) as SectionName[]) {
      const array = all[name];
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      const padding = new Uint8Array(align(bytes.length) - bytes.length);
      writeAll(this.#file, bytes, at);
      writeAll(this.#file, padding, at + bytes.length);
      checksum = checksumOf(padding, checksumOf(bytes, checksum));
      places.push({ name, offset: at - hotOffset, length: array.length });
      at += bytes.length + padding.length;
    }
    const table: TableOfContents = {
      ...contents,
      cold: { offset: headerBytes, length: this.coldLength },
      hot: { offset: hotOffset, length: at - hotOffset, checksum },
      sections: places,
    };
    const bytes = Buffer.from(JSON.stringify(table), 'utf8');
    writeAll(this.#file, bytes, at);
    writeAll(this.#file, header(at, bytes), 0);
    fsyncSync(this.#file);
    this.close();
    return at + bytes.length;
  }

  /** Idempotent. Before `finish` it leaves an unusable file. */
  close(): void {
    if (this.#open) closeSync(this.#file);
    this.#open = false;
  }

  #flushBlock(): void {
    if (this.#blockLength === 0) return;
    const block = this.#block.subarray(0, this.#blockLength);
    writeAll(this.#file, block, headerBytes + this.#blockChecksums.length * blockBytes);
    this.#blockChecksums.push(crc32(block));
    this.#blockLength = 0;
  }
}

function header(tableOffset: number, table: Buffer): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  magic.copy(bytes);
  bytes.writeUInt32LE(formatVersion, 16);
  bytes.writeUInt32LE(table.length, 20);
  bytes.writeDoubleLE(tableOffset, 24);
  bytes.writeUInt32LE(crc32(table), 32);
  return bytes;
}

function align(length: number): number {
  return Math.ceil(length / alignBytes) * alignBytes;
}

/** A single write is limited to less than 2 GiB. */
const maxCallBytes = 1024 ** 3;

function checksumOf(bytes: Uint8Array, before: number): number {
  let checksum = before;
  for (let at = 0; at < bytes.length; at += maxCallBytes) {
    checksum = crc32(bytes.subarray(at, at + maxCallBytes), checksum);
  }
  return checksum;
}

function writeAll(file: number, bytes: Uint8Array, position: number): void {
  for (let at = 0; at < bytes.length;) {
    at += writeSync(file, bytes, at, Math.min(maxCallBytes, bytes.length - at), position + at);
  }
}
