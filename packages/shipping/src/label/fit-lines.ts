// Fits lines into a space: as large as possible, then smaller, then broken. Nothing is ever truncated.
import { breakLine } from '../font/break-line.ts';
import type { ShapedLine } from '../font/shape-line.ts';

/** Smaller type is unreadable at arm's length. */
export const minReadablePt = 7;
const stepPt = 0.5;
/** Text that does not fit at a readable size is still printed in full; the check before printing has reported it. */
const minPt = 1;

/** Above and below the baseline and between two lines, in thousandths of an em, for Latin letters. */
const line = { above: 800, below: 250, gap: 150 };

export interface FittedLine {
  line: ShapedLine;
  /** From the top of the space to the baseline, in points. */
  baseline: number;
}

export interface FittedLines {
  lines: FittedLine[];
  sizePt: number;
  /** `broken`: a line continues on the next. `unreadable`: it fits only below the smallest readable size. */
  fit: 'whole' | 'broken' | 'unreadable';
}

export interface Space {
  height: number;
  /** The width of the space between two heights, in points from its top. */
  widthBetween(top: number, bottom: number): number;
}

/**
 * @param texts From `toLine`.
 * @param maxPt The size to try first.
 * @param shape Shapes part of the line with this index.
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
    const isLast = sizePt - stepPt < minPt;
    const lines = place(breakAll(whole, { sizePt, space, shape }), sizePt, space, isLast);
    if (lines !== null) return { lines, sizePt, fit: sizePt < minReadablePt ? 'unreadable' : 'broken' };
  }
}

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
