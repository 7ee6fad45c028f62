/** Unsigned numbers are LEB128 varints, signed ones zigzag-encoded. */
export class ByteWriter {
  bytes = new Uint8Array(256);
  length = 0;

  reserve(extra: number): void {
    if (this.length + extra <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + extra));
    grown.set(this.bytes.subarray(0, this.length));
    this.bytes = grown;
  }

  unsigned(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest > 127) {
      this.bytes[this.length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  signed(value: number): void {
    this.unsigned(value < 0 ? -value * 2 - 1 : value * 2);
  }

  text(value: string): void {
    this.reserve(value.length * 3 + 5);
    const start = this.length;
    for (let at = 0; at < value.length; at++) {
      const code = value.charCodeAt(at);
      if (code > 127 || value.length > 127) {
        this.length = start;
        this.encodedText(value);
        return;
      }
      this.bytes[start + 1 + at] = code;
    }
    this.bytes[start] = value.length;
    this.length = start + 1 + value.length;
  }

  append(part: Uint8Array): void {
    this.reserve(part.length);
    this.bytes.set(part, this.length);
    this.length += part.length;
  }

  /** A view, valid until the next write. */
  written(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  clear(): void {
    this.length = 0;
  }

  private encodedText(value: string): void {
    const encoded = Buffer.from(value, 'utf8');
    this.unsigned(encoded.length);
    this.append(encoded);
  }
}
