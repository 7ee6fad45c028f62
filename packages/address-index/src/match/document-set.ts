import { lowerBound } from '../index-format/lower-bound.ts';

/** Sorts after every word index. */
export const noWord = 0x7fff_ffff;

/** Documents as bits, 32 per word. The arrays may be longer than their content. */
export interface DocumentBits {
  /** Words with at least one document. */
  wordCount: number;
  /** Indexes of the stored words, ascending, then `noWord`; null when every word is stored. */
  kept: Uint32Array | null;
  /** The words; zeros after the last one when every word is stored. */
  bits: Uint32Array;
}

export interface SetStorage {
  pool: ArrayPool;
  /** Called when the set has taken more memory. */
  grown(): void;
}

export interface DocumentSource extends SetStorage {
  /** Words that a set of all documents would have. */
  words: number;
  /** Bytes of posting lists that computing the whole set reads. */
  size: number;
  /** The set's documents in the first `words` words. */
  upTo(words: number): DocumentBits;
  /**
   * Answers for one document from its stored names or addresses; null when they cannot tell. Absent when there is no such
   * shortcut.
   */
  has?(document: number): boolean | null;
  /** Cost of one call of `has`, in bytes of posting lists that could be read in the same time. */
  hasBytes?: number;
}

/** The best 16,384 documents are computed first. Searches beyond them usually skip through the rest in large steps. */
const bestWords = 512;
/** Up to this many bytes of posting lists, a set is computed in one go. */
const shortLists = 4096;

const nothing: DocumentBits = { wordCount: 0, kept: null, bits: new Uint32Array(0) };

/**
 * A set of document numbers, as a bitmap or, when few words of it are filled, as a sparse one. Documents are numbered best
 * first and walks mostly end early, so big sets are computed lazily from the best document on.
 */
export class DocumentSet {
  static readonly empty = new DocumentSet(nothing, null);

  #wordCount: number;
  #kept: Uint32Array | null;
  #bits: Uint32Array;
  /** Words from here on are not computed yet. */
  #end: number;
  #source: DocumentSource | null;
  readonly #isFromRoom: boolean;
  #isGone = false;
  /** Cost of the calls of `has` so far, in bytes. */
  #lookedBytes = 0;

  /** @param source  computes what `bits` lacks; null when `bits` is complete. */
  private constructor({ wordCount, kept, bits }: DocumentBits, source: DocumentSource | null) {
    this.#wordCount = wordCount;
    this.#kept = kept;
    this.#bits = bits;
    this.#end = source === null ? noWord : 0;
    this.#source = source;
    this.#isFromRoom = source !== null;
  }

  static of(bits: DocumentBits): DocumentSet {
    return new DocumentSet(bits, null);
  }

  /** A set that is computed only as far as it is read. */
  static growing(source: DocumentSource): DocumentSet {
    return new DocumentSet(nothing, source);
  }

  has(document: number): boolean {
    return this.wordWithin(document >>> 5, 1 << (document & 31)) !== 0;
  }

  isEmpty(): boolean {
    return this.nextWord(0) === noWord;
  }

