/** One line of defence, and the tests that must fail without it. */
export interface Guard {
  /** What it keeps, as a sentence: `an item is never taken beyond its stock`. */
  name: string;
  /** The file that holds it, from the root of the checkout. */
  file: string;
  /** Text that stands in the file exactly once; `replace` takes its place. */
  find: string;
  replace: string;
  /** Test files, from the root; at least one test of each must go red. */
  tests: string[];
  /** Runs only the tests whose title matches this pattern: quicker, and says which test it is. */
  named?: string;
}
