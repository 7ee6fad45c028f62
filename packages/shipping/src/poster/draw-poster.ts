import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fontBook } from '../font/font-book.ts';
import type { FontRegion } from '../font/font-region.ts';
import { directionOf } from '../font/shape-line.ts';
import { block, doorMark, textDrawer, type Drawing, type Shape } from './drawing.ts';
import { type Poster, type PosterPaper, posterSizesMm } from './poster.ts';
import { pointsPerMm } from '../label/label-box.ts';

const ink = '#26211a';
const quiet = '#5e574f';
const paper = '#fffefb';
const ground = '#fbf9f5';

const regions: Record<string, FontRegion> = { ja: 'JP', ko: 'KR', 'zh-TW': 'TW', 'zh-Hant': 'TW', 'zh-HK': 'TW' };

async function drawerOf(poster: Poster) {
  const { language, organisation, title, summary, address, invitation } = poster;
  const region = regions[language] ?? regions[language.split('-')[0] ?? ''] ?? 'CN';
  const bold = await textDrawer([title, organisation], region, fontBook(700));
  const regular = await textDrawer([summary, address, invitation], region, fontBook());
  return { bold, regular };
}

/** Texts in another script than the title's stand on the title's side. */
function sideIn({ title }: Poster): (text: string) => 'start' | 'end' {
  return (text) => (directionOf(text) === directionOf(title) ? 'start' : 'end');
}

/** A wall poster: the organisation, the offer, and a code that scans from two metres. In points. */
export async function drawPoster(
  poster: Poster,
  { width, height }: { width: number; height: number },
): Promise<Drawing> {
  const { bold, regular } = await drawerOf(poster);
  const unit = Math.min(width / 210, height / 297);
  const edge = 16 * unit;
  const inner = width - 2 * edge;
  const head = 26 * unit;
  const codeSide = 104 * unit;
  const codeTop = height - 152 * unit;
  const place = { x: edge, width: inner, align: 'start' } as const;
  const side = sideIn(poster);
  const organisation = bold.draw(poster.organisation, {
    ...place,
    align: side(poster.organisation),
    y: 8.5 * unit,
    height: 12 * unit,
    maxSize: 8.5 * unit,
    fill: paper,
  });
  const title = bold.draw(poster.title, {
    ...place,
    y: head + 14 * unit,
    height: 74 * unit,
    maxSize: 25 * unit,
    fill: ink,
  });
  const summary = regular.draw(poster.summary, {
    ...place,
    align: side(poster.summary),
    y: title.bottom + 4 * unit,
    height: Math.max(10 * unit, codeTop - title.bottom - 8 * unit),
    maxSize: 10 * unit,
    fill: quiet,
  });
  const centred = { ...place, align: 'middle' } as const;
  const codeBottom = codeTop + codeSide;
  const invitation = regular.draw(poster.invitation, {
    ...centred,
    y: codeBottom + 6 * unit,
    height: 12 * unit,
    maxSize: 7.5 * unit,
    fill: quiet,
  });
  const address = bold.draw(poster.address, {
    ...centred,
    y: invitation.bottom + 2 * unit,
    height: height - invitation.bottom - 12 * unit,
    maxSize: 10 * unit,
    fill: ink,
  });
  return {
    width,
    height,
    shapes: [
      block({ x: 0, y: 0, width, height: head }, poster.colour),
      block({ x: 0, y: head, width, height: 2.5 * unit }, '#b98a4b'),
      ...organisation.shapes,
      ...title.shapes,
      ...summary.shapes,
      codeShape(poster.code, (width - codeSide) / 2, codeTop, codeSide),
      ...invitation.shapes,
      ...address.shapes,
    ],
  };
}

/** The share picture of a link, 1200 × 630. */
export async function drawCard(poster: Poster): Promise<Drawing> {
  const { bold, regular } = await drawerOf(poster);
  const width = 1200;
  const height = 630;
  const isRtl = directionOf(poster.title) === 'rtl';
  const place = { x: isRtl ? 60 : 96, width: width - 156, align: 'start' } as const;
  const side = sideIn(poster);
  const organisation = bold.draw(poster.organisation, {
    ...place,
    align: side(poster.organisation),
    y: 64,
    height: 60,
    maxSize: 38,
    fill: quiet,
  });
  const title = bold.draw(poster.title, { ...place, y: 144, height: 270, maxSize: 92, fill: ink });
  const summary = regular.draw(poster.summary, {
    ...place,
    align: side(poster.summary),
    y: title.bottom + 14,
    height: Math.max(44, 510 - title.bottom),
    maxSize: 40,
    fill: quiet,
  });
  const address = regular.draw(poster.address, {
    ...place,
    width: width - 320,
    x: isRtl ? 224 : 96,
    align: side(poster.address),
    y: 546,
    height: 44,
    maxSize: 30,
    fill: ink,
  });
  return {
    width,
    height,
    shapes: [
      block({ x: 0, y: 0, width, height }, ground),
      block({ x: isRtl ? width - 36 : 0, y: 0, width: 36, height }, poster.colour),
      ...organisation.shapes,
      ...title.shapes,
      ...summary.shapes,
      ...address.shapes,
      ...doorMark(isRtl ? 60 : 1056, 498, 92, poster.colour),
    ],
  };
}

function codeShape({ size, path }: Poster['code'], x: number, y: number, side: number): Shape {
  return { path, x, y, scaleX: side / size, scaleY: side / size, fill: ink };
}

/** One page with outlines for letters; the document's title keeps its text. */
export async function posterPdf(poster: Poster, paper: PosterPaper, madeAt: Date): Promise<Buffer> {
  const size = posterSizesMm[paper];
  const page = { width: size.width * pointsPerMm, height: size.height * pointsPerMm };
  const { shapes } = await drawPoster(poster, page);
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: poster.language,
    info: { Title: `${poster.title} · ${poster.address}`, CreationDate: madeAt },
  });
  const bytes = buffer(document);
  for (const { path, x, y, scaleX, scaleY, fill } of shapes)
    document.save().transform(scaleX, 0, 0, scaleY, x, y).path(path).fill(fill).restore();
  document.end();
  return bytes;
}
