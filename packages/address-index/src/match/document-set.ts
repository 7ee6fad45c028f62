/** 32-bit words in a chunk: 2,048 documents. */
const chunkBits = 6;
const chunkWords = 1 << chunkBits;
const inChunk = chunkWords - 1;

/**
 * A set of document numbers as bits, in chunks that are there only where documents are: most words of a data set are in
 * few streets. Documents are numbered best first, so walking the set goes from the best down.
 */
export class DocumentSet {
  /** For each chunk its place in the data, plus one; 0 for a chunk without documents. */
  readonly #slots: Uint16Array;
  #data = new Uint32Array(4 * chunkWords);
  #chunks = 0;
  /** Words that were empty and are not any more, in the order they were filled; null once there are many. */
  #touched: number[] | null = [];
  #filled: Uint32Array | null = null;
  readonly #words: number;

  constructor(documentCount: number) {
    this.#words = (documentCount + 31) >>> 5;
    this.#slots = new Uint16Array((this.#words >>> chunkBits) + 1);
  }

  add(document: number): void {
    const at = document >>> 5;
    const place = this.#place(at);
    const before = this.#data[place] ?? 0;
    if (before === 0) this.#touch(at);
    this.#data[place] = before | (1 << (document & 31));
  }

  /** Adds `from` up to but not including `to`. */
  addRange(from: number, to: number): void {
    let document = from;
    while (document < to) {
      if ((document & 31) === 0 && to - document >= 32) {
        const at = document >>> 5;
        const place = this.#place(at);
        if (this.#data[place] === 0) this.#touch(at);
        this.#data[place] = 0xffff_ffff;
        document += 32;
      } else this.add(document++);
    }
  }

  has(document: number): boolean {
    return (this.word(document >>> 5) & (1 << (document & 31))) !== 0;
  }

  isEmpty(): boolean {
    return this.#chunks === 0;
  }

  /** The bits of documents `at * 32` up to `at * 32 + 31`. */
  word(at: number): number {
    const slot = this.#slots[at >>> chunkBits] ?? 0;
    return slot === 0 ? 0 : (this.#data[((slot - 1) << chunkBits) | (at & inChunk)] ?? 0);
  }

  /** Which words hold a document, ascending: only these need a look. */
  get filled(): Uint32Array {
    this.#filled ??= this.#touched === null ? this.#lookForFilled() : Uint32Array.from(this.#touched).sort();
    return this.#filled;
  }

  #place(at: number): number {
    const chunk = at >>> chunkBits;
    let slot = this.#slots[chunk] ?? 0;
    if (slot === 0) {
      slot = ++this.#chunks;
      this.#slots[chunk] = slot;
      if (slot << chunkBits > this.#data.length) {
        const wider = new Uint32Array(Math.min(this.#data.length * 2, this.#slots.length << chunkBits));
        wider.set(this.#data);
        this.#data = wider;
      }
    }
    return ((slot - 1) << chunkBits) | (at & inChunk);
  }

  #touch(at: number): void {
    this.#filled = null;
    this.#touched?.push(at);
    // Sorting more than that costs more than looking at every word.
    if (this.#touched !== null && this.#touched.length * 16 > this.#words) this.#touched = null;
  }

  #lookForFilled(): Uint32Array {
    const filled = new Uint32Array(this.#chunks << chunkBits);
    let count = 0;
    for (let at = 0; at < this.#words; at++) {
      if (this.#slots[at >>> chunkBits] === 0) at |= inChunk;
      else if (this.word(at) !== 0) filled[count++] = at;
    }
    return filled.subarray(0, count);
  }
}
