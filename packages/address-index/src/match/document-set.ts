import { lowerBound } from '../index-format/lower-bound.ts';
import type { ArrayPool } from './array-pool.ts';

/** Comes after every word of every set. */
export const noWord = 0x7fff_ffff;

/** Documents as bits, 32 to a word. The arrays may be longer than what they hold. */
export interface DocumentBits {
  /** How many words hold a document. */
  wordCount: number;
  /** Numbers of the words that are kept, ascending, then `noWord`; null when all are. */
  kept: Uint32Array | null;
  /** The words; zeros behind the last one when all are kept. */
  bits: Uint32Array;
}

/** What keeps a set. */
export interface SetStorage {
  /** Where the arrays come from. */
  pool: ArrayPool;
  /** Called when the set has taken more memory. */
  grown(): void;
}

/** Where the documents of a set come from that is not worked out to its end. */
export interface DocumentSource extends SetStorage {
  /** Words of a set of all documents. */
  words: number;
  /** How much there is to go through, in bytes. */
  size: number;
  /** The set's documents in the first `words` words. */
  upTo(words: number): DocumentBits;
  /**
   * Whether the set holds a document, from what is stored of the document; null where that does not say. Absent where there
   * is no such way.
   */
  has?(document: number): boolean | null;
  /** What a call of `has` takes, in bytes that could be gone through instead. */
  hasBytes?: number;
}

/** Words of the best part of a set, 16,384 documents. Who goes on from there mostly looks up documents all over the rest. */
const bestWords = 512;
/** Lists that are shorter together, in bytes, are not worth being gone through twice. */
const shortLists = 4096;

const nothing: DocumentBits = { wordCount: 0, kept: null, bits: new Uint32Array(0) };

/**
 * A set of document numbers as bits, 32 to a word: only the words that hold a document where those are few, as with most
 * words of a data set, else all of them. Documents are numbered best first, so walking the set goes from the best down,
 * and mostly ends soon: big sets are worked out from the best on, and no further than they are asked for.
 */
export class DocumentSet {
  static readonly empty = new DocumentSet(nothing, null);

  #wordCount: number;
  #kept: Uint32Array | null;
  #bits: Uint32Array;
  /** Words from here on are not worked out yet. */
  #end: number;
  #source: DocumentSource | null;
  /** Whether the arrays are from a pool. */
  readonly #isFromRoom: boolean;
  #isGone = false;
  /** Bytes that looking at single documents has cost so far. */
  #lookedBytes = 0;

  /** @param source  of what lies beyond `bits`; null when that is all. See `DocumentSetBuilder`. */
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

  /** Worked out from the best document on, as far as it is asked for. */
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
   * Of the bits of `word(at)` those that are asked for. A rare street far from the best documents needs only few of a big set:
   * they are looked at one by one, until the set would have cost no more.
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

  /** The first word from `from` on that holds a document; `noWord` when there is none. */
  nextWord(from: number): number {
    for (;;) {
      const next = this.#nextKnownWord(from);
      if (next !== noWord || this.#end === noWord) return next;
      this.#growPast(this.#end);
    }
  }

  /** About how many words hold a document. */
  get wordCount(): number {
    const source = this.#source;
    if (source === null) return this.#wordCount;
    if (this.#end === 0) this.#growPast(0);
    return this.#source === null ? this.#wordCount : Math.ceil((this.#wordCount * source.words) / this.#end);
  }

  /** Memory that it takes, in bytes. */
  get bytes(): number {
    return 300 + this.#bits.byteLength + (this.#kept?.byteLength ?? 0);
  }

  /** Its arrays, if they came from a pool. It must not be used any more: it would throw, and never give another set's documents. */
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

/** Of a set with more of its words filled than one in so many, all words are kept. */
const sparseBelow = 8;

/** Builders that gave their set away, by the number of words: their room is taken once, and is empty between two uses. */
const spare = new Map<number, DocumentSetBuilder[]>();

/** Whether a list has marks, and which of its documents are wanted. */
export type Marks = 'none' | 'all' | 'only marked';

/** Collects documents in any order. */
export class DocumentSetBuilder {
  readonly #bits: Uint32Array;
  /** Words that hold a document, in the order they were filled. */
  readonly #filled: Uint32Array;
  #count = 0;
  /** Words of this use: documents beyond them are left out. */
  #end: number;

  private constructor(words: number) {
    this.#bits = new Uint32Array(words);
    this.#filled = new Uint32Array(words);
    this.#end = words;
  }

  /**
   * An empty one, for documents below `documentCount`.
   * @param end  documents in words from here on are left out.
   */
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
   * Adds what a posting list says: differences from one document to the next, seven bits a byte.
   * @param from  where the list begins in `bytes`; it goes up to but not including `to`.
   * @param marks  of a list of documents times two, where one more marks a document: whether only the marked are added.
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

  /** Adds `from` up to but not including `to`. */
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

  /** The documents so far. The builder is not to be used any more. */
  build(): DocumentSet {
    return DocumentSet.of(this.buildBits(null));
  }

  /** @param room  where the arrays come from; null for new ones. */
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
    kept.sort(); // `noWord` is the greatest
    const bits = acquire(count);
    for (let at = 0; at < count; at++) {
      const word = kept[at] ?? 0;
      bits[at] = all[word] ?? 0;
      all[word] = 0;
    }
    return { wordCount: count, kept, bits };
  }
}

/** Words of a set of that many documents. */
export function wordsFor(documentCount: number): number {
  return (documentCount + 31) >>> 5;
}
