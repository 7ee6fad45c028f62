interface Entry<V> {
  value: V;
  size: number;
  /** Asked for since it was made or last passed over. */
  isUsed: boolean;
}

/**
 * A map that forgets what was not used for long: of those that came first, the first that was not asked for since it was
 * last passed over. Being asked for changes no order: to move an entry at every use makes the map's table anew so often
 * that it was a fifth of all memory to be collected.
 */
export class RecentMap<K, V> {
  readonly #values = new Map<K, Entry<V>>();
  readonly #limit: number;
  readonly #sizeOf: (value: V) => number;
  readonly #forgotten: (value: V) => void;
  #size = 0;

  /**
   * @param limit  of all sizes together; without `sizeOf`, of values. The last one used is kept whatever its size.
   * @param forgotten  called with each value that is let go; somebody may still be using it.
   */
  constructor(limit: number, sizeOf: (value: V) => number = () => 1, forgotten: (value: V) => void = () => undefined) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
    this.#forgotten = forgotten;
  }

  getOrMake(key: K, make: () => V): V {
    let entry = this.#values.get(key);
    if (entry === undefined) {
      const value = make();
      entry = { value, size: this.#sizeOf(value), isUsed: false };
      this.#size += entry.size;
      this.#values.set(key, entry);
      if (this.#size > this.#limit) this.#forgetOldest(entry);
    } else entry.isUsed = true;
    return entry.value;
  }

  /** To be called when the size of a value has changed. */
  measureAgain(key: K): void {
    const entry = this.#values.get(key);
    if (entry === undefined) return; // it was forgotten while it is still in use
    this.#size -= entry.size;
    entry.size = this.#sizeOf(entry.value);
    this.#size += entry.size;
    if (this.#size > this.#limit) this.#forgetOldest(entry);
  }

  clear(): void {
    this.#values.clear();
    this.#size = 0;
  }

  /** Down to the limit. @param latest  is kept. */
  #forgetOldest(latest: Entry<V>): void {
    // Entries that are put back are met again, without their mark: the second time round they go.
    for (const [key, entry] of this.#values) {
      if (this.#size <= this.#limit || this.#values.size === 1) return;
      if (entry === latest && !entry.isUsed) entry.isUsed = true;
      this.#values.delete(key);
      if (entry.isUsed) {
        entry.isUsed = entry === latest;
        this.#values.set(key, entry);
        continue;
      }
      this.#size -= entry.size;
      this.#forgotten(entry.value);
    }
  }
}
