import { filesWith } from './font-files.ts';
import type { FontRegion } from './font-region.ts';
import { openFace, type Face } from './face.ts';

/** The faces that were needed so far. */
export interface FontBook {
  /** Opens what a text needs; to be awaited before `faceOf` is asked about it. */
  load(text: string, region: FontRegion): Promise<void>;
  /** The face that draws a code point, or null when no font has it. */
  faceOf(codePoint: number, region: FontRegion): Face | null;
}

/** Opens each font file once, when it is first needed, and keeps it. */
export function fontBook(): FontBook {
  const faces = new Map<string, Promise<Face>>();
  const found = new Map<string, Map<number, Face | null>>();

  function open(file: string): Promise<Face> {
    let face = faces.get(file);
    if (face === undefined) {
      face = openFace(file);
      faces.set(file, face);
    }
    return face;
  }

  async function find(codePoint: number, region: FontRegion): Promise<Face | null> {
    for (const file of filesWith(codePoint, region)) {
      // The lists of characters promise more than some files hold.
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
