declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next break; null after the last, at the end of the text. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
