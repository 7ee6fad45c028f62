/** A set of document numbers as bits. Documents are numbered best first, so walking the set goes from the best down. */
export class DocumentSet {
  readonly bits: Uint32Array;
  /** Words that were empty and are not any more, in the order they were filled; null once there are many. */
  #touched: number[] | null = [];
  #filled: Uint32Array | null = null;

  constructor(documentCount: number) {
    this.bits = new Uint32Array((documentCount + 31) >>> 5);
  }

  add(document: number): void {
    const at = document >>> 5;
    const before = this.bits[at] ?? 0;
    if (before === 0) this.#touch(at);
    this.bits[at] = before | (1 << (document & 31));
  }

  /** Adds `from` up to but not including `to`. */
  addRange(from: number, to: number): void {
    let document = from;
    while (document < to) {
      if ((document & 31) === 0 && to - document >= 32) {
        const at = document >>> 5;
        if (this.bits[at] === 0) this.#touch(at);
        this.bits[at] = 0xffff_ffff;
        document += 32;
      } else this.add(document++);
    }
  }

  has(document: number): boolean {
    return ((this.bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
  }

  isEmpty(): boolean {
    return this.filled.length === 0;
  }

  /** Which of the 32-bit words hold a document, ascending: most sets are sparse, and only these need a look. */
  get filled(): Uint32Array {
    this.#filled ??= this.#touched === null ? filledWords(this.bits) : Uint32Array.from(this.#touched).sort();
    return this.#filled;
  }

  #touch(at: number): void {
    this.#filled = null;
    this.#touched?.push(at);
    // Sorting more than that costs more than looking at every word.
    if (this.#touched !== null && this.#touched.length * 16 > this.bits.length) this.#touched = null;
  }
}

function filledWords(bits: Uint32Array): Uint32Array {
  const filled = new Uint32Array(bits.length);
  let count = 0;
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) filled[count++] = at;
  return filled.subarray(0, count);
}
