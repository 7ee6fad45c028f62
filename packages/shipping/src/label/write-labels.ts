import type { Writable } from 'node:stream';
import { fontBook, type FontBook } from '../font/font-book.ts';
import { toLine } from '../font/shape-line.ts';
import { qrOperators } from '../pdf/qr-operators.ts';
import { writePdf } from '../pdf/write-pdf.ts';
import { contentBox, pointsPerMm, type Box } from './label-box.ts';
import type { Label, LabelOptions } from './label.ts';
import { layOutLabel } from './lay-out-label.ts';
import { labelsPerPage, paperSizesMm, type Sheet } from './sheets.ts';

export interface PrintOptions extends LabelOptions {
  sheet: Sheet;
  /** Position of the first label on the first sheet, from 1; earlier ones were used for another print. */
  startPosition: number;
  nudgeMm: { x: number; y: number };
  title: string;
  madeAt: Date;
}

/**
 * Writes labels as a PDF, page by page: only one page and the fonts are in memory.
 * @param labels In print order; without labels the document has one empty page.
 * @param sink Gets ended; the writer waits while it is full.
 * @returns The number of labels and pages.
 * @throws errors of the sink or of the labels; the sink is then destroyed.
 */
export async function writeLabels(
  labels: AsyncIterable<Label> | Iterable<Label>,
  options: PrintOptions,
  sink: Writable,
): Promise<{ labels: number; pages: number }> {
  const { sheet, nudgeMm, title, madeAt } = options;
  const paper = paperSizesMm[sheet.paper];
  const size = { width: paper.width * pointsPerMm, height: paper.height * pointsPerMm };
  const nudge = { x: nudgeMm.x * pointsPerMm, y: nudgeMm.y * pointsPerMm };
  const perPage = labelsPerPage(sheet);
  return writePdf({ ...size, title, madeAt }, sink, async (pdf) => {
    const book = fontBook();
    let place = options.startPosition - 1;
    let count = 0;
    let pages = 0;
    for await (const label of labels) {
      if (pages === 0 || place === perPage) {
        if (place === perPage) place = 0;
        await pdf.addPage(nudge);
        pages += 1;
      }
      await loadFonts(book, label, options);
      const layout = layOutLabel(label, { options, box: contentBox(sheet, place), book });
      for (const line of layout.lines) pdf.write(line);
      pdf.draw(qrOperators(label.reference, layout.code));
      if (layout.rule !== null) pdf.draw(barOperators(layout.rule));
      place += 1;
      count += 1;
    }
    return { labels: count, pages: Math.max(1, pages) };
  });
}

export async function loadFonts(book: FontBook, label: Label, options: LabelOptions): Promise<void> {
  const texts = [' ·', label.reference, label.items ?? '', ...label.lines, ...options.returnAddress];
  await book.load(toLine(texts.join(' ')), label.region);
}

function barOperators({ x, y, width, height }: Box): string {
  return `${[x, y, width, height].map((measure) => measure.toFixed(2)).join(' ')} re f`;
}
