// Reads the output of ByteWriter. Reading past the end returns zeros and empty texts, and does not throw.

/** A cursor over bytes; `at` may be set freely. */
export class ByteReader {
  bytes: Uint8Array;
  at: number;
  /** The same memory as a Buffer, which decodes slices without a view for each. */
  #texts: Buffer | null = null;

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

  /** Peeks at the first byte of the next text; if that text is empty, the byte after it. */
  firstOfText(): number {
    const from = this.at;
    this.unsigned();
    const first = this.bytes[this.at] ?? 0;
    this.at = from;
    return first;
  }

  skipText(): '' {
    const length = this.unsigned();
    this.at += length;
    return '';
  }

  text(): string {
    const length = this.unsigned();
    if (length === 0) return '';
    const { buffer, byteOffset, byteLength } = this.bytes;
    if (this.#texts?.buffer !== buffer || this.#texts.byteOffset !== byteOffset) {
      this.#texts = Buffer.from(buffer, byteOffset, byteLength);
    }
    const from = this.at;
    this.at += length;
    return this.#texts.toString('utf8', from, this.at);
  }
}
