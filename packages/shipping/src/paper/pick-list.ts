import type { Writable } from 'node:stream';
import type { FontRegion } from '../font/font-region.ts';
import type { TextDirection } from '../font/shape-line.ts';
import { pointsPerMm } from '../label/label-box.ts';
import { paperSizesMm, type Paper } from '../label/sheets.ts';
import { qrOperators } from '../pdf/qr-operators.ts';
import { writePdf, type PdfWriter } from '../pdf/write-pdf.ts';
import { heightOf, placed, typesetter, type Cell, type RowLine } from './set-text.ts';

export interface PickRow {
  position: number;
  reference: string;
  name: string;
  /** Empty if unknown. */
  town: string;
  /** Such as `2 × Compost bin`. */
  items: readonly string[];
  region: FontRegion;
}

const columns = ['position', 'reference', 'name', 'town', 'items'] as const;
type Column = (typeof columns)[number];

export interface PickListOptions {
  paper: Extract<Paper, 'a4' | 'letter'>;
  /** BCP 47, of everything except names. */
  language: string;
  direction: TextDirection;
  title: string;
  /** Below the title. */
  subtitle: string;
  /** Contains `{page}`. */
  page: string;
  heads: Record<Column, string>;
  /** Totals to take from the shelves, in shelf order. */
  totals: readonly { quantity: string; name: string; shelf: string }[];
  /** The link in the QR code. */
  url: string;
  madeAt: Date;
}

const edge = 12 * pointsPerMm;
const codeSide = 24 * pointsPerMm;
const boxSide = 3.6 * pointsPerMm;
const rowPadding = 1.3 * pointsPerMm;
const gap = 3 * pointsPerMm;
/** Row text: readable at arm's length, next to a finger. */
const rowPt = 9.5;
/** Keeps a reference with wide letters on one line. */
const referencePt = 8.5;

/** Share of the width between the edges. */
const shares: Record<Column, number> = { position: 0.06, reference: 0.21, name: 0.25, town: 0.18, items: 0.3 };

/** The totals of all items, then a row with a tick box for each parcel. The column headings repeat on each page. */
export async function writePickList(
  rows: AsyncIterable<PickRow> | Iterable<PickRow>,
  options: PickListOptions,
  sink: Writable,
): Promise<void> {
  const paper = paperSizesMm[options.paper];
  const size = { width: paper.width * pointsPerMm, height: paper.height * pointsPerMm };
  const { title, language, madeAt } = options;
  await writePdf({ ...size, title, language, madeAt }, sink, async (pdf) => drawPickList(pdf, { rows, options, size }));
}

interface Work {
  rows: AsyncIterable<PickRow> | Iterable<PickRow>;
  options: PickListOptions;
  size: { width: number; height: number };
}

async function drawPickList(pdf: PdfWriter, { rows, options, size }: Work): Promise<void> {
  const { direction, totals } = options;
  const setter = typesetter();
  const set = (cells: Cell[], region: FontRegion = 'CN') => setter.setRow(cells, region);
  const inner = size.width - 2 * edge;
  const bottom = size.height - edge;
  const xOf = (start: number, width: number) => (direction === 'rtl' ? size.width - start - width : start);
  const cellsOf = (texts: Record<Column, readonly string[]>, look: Pick<Cell, 'sizePt' | 'isBold'>): Cell[] => {
    const box = boxSide + gap;
    let start = edge + box;
    return columns.map((column) => {
      const width = shares[column] * (inner - box);
      const sizePt = column === 'reference' ? Math.min(look.sizePt, referencePt) : look.sizePt;
      const cell = { start, width: width - gap, texts: texts[column], ...look, sizePt };
      start += width;
      return cell;
    });
  };
  let y = 0;
  let page = 0;
  const draw = (line: RowLine) => {
    for (const one of placed(line, { y, pageWidth: size.width, direction })) pdf.write(one);
    y += line.height;
  };
  const rule = (heightPt: number) => {
    pdf.draw(`${[edge, y, inner, heightPt].map((measure) => measure.toFixed(2)).join(' ')} re f`);
    y += heightPt + rowPadding;
  };
  const heads = await set(
    cellsOf(
      Object.fromEntries(columns.map((column) => [column, [options.heads[column]]])) as Record<Column, string[]>,
      { sizePt: 8, isBold: true },
    ),
  );
  const turn = async () => {
    await pdf.addPage();
    page += 1;
    y = edge;
    const width = inner - codeSide - gap;
    const isFirst = page === 1;
    const text = { start: edge, width };
    const number = options.page.replace('{page}', String(page));
    const top = [
      ...(await set([{ ...text, texts: [options.title], sizePt: isFirst ? 18 : 10, isBold: true }])),
      ...(await set([{ ...text, texts: isFirst ? [options.subtitle, number] : [number], sizePt: 9 }])),
    ];
    if (isFirst)
      pdf.draw(
        qrOperators(options.url, {
          x: xOf(size.width - edge - codeSide, codeSide),
          y,
          width: codeSide,
          height: codeSide,
        }),
      );
    for (const line of top) draw(line);
    if (isFirst) y = Math.max(y, edge + codeSide) + gap;
    else y += gap / 2;
  };
  const headings = () => {
    for (const line of heads) draw(line);
    rule(0.8);
  };

  await turn();
  for (const { quantity, name, shelf } of totals) {
    const lines = await set([
      { start: edge, width: 14 * pointsPerMm, texts: [quantity], sizePt: 12, isBold: true, align: 'end' },
      { start: edge + 17 * pointsPerMm, width: inner - 62 * pointsPerMm, texts: [name], sizePt: 12 },
      { start: edge + inner - 42 * pointsPerMm, width: 42 * pointsPerMm, texts: [shelf], sizePt: 10, align: 'end' },
    ]);
    if (y + heightOf(lines) > bottom) await turn();
    for (const line of lines) draw(line);
  }
  y += gap;
  if (y + 4 * heightOf(heads) > bottom) await turn();
  headings();
  for await (const { region, position, ...row } of rows) {
    const lines = await set(
      cellsOf(
        {
          position: [String(position)],
          reference: [row.reference],
          name: [row.name],
          town: [row.town],
          items: row.items,
        },
        { sizePt: rowPt },
      ),
      region,
    );
    if (y + Math.max(heightOf(lines), boxSide) + rowPadding > bottom) {
      await turn();
      headings();
    }
    const boxBottom = y + boxSide;
    pdf.draw(boxOperators(xOf(edge, boxSide), y));
    for (const line of lines) {
      // Only a row taller than a page is broken.
      if (y + line.height > bottom) {
        await turn();
        headings();
      }
      draw(line);
    }
    y = lines.length > 1 ? y : Math.max(y, boxBottom + rowPadding);
    rule(0.25);
  }
}

function boxOperators(x: number, y: number): string {
  const measures = [x, y, boxSide, boxSide].map((measure) => measure.toFixed(2)).join(' ');
  return `q 0.8 w ${measures} re S Q`;
}
