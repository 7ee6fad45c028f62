// The direction is explicit: a guess misplaces a full stop between two Arabic words.
import { Buffer as HarfBuzzBuffer, Direction, shape } from 'harfbuzzjs';
import type { Face } from './face.ts';

/** A glyph and its position, in thousandths of an em. */
export interface Glyph {
  id: number;
  /** The text to extract from the PDF; empty for all but the first glyph of a cluster. */
  codePoints: number[];
  advance: number;
  xOffset: number;
  yOffset: number;
}

export interface Run {
  face: Face;
  glyphs: readonly Glyph[];
  /** Sum of the advances, in thousandths of an em. */
  width: number;
  /** Extent of the ink above and below the baseline, in thousandths of an em. */
  above: number;
  below: number;
}

// Shapes each pair of letters once and combines the results: three times as fast as shaping every line.

type Shape = (face: Face, text: string) => Glyph[];

interface Pairs {
  /** Keyed by a pair of letters: the glyph of the first when the second follows; null if they form one glyph. */
  glyphs: Map<number, Glyph | null>;
}

const pairsByFace = new WeakMap<Face, Pairs>();

/** Latin, Greek and Cyrillic letters, digits and punctuation, without combining marks. */
function isLetter(unit: number): boolean {
  return (
    (unit >= 0x20 && unit < 0x2_50 && unit !== 0xad) ||
    (unit >= 0x3_70 && unit < 0x4_83) ||
    (unit > 0x4_89 && unit < 0x5_30)
  );
}

/** Chinese, Japanese and Korean: each character fills its own square. */
function isSquare(unit: number): boolean {
  return (
    (unit >= 0x30_00 && unit < 0x30_2a) ||
    (unit >= 0x30_41 && unit < 0x30_97) ||
    (unit >= 0x30_a0 && unit < 0x31_00) ||
    (unit >= 0x4e_00 && unit < 0xa0_00) ||
    (unit >= 0xac_00 && unit < 0xd7_a4)
  );
}

/** The glyphs of a text, left to right; null if the text needs the full shaper. */
function simpleGlyphs(face: Face, text: string, shape: Shape): Glyph[] | null {
  const pairs = pairsOf(face);
  const glyphs: Glyph[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const isAlphabetic = isLetter(unit);
    if (!isAlphabetic && !isSquare(unit)) return null;
    const next = index + 1 < text.length ? text.charCodeAt(index + 1) : 0;
    const glyph = pairGlyph({ unit, next: isAlphabetic && isLetter(next) ? next : 0 }, { face, pairs, shape });
    if (glyph === null) return null;
    glyphs.push(glyph);
  }
  return glyphs;
}

function pairsOf(face: Face): Pairs {
  let pairs = pairsByFace.get(face);
  if (pairs === undefined) {
    pairs = { glyphs: new Map() };
    pairsByFace.set(face, pairs);
  }
  return pairs;
}

function pairGlyph(
  { unit, next }: { unit: number; next: number },
  { face, pairs, shape }: { face: Face; pairs: Pairs; shape: Shape },
): Glyph | null {
  const key = unit * 0x1_00_00 + next;
  let glyph = pairs.glyphs.get(key);
  if (glyph === undefined) {
    glyph = shapePair({ unit, next }, face, shape);
    pairs.glyphs.set(key, glyph);
  }
  return glyph;
}

function shapePair({ unit, next }: { unit: number; next: number }, face: Face, shape: Shape): Glyph | null {
  const [first, second, ...more] = shape(face, String.fromCharCode(unit, ...(next === 0 ? [] : [next])));
  const isPlain =
    first !== undefined &&
    more.length === 0 &&
    first.id === face.nominalGlyph(unit) &&
    first.xOffset === 0 &&
    first.yOffset === 0 &&
    (next === 0
      ? second === undefined
      : second !== undefined && second.id === face.nominalGlyph(next) && second.xOffset === 0);
  return isPlain ? first : null;
}

/** Runs repeat; a larger cache does not pay off when every line is different. */
const maxCached = 2000;
const cached = new Map<string, Run>();
const buffer = new HarfBuzzBuffer();

export function shapeRun(face: Face, text: string, isRtl: boolean): Run {
  const simple = isRtl ? null : simpleGlyphs(face, text, shapeAlone);
  if (simple !== null) return toRun(face, simple);
  const key = `${face.name}\0${isRtl ? 1 : 0}${text}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  const run = toRun(face, shapeGlyphs(face, text, isRtl));
  if (cached.size >= maxCached) cached.clear();
  cached.set(key, run);
  return run;
}

function toRun(face: Face, glyphs: readonly Glyph[]): Run {
  let width = 0;
  let above = 0;
  let below = 0;
  for (const { id, advance, yOffset } of glyphs) {
    const ink = face.ink(id);
    width += advance;
    if (ink.top + yOffset > above) above = ink.top + yOffset;
    if (-ink.bottom - yOffset > below) below = -ink.bottom - yOffset;
  }
  return { face, glyphs, width, above, below };
}

function shapeAlone(face: Face, text: string): Glyph[] {
  return shapeGlyphs(face, text, false);
}

function shapeGlyphs(face: Face, text: string, isRtl: boolean): Glyph[] {
  buffer.reset();
  buffer.addText(text);
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
  buffer.guessSegmentProperties();
  shape(face.shaper, buffer);
  const shaped = buffer.getGlyphInfosAndPositions();
  const { scale } = face;
  const left = codePointsByCluster(
    text,
    shaped.map(({ cluster }) => cluster),
  );
  // Glyphs come left to right; the text of a cluster belongs to the first glyph in reading order.
  const inReadingOrder = isRtl ? shaped.toReversed() : shaped;
  const glyphs = inReadingOrder.map(({ codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    id,
    codePoints: takeCodePoints(face, id, left.get(cluster)),
    advance: xAdvance * scale,
    xOffset: xOffset * scale,
    yOffset: yOffset * scale,
  }));
  return isRtl ? glyphs.reverse() : glyphs;
}

function codePointsByCluster(text: string, clusters: number[]): Map<number, number[]> {
  const starts = [...new Set(clusters)].toSorted((a, b) => a - b);
  return new Map(
    starts.map((start, index) => [
      start,
      Array.from(text.slice(start, starts[index + 1] ?? text.length), (character) => character.codePointAt(0) ?? 0),
    ]),
  );
}

/** A glyph of a single character takes that character; any other takes the rest of its cluster. */
function takeCodePoints(face: Face, glyphId: number, left: number[] | undefined): number[] {
  if (left === undefined || left.length === 0) return [];
  if (left.length > 1) {
    const index = left.findIndex((codePoint) => face.nominalGlyph(codePoint) === glyphId);
    if (index >= 0) return left.splice(index, 1);
  }
  return left.splice(0);
}
