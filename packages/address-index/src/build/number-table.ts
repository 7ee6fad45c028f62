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
