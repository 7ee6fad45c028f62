import type { CarrierEncoding } from './carrier-profile.ts';

/** 0x80 to 0x9f of Windows' western characters, which have no others there than ISO 8859-1. */
const windowsOnly = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

function byteOf(character: string, encoding: Exclude<CarrierEncoding, 'utf-8'>): number | null {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80 || (codePoint >= 0xa0 && codePoint <= 0xff)) return codePoint;
  const index = encoding === 'windows-1252' ? windowsOnly.indexOf(character) : -1;
  return index >= 0 ? 0x80 + index : null;
}

/** What phones and word processors put in place of the signs on a keyboard. */
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

/** The signs of a keyboard in place of those that an encoding or a column does not take; every letter stays. */
export function withPlainSigns(text: string, encoding: CarrierEncoding, allowed?: RegExp): string {
  const isTaken = (character: string): boolean =>
    allowed?.test(character) !== false && (encoding === 'utf-8' || byteOf(character, encoding) !== null);
  return Array.from(text, (character) => (isTaken(character) ? character : (typographic[character] ?? character))).join(
    '',
  );
}

/** The characters of a text that a file in an encoding cannot hold, each once. */
export function outsideOf(text: string, encoding: CarrierEncoding): string[] {
  if (encoding === 'utf-8') return [];
  return [...new Set(text)].filter((character) => byteOf(character, encoding) === null);
}

/** A text as bytes. @throws RangeError for what `outsideOf` names: nothing is lost silently. */
export function encode(text: string, encoding: CarrierEncoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  const bytes = Array.from(text, (character) => {
    const byte = byteOf(character, encoding);
    if (byte === null) throw new RangeError(`${encoding} has no ${character}`);
    return byte;
  });
  return Buffer.from(bytes);
}
