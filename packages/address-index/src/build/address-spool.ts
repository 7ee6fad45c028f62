// Holds the rows of an import on disk, in parts by street, so that memory does not grow with the number of rows.
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ByteReader } from '../index-format/byte-reader.ts';
import { ByteWriter } from '../index-format/byte-writer.ts';
import type { StoredAddress } from '../index-format/stored-address.ts';

const parts = 64; // 5.6 M rows make parts of about 3 MB
const flushBytes = 128 * 1024;

/** An address and the number of its street. */
export interface SpooledAddress extends StoredAddress {
  street: number;
}

/** Write everything, then read part by part; every street lies in exactly one part, unless the caller says which. */
export class AddressSpool {
  readonly #parts: { path: string; file: number; buffer: ByteWriter; bytes: number }[] = [];

  readonly partCount = parts;

  /** @param name  tells two spools in one folder apart. */
  constructor(folder: string, name = 'part') {
    for (let number = 0; number < parts; number++) {
      const path = join(folder, `${name}-${number}`);
      this.#parts.push({ path, file: openSync(path, 'w+'), buffer: new ByteWriter(), bytes: 0 });
    }
  }

  /** @param groupedBy  rows of one number lie in one part. */
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

  /** The addresses of one part after the other, in no order. Nothing may be added afterwards. */
  *parts(): Generator<SpooledAddress[]> {
    for (const part of this.#parts) {
      this.#flush(part);
      const bytes = new Uint8Array(part.bytes);
      readSync(part.file, bytes, 0, bytes.length, 0);
      yield readAddresses(bytes);
    }
  }

  /** Deletes the parts. Safe to call twice. */
  remove(): void {
    for (const part of this.#parts.splice(0)) {
      closeSync(part.file);
      rmSync(part.path, { force: true });
    }
  }

  #flush(part: { file: number; buffer: ByteWriter; bytes: number }): void {
    const written = part.buffer.written();
    for (let at = 0; at < written.length;) at += writeSync(part.file, written, at);
    part.bytes += written.length;
    part.buffer.clear();
  }
}

function readAddresses(bytes: Uint8Array): SpooledAddress[] {
  const reader = new ByteReader(bytes);
  const addresses: SpooledAddress[] = [];
  while (reader.at < bytes.length) {
    addresses.push({
      street: reader.unsigned(),
      value: reader.unsigned(),
      tail: reader.text(),
      unit: reader.text(),
      buildingName: reader.text(),
      postcode: reader.unsigned() - 1,
      lat: reader.signed(),
      lon: reader.signed(),
      sourceId: reader.text(),
      unitCount: reader.unsigned(),
      placeKind: reader.unsigned(),
    });
  }
  return addresses;
}
