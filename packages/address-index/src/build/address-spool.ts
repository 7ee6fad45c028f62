// Spools the rows of an import to disk, partitioned by street, so that memory use does not grow with the row count.
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ByteReader } from '../index-format/byte-reader.ts';
import { ByteWriter } from '../index-format/byte-writer.ts';
import type { StoredAddress } from '../index-format/stored-address.ts';

/** With 160 million rows a partition has about 12 MB. */
const parts = 512;
/** Below 32 KiB, so that a buffer seldom grows beyond that: 16 MiB for all partitions. */
const flushBytes = 28 * 1024;

export interface SpooledAddress extends StoredAddress {
  street: number;
}

interface Part {
  buffer: ByteWriter;
  pieces: { at: number; length: number }[];
  bytes: number;
}

/**
 * Write everything, then read partition by partition. Each street is in exactly one partition unless `groupedBy`
 * differs.
 */
export class AddressSpool {
  readonly partCount = parts;
  readonly #path: string;
  readonly #file: number;
  readonly #parts: Part[] = [];
  #length = 0;
  #isOpen = true;

  /** @param name  distinguishes two spools in one folder. */
  constructor(folder: string, name = 'rows') {
    this.#path = join(folder, name);
    this.#file = openSync(this.#path, 'wx+');
    for (let number = 0; number < parts; number++) {
      this.#parts.push({ buffer: new ByteWriter(), pieces: [], bytes: 0 });
    }
  }

  add(street: number, address: StoredAddress, groupedBy = street): void {
    const part = this.#parts[groupedBy % parts];
    if (part === undefined) return;
    const { buffer } = part;
    buffer.unsigned(street);
    buffer.unsigned(address.value);
    buffer.text(address.tail);
    buffer.text(address.unit);
    buffer.text(address.buildingName);
    buffer.unsigned(address.postcode + 1);
    buffer.signed(address.lat);
    buffer.signed(address.lon);
    buffer.text(address.sourceId);
    buffer.unsigned(address.unitCount);
    buffer.unsigned(address.placeKind);
    if (buffer.length >= flushBytes) this.#flush(part);
  }

  /**
   * Each partition in turn, unsorted. A partition is invalid once the next one is read, and nothing can be added
   * afterwards.
   */
  *parts(): Generator<SpooledPart> {
    for (const part of this.#parts) this.#flush(part);
    const room = new Uint8Array(Math.max(...this.#parts.map(({ bytes }) => bytes)));
    for (const { pieces, bytes } of this.#parts) {
      let length = 0;
      for (const piece of pieces) {
        readWhole(this.#file, room.subarray(length, length + piece.length), piece.at);
        length += piece.length;
      }
      yield new SpooledPart(room.subarray(0, bytes));
    }
  }

  remove(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #flush(part: Part): void {
    const written = part.buffer.written();
    for (let at = 0; at < written.length;)
      at += writeSync(this.#file, written, at, written.length - at, this.#length + at);
    part.pieces.push({ at: this.#length, length: written.length });
    part.bytes += written.length;
    this.#length += written.length;
    part.buffer.clear();
  }
}

function readWhole(file: number, into: Uint8Array, position: number): void {
  for (let at = 0; at < into.length;) {
    const read = readSync(file, into, at, into.length - at, position + at);
    if (read === 0) throw new Error('a file of the import that is under way has been cut off');
    at += read;
  }
}

export class SpooledPart {
  readonly #reader: ByteReader;

  constructor(bytes: Uint8Array) {
    this.#reader = new ByteReader(bytes);
  }

  *[Symbol.iterator](): Generator<SpooledAddress> {
    for (let at = 0; at < this.#reader.bytes.length;) {
      const address = this.read(at, spooledAddress());
      at = this.#reader.at;
      yield address;
    }
  }

  /**
   * Reads every address into the same object and yields its offset for `read`. Where most objects of a class survive,
   * V8 pretenures new ones, so a million short-lived objects would pile up in old space.
   */
  *places(into: SpooledAddress): Generator<number> {
    for (let at = 0; at < this.#reader.bytes.length;) {
      this.read(at, into);
      const next = this.#reader.at;
      yield at;
      at = next;
    }
  }

  read(place: number, into: SpooledAddress): SpooledAddress {
    const reader = this.#reader;
    reader.at = place;
    into.street = reader.unsigned();
    into.value = reader.unsigned();
    into.tail = reader.text();
    into.unit = reader.text();
    into.buildingName = reader.text();
    into.postcode = reader.unsigned() - 1;
    into.lat = reader.signed();
    into.lon = reader.signed();
    into.sourceId = reader.text();
    into.unitCount = reader.unsigned();
    into.placeKind = reader.unsigned();
    return into;
  }
}

export function spooledAddress(): SpooledAddress {
  return {
    street: 0,
    value: 0,
    tail: '',
    unit: '',
    buildingName: '',
    postcode: -1,
    lat: 0,
    lon: 0,
    sourceId: '',
    unitCount: 0,
    placeKind: 0,
  };
}
