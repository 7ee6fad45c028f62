/** One safeguard, and the tests that must fail without it. */
export interface Guard {
  /** The protected rule, as a sentence: `an item is never taken beyond its stock`. */
  name: string;
  /** The file that contains it, relative to the checkout. */
  file: string;
  /** Text that occurs in the file exactly once, to be replaced by `replace`. */
  find: string;
  replace: string;
  /** Test files; at least one test in each must fail. */
  tests: string[];
  /** Runs only tests with matching titles: faster, and documents which test it is. */
  named?: string;
}
