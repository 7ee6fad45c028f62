// The part of Protocol Buffers that OpenStreetMap's files use. https://protobuf.dev/programming-guides/encoding/

export class ProtoError extends Error {
  override name = 'ProtoError';
}

/** Iterates over the fields of a message: `while (reader.next()) switch (reader.field) …`. */
export class ProtoReader {
  readonly bytes: Uint8Array;
  at: number;
  readonly end: number;
  field = 0;
  wire = 0;

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  next(): boolean {
    if (this.at >= this.end) return false;
    const tag = this.varint();
    this.field = Math.floor(tag / 8);
    this.wire = tag % 8;
    return true;
  }

  varint(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      if (this.at >= this.end) throw new ProtoError('a number ends in the middle');
      const byte = this.bytes[this.at++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
      factor *= 128;
      if (factor > 2 ** 70) throw new ProtoError('a number is too long');
    }
  }

  /** For sint32 and sint64: 0, -1, 1, -2, … */
  zigzag(): number {
    const coded = this.varint();
    return coded % 2 === 1 ? -(coded + 1) / 2 : coded / 2;
  }

  /** For int64: negative numbers are two's complement in ten bytes. */
  int64(): number {
    const start = this.at;
    const value = this.varint();
    if (value < 2 ** 53) return value;
    this.at = start;
    let whole = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.bytes[this.at++] ?? 0;
      whole |= BigInt(byte & 127) << shift;
      if (byte < 128) return Number(BigInt.asIntN(64, whole));
    }
  }

  /** The field's value as a message, a packed list, or text: a view of the bytes. */
  inner(): ProtoReader {
    if (this.wire !== 2) throw new ProtoError(`field ${this.field} should have a length`);
    const length = this.varint();
    const start = this.at;
    if (start + length > this.end) throw new ProtoError(`field ${this.field} is longer than its message`);
    this.at = start + length;
    return new ProtoReader(this.bytes, start, start + length);
  }

  view(): Uint8Array {
    const inner = this.inner();
    return this.bytes.subarray(inner.at, inner.end);
  }

  text(): string {
    const { buffer, byteOffset, length } = this.view();
    return Buffer.from(buffer, byteOffset, length).toString('utf8');
  }

  skip(): void {
    if (this.wire === 0) this.varint();
    else if (this.wire === 2) this.inner();
    else if (this.wire === 1) this.at += 8;
    else if (this.wire === 5) this.at += 4;
    else throw new ProtoError(`field ${this.field} is of no known type`);
    if (this.at > this.end) throw new ProtoError(`field ${this.field} is longer than its message`);
  }
}
