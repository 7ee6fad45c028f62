import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { fontBook, type FontBook } from '../font/font-book.ts';
import { toLine } from '../font/shape-line.ts';
import { glyphWriter } from '../pdf/glyph-writer.ts';
import { qrOperators } from '../pdf/qr-operators.ts';
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
  const paper = paperSizesMm[options.sheet.paper];
  const document = new PDFDocument({
    size: [paper.width * pointsPerMm, paper.height * pointsPerMm],
    margin: 0,
    autoFirstPage: false,
    fontLayoutCache: false,
    info: { Title: options.title, CreationDate: options.madeAt },
  });
  const ended = finished(sink);
  ended.catch(() => {}); // awaited below; an earlier failure must not end the process
  document.pipe(sink);
  try {
    const done = await drawLabels(labels, options, { document, sink });
    document.end();
    await ended;
    return done;
  } catch (cause) {
    document.unpipe(sink);
    sink.destroy();
    throw cause;
  }
}

async function drawLabels(
  labels: AsyncIterable<Label> | Iterable<Label>,
  options: PrintOptions,
  { document, sink }: { document: InstanceType<typeof PDFDocument>; sink: Writable },
): Promise<{ labels: number; pages: number }> {
  const { sheet, nudgeMm } = options;
  const perPage = labelsPerPage(sheet);
  const book = fontBook();
  const writer = glyphWriter(document);
  const content = document as unknown as { addContent(operators: string): void };
  let place = options.startPosition - 1;
  let count = 0;
  let pages = 0;
  for await (const label of labels) {
    if (pages === 0 || place === perPage) {
      if (place === perPage) place = 0;
      document.addPage();
      document.translate(nudgeMm.x * pointsPerMm, nudgeMm.y * pointsPerMm);
      pages += 1;
      if (sink.writableNeedDrain) await once(sink, 'drain');
    }
    await loadFonts(book, label, options);
    const layout = layOutLabel(label, { options, box: contentBox(sheet, place), book });
    for (const line of layout.lines) writer.write(line);
    content.addContent(qrOperators(label.reference, layout.code));
    if (layout.rule !== null) content.addContent(barOperators(layout.rule));
    place += 1;
    count += 1;
  }
  if (pages === 0) document.addPage();
  return { labels: count, pages: Math.max(1, pages) };
}

export async function loadFonts(book: FontBook, label: Label, options: LabelOptions): Promise<void> {
  const texts = [' ·', label.reference, label.items ?? '', ...label.lines, ...options.returnAddress];
  await book.load(toLine(texts.join(' ')), label.region);
}

function barOperators({ x, y, width, height }: Box): string {
  return `${[x, y, width, height].map((measure) => measure.toFixed(2)).join(' ')} re f`;
}
