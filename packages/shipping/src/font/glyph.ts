import type { Face } from './face.ts';

/** A glyph and where it goes, in thousandths of an em. */
export interface Glyph {
  id: number;
  /** What it stands for when text is taken out of the PDF; empty for all but the first glyph of a cluster. */
  codePoints: number[];
  advance: number;
  xOffset: number;
  yOffset: number;
}

/** Glyphs of one face, from left to right. */
export interface Run {
  face: Face;
  glyphs: readonly Glyph[];
  /** Sum of the advances, in thousandths of an em. */
  width: number;
  /** How far the ink goes above the base line, and below it, in thousandths of an em. */
  above: number;
  below: number;
}
