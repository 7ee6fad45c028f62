import { LRUCache } from 'lru-cache';

/** The values used last, up to a number of them or a sum of their sizes. */
export class RecentMap<K extends number | string, V> {
  readonly #cache: LRUCache<K, { value: V }>;

  /**
   * @param limit  of all sizes together; without `sizeOf`, of values. A value that is larger than that is not kept.
   * @param forgotten  called with each value that is dropped; it may still be in use.
   */
  constructor(limit: number, sizeOf: (value: V) => number = () => 1, forgotten: (value: V) => void = () => undefined) {
    this.#cache = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
      dispose: ({ value }) => forgotten(value),
      noDisposeOnSet: true, // `measureAgain` sets the same value, with another size
    });
  }

  getOrMake(key: K, make: () => V): V {
    const known = this.#cache.get(key);
    if (known !== undefined) return known.value;
    const value = make();
    this.#cache.set(key, { value });
    return value;
  }

  /** To be called when the size of a value has changed. */
  measureAgain(key: K): void {
    const known = this.#cache.peek(key);
    if (known !== undefined) this.#cache.set(key, { ...known }); // otherwise it was dropped while in use
  }

  clear(): void {
    this.#cache.clear();
  }
}
