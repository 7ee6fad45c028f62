import { Writable } from 'node:stream';
import { getDocumentProxy } from 'unpdf';
import { writeLabels, type PrintOptions } from '../src/label/index.ts';
import type { Label } from '../src/label/label.ts';
import { findSheet } from '../src/label/sheets.ts';

/** A piece of text extracted by pdf.js, positioned in points from the top left corner of the page. */
export interface ReadText {
  page: number;
  text: string;
  left: number;
  right: number;
  baseline: number;
  sizePt: number;
}

export function printOptions(options: Partial<PrintOptions> = {}): PrintOptions {
  return {
    sheet: findSheet('avery-l7160')!,
    startPosition: 1,
    nudgeMm: { x: 0, y: 0 },
    returnAddress: [],
    title: 'Labels',
    madeAt: new Date('2026-11-23T04:00:00Z'),
    ...options,
  };
}

export async function toPdf(labels: Iterable<Label>, options: PrintOptions): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const sink = new Writable({
    write(chunk: Uint8Array, _, done) {
      chunks.push(chunk);
      done();
    },
  });
  await writeLabels(labels, options, sink);
  return new Uint8Array(Buffer.concat(chunks));
}

export async function printAndRead(labels: Iterable<Label>, options = printOptions()): Promise<ReadText[]> {
  return readTexts(await toPdf(labels, options));
}

export async function readTexts(pdf: Uint8Array): Promise<ReadText[]> {
  const document = await getDocumentProxy(pdf);
  const found: ReadText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent({ disableNormalization: true });
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , sizePt = 0, left = 0, bottom = 0] = item.transform as number[];
      const { width } = item;
      found.push({ page: number, text: item.str, left, right: left + width, baseline: height - bottom, sizePt });
    }
  }
  return found;
}

/** The lines of one label from the top, in reading order. */
export function linesOf(texts: ReadText[]): string[] {
  const lines: ReadText[][] = [];
  for (const text of texts.toSorted((a, b) => a.baseline - b.baseline)) {
    const line = lines.at(-1);
    // Marks sit slightly above the line of their letters.
    const isSameLine = line?.[0] !== undefined && text.baseline - line[0].baseline < text.sizePt * 0.6;
    if (isSameLine) line.push(text);
    else lines.push([text]);
  }
  return lines.map(joined);
}

const rightToLeft = /[\u0590-\u08ff]/;

function joined(parts: ReadText[]): string {
  const isRtl = parts.some(({ text }) => rightToLeft.test(text));
  const inOrder = parts.toSorted((a, b) => (isRtl ? b.right - a.right : a.left - b.left));
  let line = '';
  let end: number | undefined;
  for (const { text, left, right, sizePt } of inOrder) {
    const gap = end === undefined ? 0 : isRtl ? end - right : left - end;
    line += (gap > sizePt * 0.15 ? ' ' : '') + text;
    end = isRtl ? left : right;
  }
  return line.replaceAll('\u034f', '').replaceAll(/\s+/g, ' ').normalize('NFC');
}
