// A line of text in any script to glyphs with places: the bidirectional algorithm gives the order of its runs.
import bidiFactory, { type Bidi } from 'bidi-js';
import type { FontBook } from './font-book.ts';
import type { FontRegion } from './font-region.ts';
import type { Face } from './face.ts';
import type { Run } from './glyph.ts';
import { shapeRun } from './shape-run.ts';

/** A line at any size: all measures in thousandths of an em. */
export interface ShapedLine {
  text: string;
  runs: readonly Run[];
  width: number;
  above: number;
  below: number;
}

export type TextDirection = 'ltr' | 'rtl';

/** Its types describe a default of a module that is none. */
const bidi = (bidiFactory as unknown as () => Bidi)();

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u200f\u202b\u202e\u2067]|[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const strong = /\p{L}/u;
/** Nothing is drawn of these, so no font needs them. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const mark = /\p{M}/u;

/** Words with one space between them, which are a line as they are. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** The direction of the first letter; left to right where there is none. */
export function directionOf(text: string): TextDirection {
  const first = strong.exec(text)?.[0];
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : 'ltr';
}

/** Text as it is shaped: composed, one space between words, no line breaks. */
export function toLine(text: string): string {
  if (plain.test(text)) return text;
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** The characters of a text that no font has, each once. The text's fonts must be loaded. */
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
 * @param text As `toLine` gives it, its fonts loaded. What no font has is drawn as the box of the first font.
 * @param direction Of the paragraph that the line is of.
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

/** Stretches of one face and one level. */
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

/** A mark, and what is not drawn, stays with what stands before it, if that face has it. */
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

/** Rule L2 of the bidirectional algorithm, on whole runs. */
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
