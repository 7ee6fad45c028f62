import bidiFactory, { type Bidi } from 'bidi-js';
import type { FontBook } from './font-book.ts';
import type { FontRegion } from './font-region.ts';
import type { Face } from './face.ts';
import { type Run, shapeRun } from './shape-run.ts';

/** Independent of the font size: all measures in thousandths of an em. */
export interface ShapedLine {
  text: string;
  runs: readonly Run[];
  width: number;
  above: number;
  below: number;
}

export type TextDirection = 'ltr' | 'rtl';

/** The module's types declare a default export that it lacks. */
const bidi = (bidiFactory as unknown as () => Bidi)();

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200f\u202b\u202e\u2067]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const strong = /\p{L}/u;
/** Never drawn, so no font needs them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const mark = /\p{M}/u;

const plain = /^[!-~]+(?: [!-~]+)*$/;

export function directionOf(text: string): TextDirection {
  const first = strong.exec(text)?.[0];
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : 'ltr';
}

/** Text ready for shaping: composed, single spaces, no line breaks. */
export function toLine(text: string): string {
  if (plain.test(text)) return text;
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** The characters that no font has, each once. The text's fonts must be loaded. */
export function missingCharacters(text: string, book: FontBook, region: FontRegion): string[] {
  const missing = new Set<string>();
  for (const character of text) {
    if (book.faceOf(character.codePointAt(0) ?? 0, region) === null && !invisible.test(character))
      missing.add(character);
  }
  return [...missing];
}

interface Piece {
  face: Face;
  level: number;
  text: string;
}

/**
 * Shapes a line.
 * @param text From `toLine`, with its fonts loaded. Characters that no font has are drawn as the first font's box.
 * @param direction Of the paragraph.
 */
export function shapeLine(
  text: string,
  { book, region, direction }: { book: FontBook; region: FontRegion; direction: TextDirection },
): ShapedLine {
  const levels =
    direction === 'rtl' || rightToLeft.test(text) ? bidi.getEmbeddingLevels(text, direction).levels : undefined;
  const runs = inVisualOrder(toPieces(text, { book, region, levels })).map(({ face, level, text }) =>
    shapeRun(face, text, level % 2 === 1),
  );
  let width = 0;
  let above = 0;
  let below = 0;
  for (const run of runs) {
    width += run.width;
    above = Math.max(above, run.above);
    below = Math.max(below, run.below);
  }
  return { text, runs, width, above, below };
}

function toPieces(
  text: string,
  { book, region, levels }: { book: FontBook; region: FontRegion; levels: Uint8Array | undefined },
): Piece[] {
  const pieces: Piece[] = [];
  let piece: Piece | undefined;
  for (let index = 0; index < text.length; index += 1) {
    const codePoint = text.codePointAt(index) ?? 0;
    const character = String.fromCodePoint(codePoint);
    const level = levels?.[index] ?? 0;
    const face = faceFor(codePoint, piece?.face, { book, region });
    if (piece !== undefined && piece.face === face && piece.level === level) {
      piece.text += character;
    } else if (face !== undefined) {
      piece = { face, level, text: character };
      pieces.push(piece);
    }
    index += character.length - 1;
  }
  return pieces;
}

/** Marks and invisible characters stay in the face of the character before them, if it has them. */
function faceFor(
  codePoint: number,
  previous: Face | undefined,
  { book, region }: { book: FontBook; region: FontRegion },
): Face | undefined {
  const face = book.faceOf(codePoint, region);
  if (codePoint < 0x3_00 && face !== null) return face;
  const character = String.fromCodePoint(codePoint);
  if (previous !== undefined && invisible.test(character)) return previous;
  if (previous !== undefined && mark.test(character) && previous.has(codePoint)) return previous;
  return face ?? book.faceOf(0x20, region) ?? previous;
}

/** Rule L2 of the bidirectional algorithm, applied to whole runs. */
function inVisualOrder(pieces: Piece[]): Piece[] {
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  const ordered = [...pieces];
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1;
      if (to > from) {
        ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed());
        from = to;
      }
    }
  }
  return ordered;
}
