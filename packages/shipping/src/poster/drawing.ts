// Text as outlines, so that the same drawing becomes a printable PDF and a share picture without fonts.
import { breakLine } from '../font/break-line.ts';
import type { FontBook } from '../font/font-book.ts';
import type { FontRegion } from '../font/font-region.ts';
import type { Box } from '../label/label-box.ts';
import { directionOf, shapeLine, toLine, type ShapedLine } from '../font/shape-line.ts';

/** An SVG path, moved and scaled; y goes down. */
export interface Shape {
  path: string;
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
  fill: string;
}

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
}

interface TextPlace {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Font size; the largest that fits is used. */
  maxSize: number;
  align: 'start' | 'middle' | 'end';
  fill: string;
}

/** The smallest readable font size; `maxSize` is the largest to try. */
const minSize = 8;
const shrink = 0.95;
/** Above and below the baseline, and between lines, for Latin letters, relative to the font size. */
/** At least, in ems; letters such as Arabic ones reach further. */
const ascent = 0.8;
const descent = 0.25;
const leading = 1.15;

export interface TextDrawer {
  /** A text as outlines, broken where necessary, never cut off. Also returns the bottom of its last line. */
  draw(text: string, place: TextPlace): { shapes: Shape[]; bottom: number };
}

/** Loads the fonts of these texts; draws only them or parts of them. */
export async function textDrawer(texts: readonly string[], region: FontRegion, book: FontBook): Promise<TextDrawer> {
  await book.load(toLine(texts.join(' ')), region);
  return {
    draw(text, { x, y, width, height, maxSize, align, fill }) {
      const whole = toLine(text);
      if (whole === '') return { shapes: [], bottom: y };
      const direction = directionOf(whole);
      const shape = (part: string) => shapeLine(part, { book, region, direction });
      const widest = Math.max(...whole.split(/ |(?<=\/)/).map((word) => shape(word).width));
      const fit = (size: number) => {
        const em = size / 1000;
        const lines = breakLine(whole, (part) => shape(part).width * em > width).map(shape);
        const pitch = Math.max(leading * size, ...lines.map(({ above, below }) => (above + below) * em));
        const first = Math.max(ascent * size, (lines[0]?.above ?? 0) * em);
        const last = Math.max(descent * size, (lines.at(-1)?.below ?? 0) * em);
        return { lines, pitch, first, bottom: first + (lines.length - 1) * pitch + last };
      };
      let size = maxSize;
      let fitted = fit(size);
      while (size > minSize && (fitted.bottom > height || (widest * size) / 1000 > width)) {
        size = Math.max(minSize, size * shrink);
        fitted = fit(size);
      }
      const shapes = fitted.lines.flatMap((line, at) => {
        const free = width - (line.width * size) / 1000;
        const before = align === 'middle' ? free / 2 : align === 'end' || direction === 'rtl' ? free : 0;
        return outlines(line, { x: x + before, y: y + fitted.first + at * fitted.pitch, size, fill });
      });
      return { shapes, bottom: y + fitted.bottom };
    },
  };
}

function outlines(
  line: ShapedLine,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): Shape[] {
  const shapes: Shape[] = [];
  const em = size / 1000;
  let at = x;
  for (const { face, glyphs } of line.runs) {
    const scale = face.scale * em;
    for (const { id, advance, xOffset, yOffset } of glyphs) {
      const path = face.shaper.glyphToPath(id);
      if (path !== '')
        shapes.push({ path, x: at + xOffset * em, y: y - yOffset * em, scaleX: scale, scaleY: -scale, fill });
      at += advance * em;
    }
  }
  return shapes;
}

export function block({ x, y, width, height }: Box, fill: string): Shape {
  return { path: `M0 0h${width}v${height}h${-width}z`, x, y, scaleX: 1, scaleY: 1, fill };
}

const door = 'M7 26V13.5a9 9 0 0 1 18 0V26z';
const opening = 'M12.5 26V14a4.6 4.6 0 0 1 8.4-2.6L17 13.2V26z';
const threshold = 'M3 26h26a1 1 0 0 1 1 1v3H2v-3a1 1 0 0 1 1-1z';

/** The open door of Doorstep's logo, on a square with this side. */
export function doorMark(x: number, y: number, side: number, colour: string): Shape[] {
  const scale = { x, y, scaleX: side / 32, scaleY: side / 32 };
  return [
    { path: door, ...scale, fill: colour },
    { path: opening, ...scale, fill: '#f6e7c8' },
    { path: threshold, ...scale, fill: '#b98a4b' },
  ];
}

export function toSvg({ width, height, shapes }: Drawing): string {
  const paths = shapes.map(
    ({ path, x, y, scaleX, scaleY, fill }) =>
      `<path fill="${fill}" transform="matrix(${[scaleX, 0, 0, scaleY, x, y].map(decimal).join(' ')})" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`;
}

function decimal(value: number): string {
  return String(Math.round(value * 1e5) / 1e5);
}
