const chunkBits = 16;
const chunkLength = 1 << chunkBits;

/** A growing list of unsigned 32-bit integers in chunks, so that growing copies nothing and wastes little. */
export class NumberColumn {
  length = 0;
  readonly #chunks: Uint32Array[] = [];

  push(value: number): void {
    const at = this.length & (chunkLength - 1);
    if (at === 0) this.#chunks.push(new Uint32Array(chunkLength));
    const chunk = this.#chunks[this.length >>> chunkBits];
    if (chunk !== undefined) chunk[at] = value;
    this.length++;
  }

  at(index: number): number {
    return this.#chunks[index >>> chunkBits]?.[index & (chunkLength - 1)] ?? 0;
  }

  set(index: number, value: number): void {
    const chunk = this.#chunks[index >>> chunkBits];
    if (chunk !== undefined) chunk[index & (chunkLength - 1)] = value;
  }

  toArray(): Uint32Array<ArrayBuffer> {
    const all = new Uint32Array(this.length);
    for (const [number, chunk] of this.#chunks.entries()) {
      const from = number * chunkLength;
      all.set(chunk.subarray(0, Math.min(chunkLength, this.length - from)), from);
    }
    return all;
  }
}
