// Sets text in columns at a fixed size; lines that are too wide are broken, never cut off.
import { breakLine } from '../font/break-line.ts';
import { fontBook, type FontBook } from '../font/font-book.ts';
import type { FontRegion } from '../font/font-region.ts';
import { directionOf, shapeLine, toLine, type ShapedLine, type TextDirection } from '../font/shape-line.ts';
import type { PlacedLine } from '../label/lay-out-label.ts';

/** A column of a row; `start` and `width` in points, from the edge where lines start. */
export interface Cell {
  start: number;
  width: number;
  /** Each starts on a new line; empty ones are left out. */
  texts: readonly string[];
  sizePt: number;
  isBold?: boolean;
  align?: 'end';
}

/** One line of each column, in points from the start edge and the top of the line. */
export interface RowLine {
  height: number;
  parts: { line: ShapedLine; cell: Cell; baseline: number }[];
}

/** For Latin letters, in thousandths of an em: above and below the baseline, and the gap to the next line. */
const usual = { above: 800, below: 250, gap: 270 };

export interface Typesetter {
  /** Lines of adjacent columns. */
  setRow(cells: readonly Cell[], region: FontRegion): Promise<RowLine[]>;
}

export function typesetter(): Typesetter {
  const books = { regular: fontBook(), bold: fontBook(700) };

  async function linesOf({ texts, width, sizePt, isBold }: Cell, region: FontRegion): Promise<ShapedLine[]> {
    const book = isBold === true ? books.bold : books.regular;
    const wanted = texts.map(toLine).filter((text) => text !== '');
    await book.load(` ${wanted.join('')}`, region);
    return wanted.flatMap((text) => broken(text, (width * 1000) / sizePt, { book, region }));
  }

  return {
    async setRow(cells, region) {
      const columns: ShapedLine[][] = [];
      for (const cell of cells) columns.push(await linesOf(cell, region));
      const count = Math.max(0, ...columns.map(({ length }) => length));
      return Array.from({ length: count }, (_, number) => {
        const beside = cells.flatMap((cell, column) => {
          const line = columns[column]?.[number];
          return line === undefined ? [] : [{ line, cell, em: cell.sizePt / 1000 }];
        });
        const baseline = Math.max(...beside.map(({ line, em }) => Math.max(line.above, usual.above) * em));
        const below = Math.max(...beside.map(({ line, em }) => (Math.max(line.below, usual.below) + usual.gap) * em));
        return { height: baseline + below, parts: beside.map(({ line, cell }) => ({ line, cell, baseline })) };
      });
    },
  };
}

function broken(text: string, width: number, { book, region }: { book: FontBook; region: FontRegion }): ShapedLine[] {
  const direction = directionOf(text);
  const shape = (part: string) => shapeLine(part, { book, region, direction });
  const whole = shape(text);
  return whole.width <= width ? [whole] : breakLine(text, (part) => shape(part).width > width).map(shape);
}

export function heightOf(lines: readonly RowLine[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0);
}

/** Positions of a row's lines on a page. @param direction Direction of the page; columns are counted from its start. */
export function* placed(
  { parts }: RowLine,
  { y, pageWidth, direction }: { y: number; pageWidth: number; direction: TextDirection },
): Generator<PlacedLine> {
  for (const { line, cell, baseline } of parts) {
    const left = direction === 'rtl' ? pageWidth - cell.start - cell.width : cell.start;
    const free = cell.width - (line.width * cell.sizePt) / 1000;
    const isAtRight = (direction === 'rtl') !== (cell.align === 'end');
    yield { line, x: isAtRight ? left + free : left, baseline: y + baseline, sizePt: cell.sizePt };
  }
}
