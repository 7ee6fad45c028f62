import { readFile } from 'node:fs/promises';
import { Blob, Face as HarfBuzzFace, Font } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { pinWeight } from './pin-weight.ts';

/** The extent of a glyph's ink from its origin, in thousandths of an em; up is positive. */
export interface Ink {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Face {
  /** Its source file and weight. */
  name: string;
  /** TrueType, of one weight. */
  font: Uint8Array;
  shaper: Font;
  /** Thousandths of an em per font unit. */
  scale: number;
  has(codePoint: number): boolean;
  nominalGlyph(codePoint: number): number;
  ink(glyphId: number): Ink;
}

const noInk: Ink = { left: 0, right: 0, top: 0, bottom: 0 };

export async function openFace(file: string, weight: number): Promise<Face> {
  const variable = await decompress(await readFile(file));
  const font = pinWeight(variable, weight);
  const face = new HarfBuzzFace(new Blob(font.slice().buffer));
  const shaper = new Font(face);
  const scale = 1000 / face.upem;
  const codePoints = new Set(face.collectUnicodes());
  const inks = new Map<number, Ink>();
  return {
    name: `${file} ${weight}`,
    font,
    shaper,
    scale,
    has: (codePoint) => codePoints.has(codePoint),
    nominalGlyph: (codePoint) => shaper.glyph(codePoint) ?? 0,
    ink(glyphId) {
      let ink = inks.get(glyphId);
      if (ink === undefined) {
        ink = inkOf(shaper, glyphId, scale);
        inks.set(glyphId, ink);
      }
      return ink;
    },
  };
}

function inkOf(shaper: Font, glyphId: number, scale: number): Ink {
  const extents = shaper.glyphExtents(glyphId);
  if (extents === undefined) return noInk;
  const { xBearing, yBearing, width, height } = extents; // height is negative: it goes down from the bearing
  return {
    left: xBearing * scale,
    right: (xBearing + width) * scale,
    top: yBearing * scale,
    bottom: (yBearing + height) * scale,
  };
}
