import { lineTooLong, maxLineChars } from './text-reader.ts';

export class LineReader {
  readonly #take: (line: string, number: number) => void;
  readonly #tooLong: (line: number) => Error;
  #rest = '';
  #line = 0;

  constructor(
    take: (line: string, number: number) => void,
    tooLong = (line: number): Error => new Error(lineTooLong(line)),
  ) {
    this.#take = take;
    this.#tooLong = tooLong;
  }

  push(text: string): void {
    const whole = this.#rest === '' ? text : this.#rest + text;
    let start = 0;
    for (let end = whole.indexOf('\n'); end >= 0; end = whole.indexOf('\n', start)) {
      this.#deliver(whole.slice(start, end));
      start = end + 1;
    }
    this.#rest = whole.slice(start);
    if (this.#rest.length > maxLineChars) throw this.#tooLong(this.#line + 1);
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
