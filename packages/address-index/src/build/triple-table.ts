import { NumberColumn } from './number-column.ts';

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
