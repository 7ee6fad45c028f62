/** A map that forgets what was used longest ago. */
export class RecentMap<K, V> {
  readonly #values = new Map<K, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  getOrMake(key: K, make: () => V): V {
    let value = this.#values.get(key);
    if (value === undefined) value = make();
    else this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#limit) this.#forgetOldest();
    return value;
  }

  clear(): void {
    this.#values.clear();
  }

  #forgetOldest(): void {
    for (const key of this.#values.keys()) {
      this.#values.delete(key);
      return;
    }
  }
}
