import type { FontRegion } from './font-region.ts';
import { openFace, type Face } from './face.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// Finds the font file for a character. The packages split every family into files by character; Chinese, Japanese and
// Korean are split into a hundred or more.

const require = createRequire(import.meta.url);

/** Families for all countries, in order of preference. The first has Latin, Greek, Cyrillic and Devanagari. */
const commonFamilies = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-bengali',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-kannada',
  'noto-sans-malayalam',
  'noto-sans-oriya',
  'noto-sans-sinhala',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-lao',
  'noto-sans-khmer',
  'noto-sans-myanmar',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-ethiopic',
  'noto-sans-thaana',
] as const;

/** Each region draws the same Chinese character differently; the country of the address decides. */
const chineseCharacters = {
  JP: ['noto-sans-jp', 'noto-sans-tc', 'noto-sans-sc', 'noto-sans-kr'],
  KR: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-tc', 'noto-sans-sc'],
  CN: ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'],
  TW: ['noto-sans-tc', 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'],
} as const satisfies Record<FontRegion, readonly string[]>;

interface FileRange {
  from: number;
  to: number;
  file: string;
}

const rangesByFamily = new Map<string, FileRange[]>();

function rangesOf(family: string): FileRange[] {
  let ranges = rangesByFamily.get(family);
  if (ranges === undefined) {
    ranges = readRanges(family);
    rangesByFamily.set(family, ranges);
  }
  return ranges;
}

function readRanges(family: string): FileRange[] {
  const name = `@fontsource-variable/${family}`;
  const subsets = JSON.parse(readFileSync(require.resolve(`${name}/unicode.json`), 'utf8')) as Record<string, string>;
  return Object.entries(subsets).flatMap(([subset, list]) => {
    const file = require.resolve(`${name}/files/${family}-${subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`);
    return list.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), file };
    });
  });
}

/** The files that may contain a code point, most likely first; empty when no family has it. */
function* filesWith(codePoint: number, region: FontRegion): Generator<string> {
  for (const family of [...commonFamilies, ...chineseCharacters[region]]) {
    const ranges = rangesOf(family).filter(({ from, to }) => codePoint >= from && codePoint <= to);
    yield* new Set(ranges.map(({ file }) => file));
  }
}

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
