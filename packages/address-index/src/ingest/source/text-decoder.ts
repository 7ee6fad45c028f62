// Bytes become text. Registers write UTF-8, what Windows calls ANSI, and UTF-16, and seldom say which.
import { isAscii, isUtf8 } from 'node:buffer';
import { ImportError } from '../import-error.ts';

/** Puts the pieces of one file together as text. */
export interface FileDecoder {
  /** What was found or said, such as `utf-8`; `ascii` while no other letter has been seen. */
  readonly encoding: string;
  decode(bytes: Buffer): string;
  end(): string;
}

/**
 * A decoder for one file: by the byte order mark, else by the zeros of UTF-16, else UTF-8 if the first letters beyond
 * ASCII are valid UTF-8, else Windows-1252, of which Latin-1 is a part.
 * @param named  the encoding that somebody named, by any label of the WHATWG Encoding Standard; "" to find it.
 * @throws ImportError `encoding_unknown` for a label that is none.
 */
export function fileDecoder(head: Buffer, named: string, name: string): FileDecoder {
  if (named !== '') return namedDecoder(named, name);
  const found = markedEncoding(head) ?? encodingByZeros(head);
  return found === null ? new UndecidedDecoder() : namedDecoder(found, name);
}

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

/** In UTF-16 every second byte of a Latin letter, digit or separator is zero; no other encoding has zeros. */
function encodingByZeros(head: Buffer): string | null {
  const sample = head.subarray(0, 2048);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const enough = sample.length / 8;
  if ((zeros[1] ?? 0) > enough) return 'utf-16le';
  return (zeros[0] ?? 0) > enough ? 'utf-16be' : null;
}

/** Reads ASCII until the first other letter, which may come after a gigabyte, shows what it is. */
class UndecidedDecoder implements FileDecoder {
  encoding = 'ascii';
  #decoder: TextDecoder | null = null;

  decode(bytes: Buffer): string {
    if (this.#decoder === null) {
      if (isAscii(bytes)) return bytes.toString('latin1');
      this.encoding = isUtf8(withoutCutLetter(bytes)) ? 'utf-8' : 'windows-1252';
      this.#decoder = new TextDecoder(this.encoding);
    }
    return this.#decoder.decode(bytes, { stream: true });
  }

  end(): string {
    return this.#decoder?.decode() ?? '';
  }
}

/** A letter of several bytes may be cut at the end of a piece; what is cut is not wrong. */
function withoutCutLetter(bytes: Buffer): Buffer {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back);
    if (byte < 0x80) break;
  }
  return bytes;
}
