import { filesWith } from './font-files.ts';
import type { FontRegion } from './font-region.ts';
import { openFace, type Face } from './face.ts';

export interface FontBook {
  /** Loads the fonts of a text; await before calling `faceOf` for it. */
  load(text: string, region: FontRegion): Promise<void>;
  /** The face that draws a code point; null when no font has it. */
  faceOf(codePoint: number, region: FontRegion): Face | null;
}

/**
 * Opens each font file on first use and keeps it.
 * @param weight 400 is regular, 700 bold.
 */
export function fontBook(weight = 400): FontBook {
  const faces = new Map<string, Promise<Face>>();
  const found = new Map<string, Map<number, Face | null>>();

  function open(file: string): Promise<Face> {
    let face = faces.get(file);
    if (face === undefined) {
      face = openFace(file, weight);
      faces.set(file, face);
    }
    return face;
  }

  async function find(codePoint: number, region: FontRegion): Promise<Face | null> {
    for (const file of filesWith(codePoint, region)) {
      // The character lists promise more than some files contain.
      const face = await open(file);
      if (face.has(codePoint)) return face;
    }
    return null;
  }

  function knownIn(region: FontRegion): Map<number, Face | null> {
    let known = found.get(region);
    if (known === undefined) {
      known = new Map();
      found.set(region, known);
    }
    return known;
  }

  return {
    async load(text, region) {
      const known = knownIn(region);
      for (let index = 0; index < text.length; index += 1) {
        const codePoint = text.codePointAt(index) ?? 0;
        if (codePoint > 0xff_ff) index += 1;
        if (!known.has(codePoint)) known.set(codePoint, await find(codePoint, region));
      }
    },
    faceOf: (codePoint, region) => knownIn(region).get(codePoint) ?? null,
  };
}
