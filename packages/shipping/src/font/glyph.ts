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
