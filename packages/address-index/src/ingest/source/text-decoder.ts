// Decodes bytes to text. Registers use UTF-8, Windows' ANSI and UTF-16, and seldom declare which.
import { isAscii, isUtf8 } from 'node:buffer';
import { ImportError } from '../import-error.ts';
import { maxLineChars } from '../text-reader.ts';
import { type Candidate, candidatesFor, everyCandidate, isPlausible, judgeText } from './legacy-encodings.ts';

export interface FileDecoder {
  /** As detected or given, such as `utf-8`; `ascii` until another letter appears. */
  readonly encoding: string;
  decode(bytes: Buffer): string;
  end(): string;
}

/**
 * Tries the byte order mark, the zeros of UTF-16, valid UTF-8, then the words of the country.
 * @param named  any label of the WHATWG Encoding Standard; "" to detect it.
 * @throws ImportError from `decode` and `end` when no encoding, or more than one, yields words of the country.
 */
export function fileDecoder(
  head: Buffer,
  { encoding, country, name }: { encoding: string; country: string; name: string },
): FileDecoder {
  if (encoding !== '') return namedDecoder(encoding, name);
  const found = markedEncoding(head) ?? encodingByZeros(head);
  return found === null ? new UndecidedDecoder(name, country) : namedDecoder(found, name);
}

/** A file's first characters, for finding brackets; letters beyond ASCII may be wrong. */
export function startOfText(head: Buffer): string {
  const encoding = markedEncoding(head) ?? encodingByZeros(head) ?? 'windows-1252';
  return new TextDecoder(encoding).decode(head);
}

const maxShown = 6;
const maxShownBytes = 60;
const maxCells = 1000;
const separators = new Set(Buffer.from('\n\r,;\t|"'));

function namedDecoder(label: string, name: string): FileDecoder {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label);
  } catch (error) {
    throw new ImportError('encoding_unknown', name, `"${label}" is not an encoding that is known`, error);
  }
  return {
    encoding: decoder.encoding,
    decode: (bytes) => decoder.decode(bytes, { stream: true }),
    end: () => decoder.decode(),
  };
}

