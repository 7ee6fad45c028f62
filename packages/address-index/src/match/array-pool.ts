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
