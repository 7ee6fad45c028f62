const chunkBits = 16;
const chunkLength = 1 << chunkBits;

/** A growing list of unsigned 32-bit integers in chunks, so that growing copies nothing and wastes little. */
export class NumberColumn {
  length = 0;
  readonly #chunks: Uint32Array[] = [];

  push(value: number): void {
    const at = this.length & (chunkLength - 1);
    if (at === 0) this.#chunks.push(new Uint32Array(chunkLength));
    const chunk = this.#chunks[this.length >>> chunkBits];
    if (chunk !== undefined) chunk[at] = value;
    this.length++;
  }

  at(index: number): number {
    return this.#chunks[index >>> chunkBits]?.[index & (chunkLength - 1)] ?? 0;
  }

  set(index: number, value: number): void {
    const chunk = this.#chunks[index >>> chunkBits];
    if (chunk !== undefined) chunk[index & (chunkLength - 1)] = value;
  }

  toArray(): Uint32Array<ArrayBuffer> {
    const all = new Uint32Array(this.length);
    for (const [number, chunk] of this.#chunks.entries()) {
      const from = number * chunkLength;
      all.set(chunk.subarray(0, Math.min(chunkLength, this.length - from)), from);
    }
    return all;
  }
}

/** V8's Map throws at 2^24 entries; the texts of a country exceed that once buildings have names. */
const maxMapSize = 16_000_000;

/** Numbers texts from 0, in order of first appearance. */
export class NumberTable {
  readonly texts: string[] = [];
  readonly #maps = [new Map<string, number>()];
  readonly #maxMapSize: number;

  constructor(mapSize = maxMapSize) {
    this.#maxMapSize = mapSize;
  }

  number(text: string): number {
    for (const map of this.#maps) {
      const known = map.get(text);
      if (known !== undefined) return known;
    }
    let map = this.#maps.at(-1);
    if (map === undefined || map.size >= this.#maxMapSize) {
      map = new Map();
      this.#maps.push(map);
    }
    const own = ` ${text}`.slice(1); // a copy: a slice would keep its whole chunk of the file alive
    map.set(own, this.texts.length);
    this.texts.push(own);
    return this.texts.length - 1;
  }
}

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

const firstSlots = 1 << 12;
const empty = 0xffff_ffff;

/**
 * Numbers triples from 0. Open addressing takes 20 to 28 bytes each; a Map with text keys takes 200 and ends at 16.7
 * million.
 */
export class TripleTable {
  readonly #columns = [new NumberColumn(), new NumberColumn(), new NumberColumn()] as const;
  #slots = new Uint32Array(firstSlots).fill(empty);

  get length(): number {
    return this.#columns[0].length;
  }

  number(a: number, b: number, c: number): number {
    const [first, second, third] = this.#columns;
    let slot = this.#firstSlot(a, b, c);
    for (let number = this.#slots[slot] ?? empty; number !== empty; number = this.#slots[slot] ?? empty) {
      if (first.at(number) === a && second.at(number) === b && third.at(number) === c) return number;
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    const own = this.length;
    this.#slots[slot] = own;
    first.push(a);
    second.push(b);
    third.push(c);
    if (this.length * 2 > this.#slots.length) this.#grow();
    return own;
  }

  firstOf(number: number): number {
    return this.#columns[0].at(number);
  }

  secondOf(number: number): number {
    return this.#columns[1].at(number);
  }

  #firstSlot(a: number, b: number, c: number): number {
    let hash = Math.imul(a ^ 0x9e37_79b9, 0x85eb_ca6b);
    hash = Math.imul(hash ^ (hash >>> 15) ^ b, 0xc2b2_ae35);
    hash = Math.imul(hash ^ (hash >>> 13) ^ c, 0x27d4_eb2f);
    return (hash ^ (hash >>> 16)) & (this.#slots.length - 1);
  }

  #grow(): void {
    const [first, second, third] = this.#columns;
    this.#slots = new Uint32Array(this.#slots.length * 2).fill(empty);
    for (let number = 0; number < this.length; number++) {
      let slot = this.#firstSlot(first.at(number), second.at(number), third.at(number));
      while (this.#slots[slot] !== empty) slot = (slot + 1) & (this.#slots.length - 1);
      this.#slots[slot] = number;
    }
  }
}
