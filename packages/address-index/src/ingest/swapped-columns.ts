// A mapping that puts the street into `number` and the number into `street` would make an index in which nothing is found.
import { ImportError } from './import-error.ts';

const enoughRows = 50; // a file is judged once this many rows have been seen, and at its end
const houseNumber = /^\s*\d{1,5}\s?(?:\p{L}|bis|ter)?(?:\s?[-/]\s?\d{1,5})?\s*$/iu;
const name = /^[^\d]*\p{L}{3}/u;

/** Judges where the rows of one file have their numbers and streets. */
export class SwappedColumns {
  readonly #file: string;
  #seen = 0;
  #swapped = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** @throws ImportError when most rows so far have them swapped. */
  judge(number: string, street: string): void {
    if (number === '' || street === '') return;
    this.#seen++;
    if (!houseNumber.test(street) || !name.test(number)) return;
    this.#swapped++;
    if (this.#seen >= enoughRows) this.#stopIfMost();
  }

  /** To be called at the end of the file. @throws ImportError like `judge`. */
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
