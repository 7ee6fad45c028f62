// CSV as registers write it: quotes only where needed, so a line without one is simply cut at the delimiter.
// Our own because the import is bound by it: see docs/decisions/0003-address-index-storage.md for the measurement.

export interface CsvSink {
  header(columns: string[], line: number): void;
  record(fields: string[], line: number): void;
  /** A line that cannot be read. */
  broken(text: string, line: number): void;
}

const maxRecordChars = 64 * 1024; // a quote left open would otherwise swallow the rest of the file
const delimiters = [',', ';', '\t', '|'];

/** Takes the text in pieces of any size; `end` delivers the last line. Accepts BOM, LF, CRLF and quoted line breaks. */
export class CsvReader {
  readonly #sink: CsvSink;
  #delimiter: string;
  #rest = '';
  #line = 0;
  #columns = 0;
  /** Lines of a record whose quote is still open. */
  #open = '';
  #openedAt = 0;

  /** @param delimiter  "" finds it from the header. */
  constructor(sink: CsvSink, delimiter: string) {
    this.#sink = sink;
    this.#delimiter = delimiter;
  }

  push(text: string): void {
    const whole = this.#rest === '' ? text : this.#rest + text;
    let start = 0;
    for (let end = whole.indexOf('\n'); end >= 0; end = whole.indexOf('\n', start)) {
      this.#takeLine(whole.slice(start, whole.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end));
      start = end + 1;
    }
    this.#rest = whole.slice(start);
    if (this.#rest.length > maxRecordChars) {
      this.#sink.broken(this.#rest.slice(0, 200), this.#line + 1);
      this.#rest = '';
    }
  }

  end(): void {
    if (this.#rest !== '') this.#takeLine(this.#rest);
    this.#rest = '';
    if (this.#open !== '') this.#giveUpOpen();
  }

  #takeLine(line: string): void {
    this.#line++;
    if (this.#columns === 0) return this.#takeHeader(line);
    if (this.#open !== '') {
      this.#open += `\n${line}`;
      if (!line.includes('"') && this.#open.length < maxRecordChars) return;
      const fields = splitQuoted(this.#open, this.#delimiter);
      if (fields !== null) this.#deliver(fields, this.#open, this.#openedAt);
      else if (this.#open.length >= maxRecordChars) this.#giveUpOpen();
      if (fields !== null) this.#open = '';
      return;
    }
    if (line === '') return;
    if (!line.includes('"')) return this.#deliver(line.split(this.#delimiter), line, this.#line);
    const fields = splitQuoted(line, this.#delimiter);
    if (fields !== null) return this.#deliver(fields, line, this.#line);
    this.#open = line;
    this.#openedAt = this.#line;
  }

  #takeHeader(line: string): void {
    const text = line.charCodeAt(0) === 0xfe_ff ? line.slice(1) : line;
    if (text.trim() === '') return;
    if (this.#delimiter === '') {
      this.#delimiter = delimiters.toSorted((a, b) => text.split(b).length - text.split(a).length)[0] ?? ',';
    }
    const columns = splitQuoted(text, this.#delimiter) ?? text.split(this.#delimiter);
    this.#columns = columns.length;
    this.#sink.header(
      columns.map((column) => column.trim()),
      this.#line,
    );
  }

  #deliver(fields: string[], text: string, line: number): void {
    if (fields.length === this.#columns) this.#sink.record(fields, line);
    else this.#sink.broken(text, line);
  }

  /** The quote was never closed: only its first line is lost, the others are read on their own. */
  #giveUpOpen(): void {
    const lines = this.#open.split('\n');
    const after = this.#line;
    this.#open = '';
    this.#sink.broken(lines[0] ?? '', this.#openedAt);
    this.#line = this.#openedAt;
    for (const line of lines.slice(1)) {
      this.#line++;
      const fields = splitQuoted(line, this.#delimiter);
      if (fields === null) this.#sink.broken(line, this.#line);
      else this.#deliver(fields, line, this.#line);
    }
    this.#line = after;
  }
}

/** RFC 4180. Null when a quote is left open. A quote inside an unquoted field is an ordinary character. */
function splitQuoted(text: string, delimiter: string): string[] | null {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    if (text[at] !== '"') {
      const end = text.indexOf(delimiter, at);
      fields.push(text.slice(at, end < 0 ? undefined : end));
      if (end < 0) return fields;
      at = end + delimiter.length;
      continue;
    }
    let value = '';
    for (;;) {
      const end = text.indexOf('"', at + 1);
      if (end < 0) return null;
      value += text.slice(at + 1, end);
      at = end + 1;
      if (text[at] !== '"') break;
      value += '"';
    }
    fields.push(value);
    if (at >= text.length) return fields;
    const next = text.indexOf(delimiter, at);
    if (next < 0) return fields;
    at = next + delimiter.length;
  }
}
