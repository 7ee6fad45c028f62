// Newline-delimited text in pieces of any size.

const maxLineChars = 4 * 1024 * 1024;

/** Calls `take` with every line that is not blank. A line beyond 4 Mi characters is handed over cut off. */
export class LineReader {
  readonly #take: (line: string, number: number) => void;
  #rest = '';
  #line = 0;

  constructor(take: (line: string, number: number) => void) {
    this.#take = take;
  }

  push(text: string): void {
    const whole = this.#rest === '' ? text : this.#rest + text;
    let start = 0;
    for (let end = whole.indexOf('\n'); end >= 0; end = whole.indexOf('\n', start)) {
      this.#deliver(whole.slice(start, end));
      start = end + 1;
    }
    this.#rest = whole.slice(start);
    if (this.#rest.length > maxLineChars) this.end();
  }

  end(): void {
    if (this.#rest !== '') this.#deliver(this.#rest);
    this.#rest = '';
  }

  #deliver(line: string): void {
    this.#line++;
    const text = line.trim();
    if (text !== '') this.#take(text, this.#line);
  }
}
