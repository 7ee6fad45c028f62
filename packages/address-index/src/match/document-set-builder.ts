import { type DocumentBits, DocumentSet, noWord } from './document-set.ts';
import type { SetRoom } from './set-room.ts';

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
  take(): DocumentSet {
    return DocumentSet.of(this.takeBits(null));
  }

  /** @param room  where the arrays come from; null for new ones. */
  takeBits(room: SetRoom | null): DocumentBits {
    const bits = this.#toBits((words) => room?.take(words) ?? new Uint32Array(words));
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

  #toBits(take: (words: number) => Uint32Array): DocumentBits {
    const count = this.#count;
    const all = this.#bits;
    this.#count = 0;
    if (count * sparseBelow > this.#end) {
      const bits = take(this.#end);
      bits.set(all.subarray(0, this.#end));
      bits.fill(0, this.#end);
      all.fill(0, 0, this.#end);
      return { wordCount: count, kept: null, bits };
    }
    const kept = take(count);
    kept.set(this.#filled.subarray(0, count));
    kept.fill(noWord, count);
    kept.sort(); // `noWord` is the greatest
    const bits = take(count);
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
