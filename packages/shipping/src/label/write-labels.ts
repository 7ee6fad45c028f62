import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { fontBook, type FontBook } from '../font/font-book.ts';
import { toLine } from '../font/shape-line.ts';
import { glyphWriter } from '../pdf/glyph-writer.ts';
import { qrOperators } from '../pdf/qr-operators.ts';
import { contentBox, pointsPerMm } from './label-box.ts';
import type { Label, LabelOptions } from './label.ts';
import { layOutLabel } from './lay-out-label.ts';
import { labelsPerPage, paperSizesMm, type Sheet } from './sheets.ts';

export interface PrintOptions extends LabelOptions {
  sheet: Sheet;
  /** The place of the first label on the first sheet, from 1; those before it were used for another print. */
  startPosition: number;
  /** Moves everything, to the right and down, for a printer that is off. */
  nudgeMm: { x: number; y: number };
  /** The document's title. */
  title: string;
  /** What stands in the document as its time. */
  madeAt: Date;
}

/**
 * Writes labels as a PDF, page by page: what is in memory is one page and the fonts.
 * @param labels In the order in which they are printed; none gives a document of one empty page.
 * @param sink Is ended. Waited for whenever it does not keep up.
 * @returns How many were printed, on how many pages.
 * @throws What the sink or the labels throw; the sink is then destroyed.
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
  ended.catch(() => {}); // is awaited below; until then a failure must not end the process
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
    place += 1;
    count += 1;
  }
  if (pages === 0) document.addPage();
  return { labels: count, pages: Math.max(1, pages) };
}

/** Opens the fonts that a label needs. */
export async function loadFonts(book: FontBook, label: Label, options: LabelOptions): Promise<void> {
  const texts = [' ·', label.reference, ...label.lines, ...options.returnAddress];
  await book.load(toLine(texts.join(' ')), label.region);
}
