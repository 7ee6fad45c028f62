// CSV as registers write it: quotes only where needed, so a line without quotes is split at the delimiter. Our own
// reader because it limits the import's speed: docs/decisions/0003-address-index-file.md has the measurement.
import { maxLineChars } from './text-reader.ts';

export interface CsvSink {
  header(columns: string[], line: number): void;
  record(fields: string[], line: number): void;
  broken(text: string, line: number): void;
  /** Splits a fused header and first record. @throws if the split is ambiguous: no row may be lost silently. */
  splitGlued(cell: string, before: readonly string[], line: string): string;
  headerRepaired(text: string, line: number): void;
  namesOf(cells: readonly string[]): string[] | null;
  titleSkipped(text: string, line: number): void;
  tooLong(line: number): Error;
}

export interface CsvOptions {
  delimiter: string;
  /** `true`: the first line has the names. `false`: the names are "1", "2", …. Or the names themselves. */
  header: boolean | string[];
}

const maxRecordChars = 64 * 1024; // an unclosed quote would otherwise swallow the rest of the file
const delimiters = [',', ';', '\t', '|'];
const minGluedColumns = 3; // with fewer columns, a broken second line is likelier
const maxTitleLines = 5;
const numeric = /^[-+]?\d+(?:[.,]\d+)?$/;

/** Accepts chunks of any size; `end` delivers the last line. Handles BOM, LF, CRLF, CR and quoted line breaks. */
export class CsvReader {
  readonly #sink: CsvSink;
  readonly #header: boolean | string[];
  /** As given, or as declared by a line `sep=;`; "" to detect it. */
  #separator: string;
  #delimiter = '';
  #lineEnd = '';
  #rest = '';
  #line = 0;
  #columns = 0;
  /** Characters skipped so far of a line that is too long for a record; 0 outside of one. */
  #overlong = 0;
  /** The first lines, until the header is identified among them. */
  #above: { text: string; line: number }[] = [];
  #open = '';
  #openedAt = 0;

  constructor(sink: CsvSink, { delimiter, header }: CsvOptions) {
    this.#sink = sink;
    this.#header = header;
    this.#separator = delimiter;
  }

  get delimiter(): string {
    return this.#delimiter;
  }

