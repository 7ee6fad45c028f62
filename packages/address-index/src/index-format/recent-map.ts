import { LRUCache } from 'lru-cache';

/** An LRU cache, limited by the number of values or by the sum of their sizes. */
export class RecentMap<K extends number | string, V> {
  readonly #cache: LRUCache<K, { value: V }>;

  /**
   * @param limit the maximum sum of sizes; without `sizeOf`, the maximum number of values. @param forgotten receives
   * each evicted value.
   */
  constructor(limit: number, sizeOf: (value: V) => number = () => 1, forgotten: (value: V) => void = () => undefined) {
    this.#cache = new LRUCache({
      maxSize: limit,
      sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
      dispose: ({ value }) => forgotten(value),
      noDisposeOnSet: true, // `measureAgain` sets the same value again with a new size
    });
  }

  getOrMake(key: K, make: () => V): V {
    const known = this.#cache.get(key);
    if (known !== undefined) return known.value;
    const value = make();
    this.#cache.set(key, { value });
    return value;
  }

  measureAgain(key: K): void {
    const known = this.#cache.peek(key);
    if (known !== undefined) this.#cache.set(key, { ...known }); // else it was evicted while in use
  }

  clear(): void {
    this.#cache.clear();
  }
}
