/** A growing list of number pairs, 8 bytes each. */
export class PairList {
  length = 0;
  #keys = new Uint32Array(1024);
  #values = new Uint32Array(1024);

  add(key: number, value: number): void {
    if (this.length === this.#keys.length) {
      const keys = new Uint32Array(this.length * 2);
      const values = new Uint32Array(this.length * 2);
      keys.set(this.#keys);
      values.set(this.#values);
      this.#keys = keys;
      this.#values = values;
    }
    this.#keys[this.length] = key;
    this.#values[this.length] = value;
    this.length++;
  }

  forEach(visit: (key: number, value: number) => void): void {
    for (let at = 0; at < this.length; at++) visit(this.#keys[at] ?? 0, this.#values[at] ?? 0);
  }

  /**
   * The values by key: key k's are `values[starts[k]]` up to `values[starts[k + 1]]`, ascending, each once.
   * @param keyCount     every renamed key is below it.
   * @param renameKey    maps a key to the one it is listed under, `renameValue` a value to the one listed.
   */
  byKey(
    keyCount: number,
    renameKey: (key: number) => number,
    renameValue: (value: number) => number,
  ): { starts: Uint32Array; values: Uint32Array } {
    const starts = new Uint32Array(keyCount + 1);
    for (let at = 0; at < this.length; at++) bump(starts, renameKey(this.#keys[at] ?? 0) + 1);
    for (let key = 0; key < keyCount; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
    const next = starts.slice();
    const values = new Uint32Array(this.length);
    for (let at = 0; at < this.length; at++) {
      const key = renameKey(this.#keys[at] ?? 0);
      values[next[key] ?? 0] = renameValue(this.#values[at] ?? 0);
      bump(next, key);
    }
    return withoutRepeats(starts, values);
  }
}

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function withoutRepeats(starts: Uint32Array, values: Uint32Array): { starts: Uint32Array; values: Uint32Array } {
  let length = 0;
  for (let key = 0; key + 1 < starts.length; key++) {
    const list = values.subarray(starts[key], starts[key + 1]).toSorted();
    starts[key] = length;
    let last = -1;
    for (const value of list) {
      if (value === last) continue;
      values[length++] = value;
      last = value;
    }
  }
  starts[starts.length - 1] = length;
  return { starts, values: values.subarray(0, length) };
}
