import type { CarrierEncoding } from './carrier-profile.ts';

/** Bytes 0x80 to 0x9f of windows-1252, where it differs from ISO 8859-1. */
const windowsOnly = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

function byteOf(character: string, encoding: Exclude<CarrierEncoding, 'utf-8'>): number | null {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80 || (codePoint >= 0xa0 && codePoint <= 0xff)) return codePoint;
  const index = encoding === 'windows-1252' ? windowsOnly.indexOf(character) : -1;
  return index >= 0 ? 0x80 + index : null;
}

const typographic: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‛': "'",
  ʼ: "'",
  '´': "'",
  '′': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** Replaces characters that the encoding or the column lacks by plain ones; letters are never changed. */
export function withPlainSigns(text: string, encoding: CarrierEncoding, allowed?: RegExp): string {
  const isTaken = (character: string): boolean =>
    allowed?.test(character) !== false && (encoding === 'utf-8' || byteOf(character, encoding) !== null);
  return Array.from(text, (character) => (isTaken(character) ? character : (typographic[character] ?? character))).join(
    '',
  );
}

export function unencodableCharacters(text: string, encoding: CarrierEncoding): string[] {
  if (encoding === 'utf-8') return [];
  return [...new Set(text)].filter((character) => byteOf(character, encoding) === null);
}

/** @throws RangeError for characters that `unencodableCharacters` lists: nothing is lost silently. */
export function encode(text: string, encoding: CarrierEncoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  const bytes = Array.from(text, (character) => {
    const byte = byteOf(character, encoding);
    if (byte === null) throw new RangeError(`${encoding} has no ${character}`);
    return byte;
  });
  return Buffer.from(bytes);
}
