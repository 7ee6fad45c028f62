import type { CarrierEncoding } from './carrier-profile.ts';

/** 0x80 to 0x9f of Windows' western characters, which have no others there than ISO 8859-1. */
const windowsOnly = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

function byteOf(character: string, encoding: Exclude<CarrierEncoding, 'utf-8'>): number | null {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80 || (codePoint >= 0xa0 && codePoint <= 0xff)) return codePoint;
  const index = encoding === 'windows-1252' ? windowsOnly.indexOf(character) : -1;
  return index >= 0 ? 0x80 + index : null;
}

/** The characters of a text that an encoding does not have, each once. */
export function outsideOf(text: string, encoding: CarrierEncoding): string[] {
  if (encoding === 'utf-8') return [];
  return [...new Set(text)].filter((character) => byteOf(character, encoding) === null);
}

/** A text as bytes; what the encoding does not have is a question mark, and `outsideOf` has named it before. */
export function encode(text: string, encoding: CarrierEncoding): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  return Buffer.from(Array.from(text, (character) => byteOf(character, encoding) ?? 0x3f));
}
