import { lowerBound } from '../index-format/index-reader.ts';

/** The cheapest price offered for each word. Collected in a map, kept in two arrays: a tenth of the memory. */
export class WordPrices {
  #offers: Map<number, number> | null = new Map();
  #words = new Uint32Array(0);
  #prices = new Uint16Array(0);

  offer(word: number, price: number): void {
    const known = this.#offers?.get(word);
    if (known === undefined || price < known) this.#offers?.set(word, price);
  }

  /** No more offers after this. */
  close(): void {
    if (this.#offers === null) return;
    this.#words = Uint32Array.from(this.#offers.keys()).sort();
    this.#prices = Uint16Array.from(this.#words, (word) => this.#offers?.get(word) ?? 0);
    this.#offers = null;
  }

  /** `Infinity` for a word that nothing was offered for. */
  priceOf(word: number): number {
    if (this.#words.length === 0) return Infinity;
    const at = lowerBound(this.#words, word);
    return this.#words[at] === word ? (this.#prices[at] ?? 0) : Infinity;
  }

  get words(): Uint32Array {
    return this.#words;
  }
}