  /** The bits of documents `at * 32` up to `at * 32 + 31`. */
  word(at: number): number {
    if (at >= this.#end) this.#growPast(at);
    const kept = this.#kept;
    if (kept === null) return this.#bits[at] ?? 0;
    const place = lowerBound(kept, at);
    return kept[place] === at ? (this.#bits[place] ?? 0) : 0;
  }

  /**
   * `word(at) & asked`. A rare street far down the order needs only a few documents of a big set: they are checked one
   * by one until that has cost as much as computing the set would.
   */
  wordWithin(at: number, asked: number): number {
    const source = this.#source;
    const { has, hasBytes = 0 } = source ?? {};
    if (source === null || has === undefined || this.#isGone || at < Math.max(this.#end, bestWords)) {
      return this.word(at) & asked;
    }
    let found = 0;
    for (let left = asked; left !== 0; left &= left - 1) {
      this.#lookedBytes += hasBytes;
      const lowest = left & -left;
      const isIn = this.#lookedBytes > source.size ? null : has(at * 32 + 31 - Math.clz32(lowest));
      if (isIn === null) return this.word(at) & asked;
      if (isIn) found |= lowest;
    }
    return found;
  }

  /** The first non-empty word from `from` on; `noWord` when there is none. */
  nextWord(from: number): number {
    for (;;) {
      const next = this.#nextKnownWord(from);
      if (next !== noWord || this.#end === noWord) return next;
      this.#growPast(this.#end);
    }
  }

  /** An estimate of the non-empty words. */
  get wordCount(): number {
    const source = this.#source;
    if (source === null) return this.#wordCount;
    if (this.#end === 0) this.#growPast(0);
    return this.#source === null ? this.#wordCount : Math.ceil((this.#wordCount * source.words) / this.#end);
  }

  get bytes(): number {
    return 300 + this.#bits.byteLength + (this.#kept?.byteLength ?? 0);
  }

  /**
   * Hands over the arrays that came from a pool. Reading the set afterwards throws, so it never shows another set's
   * documents.
   */
  releaseArrays(): Uint32Array[] {
    if (!this.#isFromRoom) return [];
    const arrays = this.#kept === null ? [this.#bits] : [this.#kept, this.#bits];
    this.#isGone = true;
    this.#kept = null;
    this.#bits = nothing.bits;
    this.#end = 0;
    return arrays;
  }

  #nextKnownWord(from: number): number {
    const kept = this.#kept;
    if (kept !== null) return kept[lowerBound(kept, from)] ?? noWord;
    const bits = this.#bits;
    for (let at = from; at < bits.length; at++) if (bits[at] !== 0) return at;
    return noWord;
  }

  #growPast(at: number): void {
    if (this.#isGone) throw new Error('a set of documents was used after its arrays had been given back');
    const source = this.#source;
    if (source === null) return;
    const isAll = at >= bestWords || source.words <= bestWords || source.size <= shortLists;
    const { wordCount, kept, bits } = source.upTo(isAll ? source.words : bestWords);
    source.pool.release(this.#bits);
    if (this.#kept !== null) source.pool.release(this.#kept);
    this.#wordCount = wordCount;
    this.#kept = kept;
    this.#bits = bits;
    this.#end = isAll ? noWord : bestWords;
    if (isAll) this.#source = null;
    source.grown();
  }
}

/** A set with more than one in this many words filled is stored as a full bitmap. */
const sparseBelow = 8;

/** Finished builders by size, cleared and ready for reuse. */
const spare = new Map<number, DocumentSetBuilder[]>();

/** Whether a posting list carries a mark per document, and which documents to add. */
export type Marks = 'none' | 'all' | 'only marked';

/** Collects documents in any order. Unusable after `build`. */
export class DocumentSetBuilder {
  readonly #bits: Uint32Array;
  /** Indexes of non-empty words in the order they were filled. */
  readonly #filled: Uint32Array;
  #count = 0;
  #end: number;

  private constructor(words: number) {
    this.#bits = new Uint32Array(words);
    this.#filled = new Uint32Array(words);
    this.#end = words;
  }

  /** @param end  documents in words from here on are ignored. */
  static forDocuments(documentCount: number, end = Infinity): DocumentSetBuilder {
    const words = wordsFor(documentCount);
    const builder = spare.get(words)?.pop() ?? new DocumentSetBuilder(words);
    builder.#end = Math.min(words, end);
    return builder;
  }

  add(document: number): void {
    const word = document >>> 5;
    if (word < this.#end) this.#addBits(word, 1 << (document & 31));
  }

  /**
   * Adds a posting list: differences between consecutive documents as varints of seven bits per byte. Lists with marks
   * hold twice the document number, plus one for a marked document.
   * @param from start of the list in `bytes`; `to` is exclusive.
   */
  addPostings(bytes: Uint8Array, { from, to }: { from: number; to: number }, marks: Marks = 'none'): void {
    const all = this.#bits;
    const filled = this.#filled;
    const end = this.#end;
    const markBits = marks === 'none' ? 0 : 1;
    const isOnlyMarked = marks === 'only marked';
    let count = this.#count;
    let value = 0;
    for (let at = from; at < to;) {
      let byte = bytes[at++] ?? 0;
      let difference = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0;
        difference |= (byte & 127) << shift;
      }
      value += difference;
      const document = value >>> markBits;
      const word = document >>> 5;
      if (word >= end) break;
      if (isOnlyMarked && (value & 1) === 0) continue;
      const before = all[word] ?? 0;
      if (before === 0) filled[count++] = word;
      all[word] = before | (1 << (document & 31));
    }
    this.#count = count;
  }

  /** @param to  exclusive. */
  addRange(from: number, to: number): void {
    const end = Math.min(to, this.#end * 32);
    let document = from;
    while (document < end) {
      if ((document & 31) === 0 && end - document >= 32) {
        this.#addBits(document >>> 5, -1);
        document += 32;
      } else this.add(document++);
    }
  }

  build(): DocumentSet {
    return DocumentSet.of(this.buildBits(null));
  }

  /** @param pool  null for new arrays. */
  buildBits(pool: ArrayPool | null): DocumentBits {
    const bits = this.#toBits((words) => pool?.acquire(words) ?? new Uint32Array(words));
    const others = spare.get(this.#bits.length);
    if (others === undefined) spare.set(this.#bits.length, [this]);
    else others.push(this);
    return bits;
  }

  #addBits(word: number, bits: number): void {
    const before = this.#bits[word] ?? 0;
    if (before === 0) this.#filled[this.#count++] = word;
    this.#bits[word] = before | bits;
  }

  #toBits(acquire: (words: number) => Uint32Array): DocumentBits {
    const count = this.#count;
    const all = this.#bits;
    this.#count = 0;
    if (count * sparseBelow > this.#end) {
      const bits = acquire(this.#end);
      bits.set(all.subarray(0, this.#end));
      bits.fill(0, this.#end);
      all.fill(0, 0, this.#end);
      return { wordCount: count, kept: null, bits };
    }
    const kept = acquire(count);
    kept.set(this.#filled.subarray(0, count));
    kept.fill(noWord, count);
    kept.sort(); // `noWord` sorts last
    const bits = acquire(count);
    for (let at = 0; at < count; at++) {
      const word = kept[at] ?? 0;
      bits[at] = all[word] ?? 0;
      all[word] = 0;
    }
    return { wordCount: count, kept, bits };
  }
}

export function wordsFor(documentCount: number): number {
  return (documentCount + 31) >>> 5;
}

interface ArrayOwner {
  /** Hands over its arrays; the object must not be used afterwards. */
  releaseArrays(): Uint32Array[];
}

/** 32-bit words kept for reuse: 2 MB. */
const maxSpareWords = 500_000;

/**
 * Reuses the arrays of evicted sets. Typed arrays live outside V8's heap, and the garbage collector ignores them until they
 * have piled up to 64 MB.
 */
export class ArrayPool {
  readonly #spare = new Map<number, Uint32Array[]>();
  #spareWords = 0;
  /** Evicted sets that the current search may still read. */
  #deferred: ArrayOwner[] = [];

  /** An array of at least `words` words with arbitrary content. */
  acquire(words: number): Uint32Array {
    const size = roomFor(words);
    const array = this.#spare.get(size)?.pop();
    if (array === undefined) return new Uint32Array(size);
    this.#spareWords -= size;
    return array;
  }

  /** Takes back an array that is no longer read. */
  release(array: Uint32Array): void {
    if (array.length === 0 || this.#spareWords + array.length > maxSpareWords) return;
    this.#spareWords += array.length;
    const others = this.#spare.get(array.length);
    if (others === undefined) this.#spare.set(array.length, [array]);
    else others.push(array);
  }

  /** Releases the arrays of an evicted set at the next `releaseDeferred`. */
  deferRelease(set: ArrayOwner): void {
    this.#deferred.push(set);
  }

  /** Call between searches: evicted sets lose their arrays and throw when used. */
  releaseDeferred(): void {
    if (this.#deferred.length === 0) return;
    for (const set of this.#deferred) for (const array of set.releaseArrays()) this.release(array);
    this.#deferred = [];
  }
}

const minRoom = 16;

/** Rounds up to one of four sizes between neighbouring powers of two, so that arrays can be reused. */
function roomFor(words: number): number {
  if (words <= minRoom) return minRoom;
  const step = 2 ** (29 - Math.clz32(words - 1));
  return Math.ceil(words / step) * step;
}
