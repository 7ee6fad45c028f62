import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { glyphWriter } from './glyph-writer.ts';
import type { PlacedLine } from '../label/lay-out-label.ts';

export interface PdfOptions {
  /** In points. */
  width: number;
  height: number;
  title: string;
  /** BCP 47; absent if the texts are in several languages. */
  language?: string;
  madeAt: Date;
}

export interface PdfWriter {
  /** Starts a page and waits while the sink is full. @param offset In points, for everything on the page. */
  addPage(offset?: { x: number; y: number }): Promise<void>;
  write(line: PlacedLine): void;
  /** PDF operators, in points from the top left corner of the page. */
  draw(operators: string): void;
}

/**
 * Writes a PDF page by page: only one page and the fonts are in memory.
 * @param sink Gets ended.
 * @throws errors of the sink or of `draw`; the sink is then destroyed.
 */
export async function writePdf<Done>(
  { width, height, title, language, madeAt }: PdfOptions,
  sink: Writable,
  draw: (pdf: PdfWriter) => Promise<Done>,
): Promise<Done> {
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    fontLayoutCache: false,
    ...(language === undefined ? {} : { lang: language }),
    info: { Title: title, CreationDate: madeAt },
  });
  const ended = finished(sink);
  ended.catch(() => {}); // awaited below; an earlier failure must not end the process
  document.pipe(sink);
  const writer = glyphWriter(document);
  const content = document as unknown as { addContent(operators: string): void };
  let pages = 0;
  try {
    const done = await draw({
      async addPage(offset = { x: 0, y: 0 }) {
        document.addPage();
        document.translate(offset.x, offset.y);
        pages += 1;
        if (sink.writableNeedDrain) await once(sink, 'drain');
      },
      write: (line) => writer.write(line),
      draw: (operators) => content.addContent(operators),
    });
    if (pages === 0) document.addPage();
    document.end();
    await ended;
    return done;
  } catch (cause) {
    document.unpipe(sink);
    sink.destroy();
    throw cause;
  }
}
