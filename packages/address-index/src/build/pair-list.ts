import { NumberColumn } from './number-column.ts';

/**
 * A growing list of number pairs. Pairs must arrive grouped by value: 4 bytes per pair, and 8 per change of the value.
 */
export class PairList {
  readonly #keys = new NumberColumn();
  readonly #values = new NumberColumn();
  readonly #starts = new NumberColumn();
  #lastValue = -1;

  get length(): number {
    return this.#keys.length;
  }

  add(key: number, value: number): void {
    if (value !== this.#lastValue) {
      this.#values.push(value);
      this.#starts.push(this.#keys.length);
      this.#lastValue = value;
    }
    this.#keys.push(key);
  }

  forEach(visit: (key: number, value: number) => void): void {
    for (let run = 0; run < this.#values.length; run++) {
      const value = this.#values.at(run);
      const end = run + 1 < this.#starts.length ? this.#starts.at(run + 1) : this.#keys.length;
      for (let at = this.#starts.at(run); at < end; at++) visit(this.#keys.at(at), value);
    }
  }

  /** Key k has `values[starts[k]]` up to `values[starts[k + 1]]`. @param keyCount  exceeds all renamed keys. */
  byKey(
    keyCount: number,
    renameKey: (key: number) => number,
    renameValue: (value: number) => number,
  ): { starts: Uint32Array; values: Uint32Array } {
    const starts = new Uint32Array(keyCount + 1);
    this.forEach((key) => bump(starts, renameKey(key) + 1));
    for (let key = 0; key < keyCount; key++) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0);
    const next = starts.slice();
    const values = new Uint32Array(this.length);
    this.forEach((key, value) => {
      const renamed = renameKey(key);
      values[next[renamed] ?? 0] = renameValue(value);
      bump(next, renamed);
    });
    return withoutRepeats(starts, values);
  }
}

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function withoutRepeats(starts: Uint32Array, values: Uint32Array): { starts: Uint32Array; values: Uint32Array } {
  let length = 0;
  for (let key = 0; key + 1 < starts.length; key++) {
    const list = values.subarray(starts[key], starts[key + 1]).sort();
    starts[key] = length;
    let last = -1;
    for (const value of list) {
      if (value === last) continue;
      values[length++] = value; // the write position never passes the read position
      last = value;
    }
  }
  starts[starts.length - 1] = length;
  return { starts, values: values.subarray(0, length) };
}
