// Puts lines into a space: as large as there is room for; too long for that, smaller; too long for the smallest that can
// be read, broken. Nothing is ever cut.
import { breakLine } from '../font/break-line.ts';
import type { ShapedLine } from '../font/shape-line.ts';

/** Smaller type cannot be read at arm's length. */
export const minReadablePt = 7;
const stepPt = 0.5;
/** What does not fit in a readable size is still printed whole; the check before printing has named it. */
const smallestPt = 1;

/** From the base line up and down, and between two lines, in thousandths of an em: what Latin letters need. */
const line = { above: 800, below: 250, gap: 150 };

export interface FittedLine {
  line: ShapedLine;
  /** From the top of the space to the base line, in points. */
  baseline: number;
}

export interface FittedLines {
  lines: FittedLine[];
  sizePt: number;
  /** `broken`: a line goes on in the next one. `unreadable`: it fits only smaller than can be read. */
  fit: 'whole' | 'broken' | 'unreadable';
}

export interface Space {
  height: number;
  /** The width of the space between two heights, in points from its top. */
  widthBetween(top: number, bottom: number): number;
}

/**
 * @param texts Lines as `toLine` gives them.
 * @param maxPt The size to begin with.
 * @param shape Shapes a part of the line with that number.
 */
export function fitLines(
  texts: readonly string[],
  { space, maxPt, shape }: { space: Space; maxPt: number; shape: (text: string, number: number) => ShapedLine },
): FittedLines {
  const whole = texts.map(shape);
  for (let sizePt = maxPt; sizePt >= minReadablePt; sizePt -= stepPt) {
    const lines = place(whole, sizePt, space);
    if (lines !== null) return { lines, sizePt, fit: 'whole' };
  }
  for (let sizePt = maxPt; ; sizePt -= stepPt) {
    const isLast = sizePt - stepPt < smallestPt;
    const lines = place(breakAll(whole, { sizePt, space, shape }), sizePt, space, isLast);
    if (lines !== null) return { lines, sizePt, fit: sizePt < minReadablePt ? 'unreadable' : 'broken' };
  }
}

/** One under the other from the top; null when they do not fit. */
function place(shaped: ShapedLine[], sizePt: number, space: Space, isForced = false): FittedLine[] | null {
  const placed: FittedLine[] = [];
  const em = sizePt / 1000;
  let top = 0;
  for (const current of shaped) {
    const baseline = top + Math.max(current.above, line.above) * em;
    const bottom = baseline + Math.max(current.below, line.below) * em;
    if (!isForced && (bottom > space.height || current.width * em > space.widthBetween(top, bottom))) return null;
    placed.push({ line: current, baseline });
    top = bottom + line.gap * em;
  }
  return placed;
}

function breakAll(
  whole: ShapedLine[],
  { sizePt, space, shape }: { sizePt: number; space: Space; shape: (text: string, number: number) => ShapedLine },
): ShapedLine[] {
  const em = sizePt / 1000;
  let top = 0;
  return whole.flatMap((current, number) => {
    const height = (Math.max(current.above, line.above) + Math.max(current.below, line.below)) * em;
    const pitch = height + line.gap * em;
    const widthOf = (count: number): number => space.widthBetween(top + count * pitch, top + count * pitch + height);
    const isWhole = current.width * em <= widthOf(0);
    const parts = isWhole
      ? [current]
      : breakLine(current.text, (part, count) => shape(part, number).width * em > widthOf(count)).map((part) =>
          shape(part, number),
        );
    top += parts.length * pitch;
    return parts;
  });
}
