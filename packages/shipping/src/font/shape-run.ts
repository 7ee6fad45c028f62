// The direction is explicit: a guess misplaces a full stop between two Arabic words.
import { Buffer as HarfBuzzBuffer, Direction, shape } from 'harfbuzzjs';
import type { Face } from './face.ts';
import type { Glyph, Run } from './glyph.ts';
import { simpleGlyphs } from './simple-glyphs.ts';

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
