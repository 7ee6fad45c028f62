// Reads what ByteWriter wrote. Reading past the end gives zeros and empty texts, never an exception.

/** A position in some bytes; `at` may be set freely. */
export class ByteReader {
  bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  unsigned(): number {
    let byte = this.bytes[this.at++] ?? 0;
    if (byte < 128) return byte;
    let value = byte & 127;
    let factor = 128;
    do {
      byte = this.bytes[this.at++] ?? 0;
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte > 127);
    return value;
  }

  signed(): number {
    const coded = this.unsigned();
    return coded % 2 === 1 ? -(coded + 1) / 2 : coded / 2;
  }

  text(): string {
    const length = this.unsigned();
    if (length === 0) return '';
    const text = Buffer.from(this.bytes.buffer, this.bytes.byteOffset + this.at, length).toString('utf8');
    this.at += length;
    return text;
  }
}
