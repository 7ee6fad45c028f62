declare module 'linebreak' {
  /** Where a text may be broken by the Unicode rules for lines. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, or null behind the last, which is the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
