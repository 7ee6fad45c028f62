/** Words `from` up to but not including `to`, all at one price. */
interface PricedRange {
  from: number;
  to: number;
  price: number;
}

/** The cheapest price offered for each word. Kept by ranges of neighbouring words, which are offered together. */
export class WordPrices {
  #offers: PricedRange[] = [];
  /** From, to, price of each range: ascending, without overlaps. Numbers alone take half of what objects would. */
  #ranges: readonly number[] = [];

  offer(from: number, to: number, price: number): void {
    if (from < to) this.#offers.push({ from, to, price });
  }

  /** No more offers after this. */
  close(): void {
    const offers = this.#offers.sort((a, b) => a.price - b.price || a.from - b.from);
    let ranges: number[] = [];
    for (let start = 0; start < offers.length;) {
      const price = offers[start]?.price ?? 0;
      let end = start;
      while (offers[end]?.price === price) end++;
      ranges = joined(ranges, offers.slice(start, end));
      start = end;
    }
    this.#ranges = ranges;
    this.#offers = [];
  }

  /** `Infinity` for a word that nothing was offered for. */
  priceOf(word: number): number {
    const ranges = this.#ranges;
    let low = 0;
    let high = this.rangeCount;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ranges[middle * 3] ?? 0) > word) high = middle;
      else if ((ranges[middle * 3 + 1] ?? 0) > word) return ranges[middle * 3 + 2] ?? 0;
      else low = middle + 1;
    }
    return Infinity;
  }

  get rangeCount(): number {
    return this.#ranges.length / 3;
  }

  /** Every word that has a price, ascending. */
  forEachWord(visit: (word: number) => void): void {
    const ranges = this.#ranges;
    for (let at = 0; at < ranges.length; at += 3) {
      const to = ranges[at + 1] ?? 0;
      for (let word = ranges[at] ?? 0; word < to; word++) visit(word);
    }
  }
}

/** `cheap`, and what is `offered` beside it. Both ascend, the offered ones may overlap. */
function joined(cheap: readonly number[], offered: readonly PricedRange[]): number[] {
  const all: number[] = [];
  let next = 0;
  let at = 0; // words before this are done
  for (const { from, to, price } of offered) {
    at = Math.max(at, from);
    while (at < to) {
      const otherFrom = cheap[next] ?? Infinity;
      if (otherFrom <= at) {
        const otherTo = cheap[next + 1] ?? 0;
        all.push(otherFrom, otherTo, cheap[next + 2] ?? 0);
        at = Math.max(at, otherTo);
        next += 3;
      } else {
        const end = Math.min(to, otherFrom);
        all.push(at, end, price);
        at = end;
      }
    }
  }
  for (; next < cheap.length; next++) all.push(cheap[next] ?? 0);
  return all;
}
