/** V8's Map throws at 2^24 entries; a country has more texts than that once its buildings are named. */
const maxMapSize = 16_000_000;

/** Gives each text a number, from 0, in the order they are first seen. */
export class NumberTable {
  readonly texts: string[] = [];
  /** All but the last are full. */
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
    const own = ` ${text}`.slice(1); // a copy: the text may be cut from a big chunk, which it would keep alive
    map.set(own, this.texts.length);
    this.texts.push(own);
    return this.texts.length - 1;
  }
}
