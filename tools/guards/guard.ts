/** One safeguard, and the tests that must fail without it. */
export interface Guard {
  /** The protected rule, as a sentence: `an item is never taken beyond its stock`. */
  name: string;
  file: string;
  /** Text that occurs in the file exactly once, to be replaced by `replace`. */
  find: string;
  replace: string;
  tests: string[];
  /** Runs only tests with matching titles: faster, and documents which test it is. */
  named?: string;
}
