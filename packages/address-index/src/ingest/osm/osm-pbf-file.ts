// OSM PBF: a series of length-prefixed blobs, usually compressed with zlib.
// Our own reader: see docs/decisions/0011-readers-of-open-address-data.md.
// Layout: https://wiki.openstreetmap.org/wiki/PBF_Format (fileformat.proto).
import { type FileHandle, open } from 'node:fs/promises';
import { inflateSync, zstdDecompressSync } from 'node:zlib';
import { ImportError } from '../import-error.ts';
import { holds, readOsmBlock } from './osm-block.ts';
import type { OsmFile, OsmVisitor } from './osm-file.ts';
import { ProtoError, ProtoReader } from './proto-reader.ts';

const maxHeaderBytes = 64 * 1024;
const maxBlobBytes = 32 * 1024 * 1024;

/** Required features that this reader supports; `HistoricalInformation` and others are refused. */
const understood = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const packings: Record<number, string> = { 4: 'LZMA', 5: 'bzip2', 6: 'LZ4' };

interface Blob {
  type: string;
  offset: number;
  length: number;
}

export class OsmPbfFile implements OsmFile {
  readonly #file: FileHandle;
  readonly #name: string;
  readonly #size: number;
  /** The kinds in each blob, by offset, once read: later scans skip blobs that they do not need. */
  readonly #kinds = new Map<number, number>();

  private constructor(file: FileHandle, name: string, size: number) {
    this.#file = file;
    this.#name = name;
    this.#size = size;
  }

  static async open(path: string, name: string): Promise<OsmPbfFile> {
    const file = await open(path, 'r');
    return new OsmPbfFile(file, name, (await file.stat()).size);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async scan(visitor: OsmVisitor, progress: (share: number) => void, signal: AbortSignal | undefined): Promise<void> {
    const wanted = kindsOf(visitor);
    let at = 0;
    while (at < this.#size) {
      signal?.throwIfAborted();
      const blob = await this.#blobAt(at);
      const known = this.#kinds.get(blob.offset);
      if (known === undefined || (known & wanted) !== 0) await this.#readBlob(blob, visitor);
      at = blob.offset + blob.length;
      progress(at / this.#size);
    }
  }

  async #readBlob(blob: Blob, visitor: OsmVisitor): Promise<void> {
    if (blob.type !== 'OSMData' && blob.type !== 'OSMHeader') {
      this.#kinds.set(blob.offset, 0); // the format requires readers to skip other types
      return;
    }
    const packed = await this.#read(blob.offset, blob.length);
    try {
      const bytes = this.#unpack(packed);
      if (blob.type === 'OSMHeader') this.#checkHeader(bytes);
      this.#kinds.set(blob.offset, blob.type === 'OSMHeader' ? 0 : readOsmBlock(bytes, visitor));
    } catch (error) {
      const isDamage = error instanceof ProtoError || (error instanceof Error && 'code' in error);
      throw isDamage ? this.#damaged(`the block at byte ${blob.offset}: ${error.message}`, error) : error;
    }
  }

  async #blobAt(at: number): Promise<Blob> {
    const length = (await this.#read(at, 4)).readUInt32BE(0);
    if (length > maxHeaderBytes) throw this.#damaged(`the block header at byte ${at} is too long`);
    const header = new ProtoReader(await this.#read(at + 4, length));
    const blob: Blob = { type: '', offset: at + 4 + length, length: -1 };
    try {
      while (header.next()) {
        if (header.field === 1) blob.type = header.text();
        else if (header.field === 3) blob.length = header.varint();
        else header.skip();
      }
    } catch (error) {
      throw this.#damaged(`the block header at byte ${at} cannot be read`, error);
    }
    if (blob.length < 0 || blob.length > maxBlobBytes)
      throw this.#damaged(`the block at byte ${at} has no valid length`);
    if (blob.offset + blob.length > this.#size) throw this.#truncated();
    return blob;
  }

  #unpack(packed: Buffer): Uint8Array {
    const limit = { maxOutputLength: maxBlobBytes };
    for (const blob = new ProtoReader(packed); blob.next();) {
      if (blob.field === 1) return blob.view();
      if (blob.field === 3) return inflateSync(blob.view(), limit);
      if (blob.field === 7) return zstdDecompressSync(blob.view(), limit);
      const packing = packings[blob.field];
      if (packing !== undefined) {
        throw new ImportError(
          'file_unreadable',
          this.#name,
          `its blocks are packed with ${packing}, which cannot be read; write it anew with zlib (osmium cat)`,
        );
      }
      blob.skip();
    }
    throw new ProtoError('it is empty');
  }

  #checkHeader(bytes: Uint8Array): void {
    for (const header = new ProtoReader(bytes); header.next();) {
      if (header.field !== 4) {
        header.skip();
        continue;
      }
      const feature = header.text();
      if (understood.has(feature)) continue;
      throw new ImportError(
        'file_unreadable',
        this.#name,
        `it requires the feature "${feature}", which cannot be read`,
      );
    }
  }

  async #read(offset: number, length: number): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(length);
    const { bytesRead } = await this.#file.read(bytes, 0, length, offset);
    if (bytesRead < length) throw this.#truncated();
    return bytes;
  }

  #truncated(): ImportError {
    return new ImportError('file_truncated', this.#name, 'the PBF file ends in the middle: it was not copied whole');
  }

  #damaged(detail: string, cause?: unknown): ImportError {
    return new ImportError('file_unreadable', this.#name, `the PBF file is damaged: ${detail}`, cause);
  }
}

function kindsOf(visitor: OsmVisitor): number {
  return (
    (visitor.point === undefined && visitor.addressedNode === undefined ? 0 : holds.nodes) |
    (visitor.way === undefined && visitor.addressedWay === undefined ? 0 : holds.ways) |
    (visitor.addressedRelation === undefined ? 0 : holds.relations)
  );
}
