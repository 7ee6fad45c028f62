/** A set of document numbers as bits. Documents are numbered best first, so walking the set goes from the best down. */
export class DocumentSet {
  readonly bits: Uint32Array;

  constructor(documentCount: number, bits?: Uint32Array) {
    this.bits = bits ?? new Uint32Array((documentCount + 31) >>> 5);
  }

  add(document: number): void {
    const at = document >>> 5;
    this.bits[at] = (this.bits[at] ?? 0) | (1 << (document & 31));
  }

  /** Adds `from` up to but not including `to`. */
  addRange(from: number, to: number): void {
    let document = from;
    while (document < to) {
      if ((document & 31) === 0 && to - document >= 32) {
        this.bits[document >>> 5] = 0xffff_ffff;
        document += 32;
      } else this.add(document++);
    }
  }

  has(document: number): boolean {
    return ((this.bits[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;
  }

  /** Keeps only what is in both; changes this set. */
  keep(other: DocumentSet): void {
    const { bits } = this;
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other.bits[at] ?? 0);
  }

  /** Adds what the other has; changes this set. */
  addAll(other: DocumentSet): void {
    const { bits } = this;
    for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other.bits[at] ?? 0);
  }

  copy(): DocumentSet {
    return new DocumentSet(0, this.bits.slice());
  }

  /** Members in ascending order, at most `limit`. */
  first(limit: number): number[] {
    const found: number[] = [];
    for (let at = 0; at < this.bits.length; at++) {
      let word = this.bits[at] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        found.push(at * 32 + 31 - Math.clz32(lowest));
        if (found.length === limit) return found;
        word ^= lowest;
      }
    }
    return found;
  }
}