  push(text: string): void {
    const whole = this.#rest === '' ? text : this.#rest + text;
    if (this.#lineEnd === '') this.#lineEnd = !whole.includes('\n') && /\r[^\n]/.test(whole) ? '\r' : '\n';
    let start = 0;
    for (let end = whole.indexOf(this.#lineEnd); end >= 0; end = whole.indexOf(this.#lineEnd, start)) {
      if (this.#overlong > 0) this.#line++;
      else this.#takeLine(whole.slice(start, whole.charCodeAt(end - 1) === 13 && end > start ? end - 1 : end));
      this.#overlong = 0;
      start = end + 1;
    }
    this.#rest = whole.slice(start);
    if (this.#rest.length <= maxRecordChars && this.#overlong === 0) return;
    if (this.#overlong === 0) this.#sink.broken(this.#rest.slice(0, 200), this.#line + 1);
    this.#overlong += this.#rest.length;
    this.#rest = '';
    if (this.#overlong > maxLineChars) throw this.#sink.tooLong(this.#line + 1);
  }

  end(): void {
    if (this.#rest !== '') this.#takeLine(this.#rest);
    this.#rest = '';
    if (this.#columns === 0) this.#giveHeader();
    if (this.#open !== '') this.#abandonOpenQuote();
  }

  #takeLine(line: string): void {
    this.#line++;
    if (this.#columns === 0) return this.#takeFirst(line);
    if (this.#open !== '') {
      this.#open += `\n${line}`;
      if (!line.includes('"') && this.#open.length < maxRecordChars) return;
      const fields = splitQuoted(this.#open, this.#delimiter);
      if (fields !== null) this.#deliver(fields, this.#open, this.#openedAt);
      else if (this.#open.length >= maxRecordChars) this.#abandonOpenQuote();
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

  #takeFirst(line: string): void {
    const text = line.charCodeAt(0) === 0xfe_ff ? line.slice(1) : line;
    if (text.trim() === '') return;
    const [, separator] = /^"?sep=(.)"?\s*$/i.exec(text) ?? [];
    if (separator !== undefined && this.#line === 1) {
      this.#separator ||= separator;
      return;
    }
    this.#above.push({ text, line: this.#line });
    if (this.#above.length === 1) {
      const cells = split(text, this.#separatorOf(text));
      const names = this.#header === true ? this.#sink.namesOf(cells) : this.#header;
      if (names !== null) this.#deliverNames(names === false ? cells.map((_, at) => String(at + 1)) : names);
      return;
    }
    const titles = this.#above.slice(0, -1);
    const width = this.#widthOf(text);
    if (width >= minGluedColumns && titles.every((title) => this.#filledOf(title.text) * 2 < width)) {
      for (const title of titles) this.#sink.titleSkipped(title.text, title.line);
      this.#above = this.#above.slice(-1);
    } else if (
      width >= minGluedColumns ||
      this.#above.length > maxTitleLines ||
      this.#widthOf(titles[0]?.text ?? '') >= minGluedColumns
    ) {
      this.#giveHeader();
    }
  }

  #separatorOf(text: string): string {
    return this.#separator || (delimiters.toSorted((a, b) => text.split(b).length - text.split(a).length)[0] ?? ',');
  }

  #widthOf(text: string): number {
    return split(text, this.#separatorOf(text)).length;
  }

  #filledOf(text: string): number {
    return split(text, this.#separatorOf(text)).filter((cell) => cell.trim() !== '').length;
  }

  #deliverNames(names: string[]): void {
    this.#delimiter = this.#separatorOf(this.#above[0]?.text ?? '');
    this.#columns = names.length;
    this.#sink.header(names, 0);
    this.#takeAgain(this.#above);
  }

  #takeAgain(lines: readonly { text: string; line: number }[]): void {
    const after = this.#line;
    for (const { text, line } of lines) {
      this.#line = line - 1;
      this.#takeLine(text);
    }
    this.#line = after;
  }

  #giveHeader(): void {
    const [first, ...others] = this.#above;
    if (first === undefined) return;
    const { text, line } = first;
    this.#delimiter = this.#separatorOf(text);
    this.#deliverHeader(text, line, splitQuoted(others[0]?.text ?? '', this.#delimiter)?.length ?? 0);
    this.#takeAgain(others);
  }

  /** @param width  the number of fields in the second line; 0 when it is missing or cannot be split. */
  #deliverHeader(text: string, line: number, width: number): void {
    const cells = split(text, this.#delimiter).map((cell) => cell.trim());
    const isGlued =
      width >= minGluedColumns &&
      (cells.length === 2 * width - 1 || cells.length === 2 * width) &&
      cells.slice(width).some((cell) => numeric.test(cell));
    if (!isGlued) {
      this.#columns = cells.length;
      return this.#sink.header(cells, line);
    }
    const columns = cells.slice(0, width);
    const record = cells.slice(width);
    if (record.length < width) {
      const shared = cells[width - 1] ?? '';
      const name = this.#sink.splitGlued(shared, columns.slice(0, -1), text);
      columns[width - 1] = name;
      record.unshift(shared.slice(name.length));
    }
    this.#columns = width;
    this.#sink.headerRepaired(text, line);
    this.#sink.header(columns, line);
    this.#sink.record(record, line);
  }

  #deliver(fields: string[], text: string, line: number): void {
    if (fields.length === this.#columns) return this.#sink.record(fields, line);
    // Some programs end every line with a separator except the header.
    if (fields.length === this.#columns + 1 && fields.at(-1)?.trim() === '') return this.#sink.record(fields, line);
    this.#sink.broken(text, line);
  }

  /** Handles a quote that is never closed: drops its first line and parses the others separately. */
  #abandonOpenQuote(): void {
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

function split(text: string, delimiter: string): string[] {
  return splitQuoted(text, delimiter) ?? text.split(delimiter);
}

/** Splits by RFC 4180; null for an unclosed quote. A quote inside an unquoted field is an ordinary character. */
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
