/** A sorted list of texts in one buffer, ordered by UTF-16 units. */
export class SortedTexts {
  readonly chars: Uint16Array;
  readonly starts: Uint32Array;
  readonly length: number;

  constructor(chars: Uint16Array, starts: Uint32Array) {
    this.chars = chars;
    this.starts = starts;
    this.length = Math.max(0, starts.length - 1);
  }

  text(number: number): string {
    const start = this.starts[number] ?? 0;
    return String.fromCharCode(...this.chars.subarray(start, this.starts[number + 1] ?? start));
  }

  lengthOf(number: number): number {
    return (this.starts[number + 1] ?? 0) - (this.starts[number] ?? 0);
  }

  /** The UTF-16 unit at a position, which must exist. */
  letter(number: number, at: number): number {
    return this.chars[(this.starts[number] ?? 0) + at] ?? 0;
  }

  indexOf(text: string): number {
    const at = this.firstFrom(text);
    return this.lengthOf(at) === text.length && this.#begins(at, text) ? at : -1;
  }

  /** The range of texts that start with `prefix`; `to` is exclusive. */
  withPrefix(prefix: string): [from: number, to: number] {
    const first = this.firstFrom(prefix);
    return [first, this.#begins(first, prefix) ? this.firstFrom(`${prefix}\uffff`) : first];
  }

  #begins(number: number, prefix: string): boolean {
    if (number >= this.length) return false;
    const start = this.starts[number] ?? 0;
    if ((this.starts[number + 1] ?? start) - start < prefix.length) return false;
    for (let at = 0; at < prefix.length; at++) if (this.chars[start + at] !== prefix.charCodeAt(at)) return false;
    return true;
  }

  firstFrom(text: string): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.isBefore(middle, text)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private isBefore(number: number, text: string): boolean {
    const start = this.starts[number] ?? 0;
    const length = (this.starts[number + 1] ?? start) - start;
    for (let at = 0; at < length && at < text.length; at++) {
      const difference = (this.chars[start + at] ?? 0) - text.charCodeAt(at);
      if (difference !== 0) return difference < 0;
    }
    return length < text.length;
  }
}
