import type { Writable } from 'node:stream';
import type { FontRegion } from '../font/font-region.ts';
import type { TextDirection } from '../font/shape-line.ts';
import { pointsPerMm } from '../label/label-box.ts';
import { paperSizesMm, type Paper } from '../label/sheets.ts';
import { qrOperators } from '../pdf/qr-operators.ts';
import { writePdf, type PdfWriter } from '../pdf/write-pdf.ts';
import { heightOf, placed, typesetter, type Cell, type RowLine } from './set-text.ts';

/** A parcel's contents, in the recipient's language. */
export interface PackingSlip {
  direction: TextDirection;
  region: FontRegion;
  organisation: string;
  offer: string;
  name: string;
  /** Above the items. */
  heading: string;
  items: readonly { quantity: string; name: string }[];
  /** The help section: heading, then paragraphs; empty: none. */
  help: readonly string[];
  reference: string;
  /** For the packer: the batch, and the parcel's number in it. */
  place: string;
}

export interface SlipOptions {
  paper: Extract<Paper, 'a4' | 'letter'>;
  title: string;
  madeAt: Date;
}

/** Slips take whole quarters of a page, so that a pile can be cut in one go. */
const parts = 4;
const edge = { x: 14 * pointsPerMm, y: 6 * pointsPerMm };
const codeSide = 20 * pointsPerMm;
const gap = 2.2 * pointsPerMm;

export async function writePackingSlips(
  slips: AsyncIterable<PackingSlip> | Iterable<PackingSlip>,
  { paper, title, madeAt }: SlipOptions,
  sink: Writable,
): Promise<void> {
  const { width, height } = paperSizesMm[paper];
  const size = { width: width * pointsPerMm, height: height * pointsPerMm };
  await writePdf({ ...size, title, madeAt }, sink, async (pdf) => drawSlips(pdf, slips, size));
}

async function drawSlips(
  pdf: PdfWriter,
  slips: AsyncIterable<PackingSlip> | Iterable<PackingSlip>,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const setter = typesetter();
  const part = height / parts;
  /** Used quarters of the page. */
  let taken = parts;
  for await (const slip of slips) {
    const lines = await linesOf(slip, { inner: width - 2 * edge.x, setRow: setter.setRow });
    const needed = Math.min(parts, Math.ceil((heightOf(lines) + 2 * edge.y) / part));
    if (taken + needed > parts) {
      await pdf.addPage();
      taken = 0;
    } else {
      pdf.draw(cutOperators(taken * part, width));
    }
    const { direction } = slip;
    let y = taken * part + edge.y;
    const x = direction === 'rtl' ? edge.x : width - edge.x - codeSide;
    pdf.draw(qrOperators(slip.reference, { x, y, width: codeSide, height: codeSide }));
    for (const line of lines) {
      // Only a slip longer than a page continues on the next.
      if (y + line.height > height - edge.y) {
        await pdf.addPage();
        y = edge.y;
      }
      for (const one of placed(line, { y, pageWidth: width, direction })) pdf.write(one);
      y += line.height;
    }
    taken += needed;
  }
}

async function linesOf(
  { organisation, offer, name, heading, items, help, reference, place, region }: PackingSlip,
  { inner, setRow }: { inner: number; setRow: (cells: readonly Cell[], region: FontRegion) => Promise<RowLine[]> },
): Promise<RowLine[]> {
  const beside = { start: edge.x, width: inner - codeSide - 2 * gap };
  const set = async (cells: Cell[]) => setRow(cells, region);
  const [helpHeading = '', ...helpTexts] = help;
  const blocks = [
    [
      ...(await set([{ ...beside, texts: [organisation], sizePt: 11, isBold: true }])),
      ...(await set([{ ...beside, texts: [offer], sizePt: 10 }])),
    ],
    await set([{ ...beside, texts: [name], sizePt: 13, isBold: true }]),
    [
      ...(await set([{ ...beside, texts: [heading], sizePt: 8.5 }])),
      ...(
        await Promise.all(
          items.map(async (item) =>
            set([
              { start: edge.x, width: 10 * pointsPerMm, texts: [item.quantity], sizePt: 11, isBold: true },
              {
                start: edge.x + 11 * pointsPerMm,
                width: beside.width - 11 * pointsPerMm,
                texts: [item.name],
                sizePt: 11,
              },
            ]),
          ),
        )
      ).flat(),
    ],
    [
      ...(await set([{ ...beside, texts: [helpHeading], sizePt: 8.5, isBold: true }])),
      ...(await set([{ start: edge.x, width: inner, texts: helpTexts, sizePt: 8.5 }])),
    ],
    await set([
      { start: edge.x, width: inner * 0.6, texts: [reference], sizePt: 8.5 },
      { start: edge.x + inner * 0.6, width: inner * 0.4, texts: [place], sizePt: 8.5, align: 'end' },
    ]),
  ];
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) => (index === 0 ? block : [{ height: gap, parts: [] }, ...block]));
}

/** Marks where to cut. */
function cutOperators(y: number, width: number): string {
  return `q 0.3 w [2 4] 0 d 0 ${y.toFixed(2)} m ${width.toFixed(2)} ${y.toFixed(2)} l S Q`;
}
