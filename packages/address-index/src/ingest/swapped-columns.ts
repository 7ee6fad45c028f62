// Detects a mapping with street and number swapped, which would produce an index without any matches.
import { ImportError } from './import-error.ts';

const enoughRows = 50; // a file is checked after this many rows, and at its end
const houseNumber = /^\s*\d{1,5}\s?(?:\p{L}|bis|ter)?(?:\s?[-/]\s?\d{1,5})?\s*$/iu;
const name = /^[^\d]*\p{L}{3}/u;

export class SwappedColumns {
  readonly #file: string;
  #seen = 0;
  #swapped = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** @throws ImportError when most rows so far have the two swapped. */
  judge(number: string, street: string): void {
    if (number === '' || street === '') return;
    this.#seen++;
    if (!houseNumber.test(street) || !name.test(number)) return;
    this.#swapped++;
    if (this.#seen >= enoughRows) this.#stopIfMost();
  }

  /** Call at the end of the file. @throws ImportError like `judge`. */
  end(): void {
    this.#stopIfMost();
  }

  #stopIfMost(): void {
    if (this.#swapped * 2 <= this.#seen) return;
    throw new ImportError(
      'columns_swapped',
      this.#file,
      `number and street are swapped in ${this.#swapped} of the first ${this.#seen} rows: see "number" and "street" in the mapping`,
    );
  }
}
