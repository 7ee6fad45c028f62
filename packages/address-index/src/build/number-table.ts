/** Gives each text a number, from 0, in the order they are first seen. */
export class NumberTable {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const own = ` ${text}`.slice(1); // a copy: the text may be cut from a big chunk, which it would keep alive
    this.#numbers.set(own, this.texts.length);
    this.texts.push(own);
    return this.texts.length - 1;
  }
}
