import type { FontBook } from '../font/font-book.ts';
import { directionOf, shapeLine, toLine, type ShapedLine, type TextDirection } from '../font/shape-line.ts';
import { fitLines, minReadablePt, type FittedLines } from './fit-lines.ts';
import type { Label, LabelOptions } from './label.ts';
import { pointsPerMm, type Box } from './label-box.ts';

/** A line and its starting point, in points from the top left corner of the page. */
export interface PlacedLine {
  line: ShapedLine;
  x: number;
  baseline: number;
  sizePt: number;
}

export interface LabelLayout {
  lines: PlacedLine[];
  code: Box;
  /** Below the return address of a large label. */
  rule: Box | null;
  fit: FittedLines['fit'];
}

const returnPt = 5.5;
/** Below the return address's last baseline, relative to its type size: any closer, the letters seem to touch. */
const gapBelowReturn = 1.1;
const referencePt = 6.5;
const rulePt = 0.75;
/** Between the rule and the address, relative to the height of the return address. */
const ruleGap = 1.6;
/** Quiet zone of a QR code, in modules (ISO/IEC 18004); the smallest code has 21 modules per side. */
const quietModules = 4;
const usualModules = 21;

/** Labels taller than this are scaled up: roll labels are read from farther away, on a pile of parcels. */
const largeMm = 120;
const largeScale = 1.6;

function scaleOf(box: Box): number {
  return box.height / pointsPerMm > largeMm ? largeScale : 1;
}

/** The largest type that suits the label, between 9 and 14 points: 11 on the usual label of 38.1 mm. */
function maxAddressPt(box: Box): number {
  return scaleOf(box) * Math.min(14, Math.max(9, Math.round((box.height / pointsPerMm) * 0.32 * 2) / 2));
}

/** The side of the code: about a third of the label, but large enough for a hand scanner (0.45 mm per module). */
function codeSize(box: Box): number {
  return scaleOf(box) * Math.min(16, Math.max(9.5, (box.height / pointsPerMm) * 0.38)) * pointsPerMm;
}

/**
 * Lays out a label: return address at the top, then address, contents and reference; the code is in the corner where
 * lines end. All fonts must be loaded.
 * @param box The printable area.
 */
export function layOutLabel(
  label: Label,
  { options, box, book }: { options: LabelOptions; box: Box; book: FontBook },
): LabelLayout {
  const texts = label.lines.map(toLine).filter((text) => text !== '');
  const direction = directionOf(texts.join(' '));
  const place = placer(box, direction);
  const shapeIn = (text: string, direction: TextDirection): ShapedLine =>
    shapeLine(text, { book, region: label.region, direction });

  const returnAddress = fitReturnAddress(options, { box, shape: shapeIn });
  const reference = shapeIn(toLine(label.reference), 'ltr');
  const side = codeSize(box);
  const quiet = (side / usualModules) * quietModules;
  const scale = scaleOf(box);
  const smallPt = scale * referencePt;
  const referenceHeight = 1.2 * smallPt;
  const items = fitLines([toLine(label.items ?? '')].filter(Boolean), {
    maxPt: scale * minReadablePt,
    space: { height: 3 * scale * minReadablePt, widthBetween: () => box.width - side - quiet },
    shape: (text) => shapeIn(text, directionOf(text)),
  });
  const itemsHeight = items.lines.length === 0 ? 0 : (items.lines.at(-1)?.baseline ?? 0) + 0.5 * smallPt;
  const itemsTop = box.height - referenceHeight - itemsHeight;
  const hasRule = scale > 1 && returnAddress.height > 0;
  const top = returnAddress.height * (hasRule ? ruleGap : 1);
  const height = itemsTop - top;
  const codeTop = box.height - side;
  // A line without letters (a house number) follows the others.
  const directions = texts.map((text) => (/\p{L}/u.test(text) ? directionOf(text) : direction));

  const address = fitLines(texts, {
    maxPt: maxAddressPt(box),
    space: {
      height,
      widthBetween: (_, bottom) => box.width - (top + bottom > codeTop - quiet ? side + quiet : 0),
    },
    shape: (text, number) => shapeIn(text, directions[number] ?? direction),
  });

  return {
    fit: items.fit === 'unreadable' ? items.fit : address.fit,
    lines: [
      ...returnAddress.lines,
      ...address.lines.map(({ line, baseline }) => place(line, top + baseline, address.sizePt)),
      ...items.lines.map(({ line, baseline }) => place(line, itemsTop + baseline, items.sizePt)),
      place(reference, box.height - 0.2 * smallPt, smallPt),
    ],
    code: {
      x: direction === 'rtl' ? box.x : box.x + box.width - side,
      y: box.y + codeTop,
      width: side,
      height: side,
    },
    rule: hasRule ? { x: box.x, y: box.y + returnAddress.height, width: box.width, height: rulePt } : null,
  };
}

function placer(box: Box, direction: TextDirection) {
  return (line: ShapedLine, baseline: number, sizePt: number): PlacedLine => ({
    line,
    x: direction === 'rtl' ? box.x + box.width - (line.width * sizePt) / 1000 : box.x,
    baseline: box.y + baseline,
    sizePt,
  });
}

function fitReturnAddress(
  { returnAddress }: LabelOptions,
  { box, shape }: { box: Box; shape: (text: string, direction: TextDirection) => ShapedLine },
): { lines: PlacedLine[]; height: number } {
  const parts = returnAddress.map(toLine).filter(Boolean);
  if (parts.length === 0) return { lines: [], height: 0 };
  const direction = directionOf(parts.join(' '));
  const place = placer(box, direction);
  const maxPt = scaleOf(box) * returnPt;
  const isTooWide = (text: string): boolean => (shape(text, direction).width * maxPt) / 1000 > box.width;

  const { lines, sizePt } = fitLines(joinParts(parts, isTooWide), {
    maxPt,
    space: { height: box.height / 4, widthBetween: () => box.width },
    shape: (part) => shape(part, direction),
  });
  const last = lines.at(-1)?.baseline ?? 0;
  return {
    lines: lines.map(({ line, baseline }) => place(line, baseline, sizePt)),
    height: last + gapBelowReturn * sizePt,
  };
}

function joinParts(parts: readonly string[], isTooWide: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const joined = lines.length === 0 ? part : `${lines.at(-1)} · ${part}`;
    if (lines.length === 0 || isTooWide(joined)) lines.push(part);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}