function markedEncoding(head: Buffer): string | null {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

/** In UTF-16 every second byte of a Latin letter, digit or separator is zero; other encodings have no zeros. */
function encodingByZeros(head: Buffer): string | null {
  const sample = head.subarray(0, 2048);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const enough = sample.length / 8;
  if ((zeros[1] ?? 0) > enough) return 'utf-16le';
  return (zeros[0] ?? 0) > enough ? 'utf-16be' : null;
}

/** The escape sequence for two-byte letters in iso-2022-jp, which uses only ASCII bytes. */
const japaneseEscape = '\u001b$B';

/** Reads ASCII until the first other letter, possibly after a gigabyte, reveals the encoding. */
class UndecidedDecoder implements FileDecoder {
  encoding = 'ascii';
  readonly #name: string;
  readonly #country: string;
  #utf8: TextDecoder | null = null;
  #legacy: LegacyDecoder | null = null;

  constructor(name: string, country: string) {
    this.#name = name;
    this.#country = country;
  }

  decode(bytes: Buffer): string {
    if (this.#legacy === null && this.#utf8 === null) {
      if (isAscii(bytes)) return this.#plain(bytes);
      if (isUtf8(withoutCutLetter(bytes))) {
        this.encoding = 'utf-8';
        this.#utf8 = new TextDecoder();
      } else this.#legacy = new LegacyDecoder(this.#name, this.#country);
    }
    if (this.#legacy === null) return this.#utf8?.decode(bytes, { stream: true }) ?? '';
    const text = this.#legacy.decode(bytes);
    this.encoding = this.#legacy.encoding;
    return text;
  }

  #plain(bytes: Buffer): string {
    const text = bytes.toString('latin1');
    if (!text.includes(japaneseEscape)) return text;
    throw new ImportError(
      'encoding_unknown',
      this.#name,
      'its letters are written by escapes, as in iso-2022-jp: name the encoding, with --encoding',
    );
  }

  end(): string {
    const text = this.#legacy?.end() ?? this.#utf8?.decode() ?? '';
    if (this.#legacy !== null) this.encoding = this.#legacy.encoding;
    return text;
  }
}

/** Decodes by all plausible encodings while they agree, so an encoding that is ruled out later did no harm. */
class LegacyDecoder implements FileDecoder {
  readonly #name: string;
  readonly #country: string;
  #candidates: Candidate[];
  #rest = Buffer.alloc(0);

  constructor(name: string, country: string) {
    this.#name = name;
    this.#country = country;
    this.#candidates = [...candidatesFor(country), ...utf8Candidate(country)];
  }

  get encoding(): string {
    return this.#candidates[0]?.encoding ?? '';
  }

  /** Decodes whole lines, since a line break ends every letter. */
  decode(bytes: Buffer): string {
    const whole = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const end = Math.max(whole.lastIndexOf(10), whole.lastIndexOf(13)) + 1;
    if (end === 0 && whole.length > maxLineChars) return this.#decode(whole, true);
    this.#rest = Buffer.from(whole.subarray(end));
    return end === 0 ? '' : this.#decode(whole.subarray(0, end), false);
  }

  end(): string {
    return this.#decode(this.#rest, true);
  }

  #decode(bytes: Buffer, isLast: boolean): string {
    if (isLast) this.#rest = Buffer.alloc(0);
    if (isAscii(bytes)) return bytes.toString('latin1');
    const read = this.#candidates.map((candidate) => ({ candidate, text: decodeBy(candidate, bytes) }));
    const fitting = read.filter(
      (each): each is { candidate: Candidate; text: string } => each.text !== null && isPlausible(each.candidate),
    );
    const [first] = fitting;
    if (first === undefined || fitting.some(({ text }) => text !== first.text)) {
      throw unclearEncoding(
        this.#name,
        this.#country,
        bytes,
        fitting.map(({ candidate }) => candidate),
      );
    }
    this.#candidates = fitting.map(({ candidate }) => candidate);
    return first.text;
  }
}

function utf8Candidate(country: string): Candidate[] {
  return candidatesFor(country)
    .slice(0, 1)
    .map((candidate) => ({ ...candidate, encoding: 'utf-8' }));
}

/** Null when a byte is invalid in the encoding. UTF-8 loses only the row with that byte. */
function decodeBy(candidate: Candidate, bytes: Buffer): string | null {
  let text: string;
  try {
    text = new TextDecoder(candidate.encoding, { fatal: candidate.encoding !== 'utf-8' }).decode(bytes);
  } catch {
    return null;
  }
  judgeText(candidate, text);
  return text;
}

/** @param among  the encodings that yield words; if empty, all other encodings are offered. */
function unclearEncoding(name: string, country: string, bytes: Buffer, among: Candidate[]): ImportError {
  const making = everyCandidate().filter((each) => decodeBy(each, bytes) !== null && isPlausible(each));
  const offered = among.length > 0 ? among : making;
  const encodings = [...new Set(offered.map(({ encoding }) => encoding))].slice(0, maxShown);
  const read = (cell: Buffer): string[] => encodings.map((encoding) => new TextDecoder(encoding).decode(cell));
  const cells = cellsBeyondAscii(bytes);
  const telling = cells.find((cell) => new Set(read(cell)).size > 1) ?? cells[0] ?? bytes;
  if (encodings.length === 0) {
    return new ImportError(
      'encoding_unknown',
      name,
      `its letters are not UTF-8, and no encoding makes words of them ("${telling.subarray(0, maxShownBytes).toString('latin1')}" in Latin-1); convert it to UTF-8 first, as with iconv, or name its encoding, with --encoding`,
    );
  }
  const texts = read(telling.subarray(0, maxShownBytes));
  const shown = encodings.map((encoding, at) => `${encoding} ("${texts[at]}")`).join(', ');
  const orCountry = country === '' ? ', or the country, with --country' : '';
  return new ImportError(
    'encoding_unknown',
    name,
    `its letters are not UTF-8, and may be in ${shown} or another encoding; name the one that reads right, with --encoding${orCountry}`,
  );
}

function cellsBeyondAscii(bytes: Buffer): Buffer[] {
  const cells: Buffer[] = [];
  let start = 0;
  for (let at = 0; at <= bytes.length && cells.length < maxCells; at++) {
    if (at < bytes.length && !separators.has(bytes[at] ?? 0)) continue;
    const cell = bytes.subarray(start, at);
    if (!isAscii(cell)) cells.push(cell);
    start = at + 1;
  }
  return cells;
}

/** A multi-byte letter may be split at the end of a chunk, which is not an error. */
function withoutCutLetter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back);
    if (byte < 0x80) break;
  }
  return bytes;
}
