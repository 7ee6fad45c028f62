/** What has arrays from a pool. */
interface ArrayOwner {
  /** Its arrays; it cannot be used any more. */
  releaseArrays(): Uint32Array[];
}

/** Arrays that wait to be used again, in 32-bit words: 2 MB. */
const maxSpareWords = 500_000;

/**
 * The arrays of forgotten sets, to be used again. Left to the garbage collector they would pile up outside of its heap:
 * it looks at them no sooner than there are 64 MB.
 */
export class ArrayPool {
  readonly #spare = new Map<number, Uint32Array[]>();
  #spareWords = 0;
  /** Forgotten sets that the search of now may still be looking at. */
  #deferred: ArrayOwner[] = [];

  /** An array of at least so many words, holding anything. */
  acquire(words: number): Uint32Array {
    const size = roomFor(words);
    const array = this.#spare.get(size)?.pop();
    if (array === undefined) return new Uint32Array(size);
    this.#spareWords -= size;
    return array;
  }

  /** An array that came from here and that nobody looks at any more. */
  release(array: Uint32Array): void {
    if (array.length === 0 || this.#spareWords + array.length > maxSpareWords) return;
    this.#spareWords += array.length;
    const others = this.#spare.get(array.length);
    if (others === undefined) this.#spare.set(array.length, [array]);
    else others.push(array);
  }

  /** A set that is not remembered any more: its arrays come back at `releaseDeferred`. */
  deferRelease(set: ArrayOwner): void {
    this.#deferred.push(set);
  }

  /** To be called when no search is going on: sets that were retired give their arrays back and cannot be used any more. */
  releaseDeferred(): void {
    if (this.#deferred.length === 0) return;
    for (const set of this.#deferred) for (const array of set.releaseArrays()) this.release(array);
    this.#deferred = [];
  }
}

const minRoom = 16;

/** A size of array that is used for so many words; there are four between a power of two and the next. */
function roomFor(words: number): number {
  if (words <= minRoom) return minRoom;
  const step = 2 ** (29 - Math.clz32(words - 1));
  return Math.ceil(words / step) * step;
}
