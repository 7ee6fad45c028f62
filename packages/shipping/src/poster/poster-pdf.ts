import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { pointsPerMm } from '../label/label-box.ts';
import { drawPoster } from './draw-poster.ts';
import { posterSizesMm, type Poster, type PosterPaper } from './poster.ts';

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
