// Writes shaped glyphs into a pdfkit PDF. pdfkit's own shaping, with fontkit, gets the order of Arabic and Hebrew words
// wrong. So its fonts are used without their layout: they number the glyphs, embed them and map them back to text. That
// part of pdfkit is private: its version is pinned, and `write-labels.test.ts` reads the result with another program.
import type PDFDocument from 'pdfkit';
import type { Face } from '../font/face.ts';
import type { Glyph, Run } from '../font/shape-run.ts';
import type { PlacedLine } from '../label/lay-out-label.ts';

interface EmbeddedFont {
  id: string;
  font: { getGlyph(glyphId: number): { advanceWidth: number } };
  /** The face's glyphs by their number in the PDF; a glyph may occur more than once. */
  subset: { includeGlyph(glyphId: number): number; glyphs: number[] };
  widths: (number | undefined)[];
  unicode: (readonly number[] | undefined)[];
  ref(): object;
}

interface PdfkitInside {
  _font: EmbeddedFont;
  page: { fonts: Record<string, object> };
  addContent(operators: string): void;
}

interface FontInUse {
  embedded: EmbeddedFont;
  glyphs: Map<number | string, GlyphInPdf>;
}

interface GlyphInPdf {
  /** Its number in the PDF as four hexadecimal digits. */
  code: string;
  /** Width in the PDF, in thousandths of an em. */
  width: number;
}

export interface GlyphWriter {
  write(line: PlacedLine): void;
}

export function glyphWriter(document: InstanceType<typeof PDFDocument>): GlyphWriter {
  const inside = document as unknown as PdfkitInside;
  const fonts = new Map<Face, FontInUse>();

  function fontOf(face: Face): FontInUse {
    let font = fonts.get(face);
    if (font === undefined) {
      document.registerFont(face.name, Buffer.from(face.font));
      document.font(face.name);
      const { _font: embedded } = inside;
      font = { embedded, glyphs: new Map() };
      fonts.set(face, font);
    }
    inside.page.fonts[font.embedded.id] ??= font.embedded.ref();
    return font;
  }

  return {
    write({ line, x, baseline, sizePt }) {
      let at = x;
      for (const run of line.runs) {
        inside.addContent(runOperators(run, fontOf(run.face), { x: at, baseline, sizePt }));
        at += (run.width * sizePt) / 1000;
      }
    },
  };
}

/** pdfkit flips the page so that y goes down; this flips the letters back. */
function runOperators(
  { glyphs, face }: Run,
  font: FontInUse,
  { x, baseline, sizePt }: { x: number; baseline: number; sizePt: number },
): string {
  const operators = [`BT /${font.embedded.id} ${decimal(sizePt)} Tf 1 0 0 -1 ${decimal(x)} ${decimal(baseline)} Tm`];
  let codes = '';
  let array = '';
  let rise = 0;
  let owed = 0; // how far the pen lags behind its target, in thousandths of an em
  const closeCodes = (): void => {
    if (codes !== '') array += `<${codes}>`;
    codes = '';
  };
  const closeArray = (): void => {
    closeCodes();
    if (array !== '') operators.push(`[${array}] TJ`);
    array = '';
  };
  for (const glyph of glyphs) {
    const { code, width } = glyphInPdf(glyph, face, font);
    if (glyph.yOffset !== rise) {
      closeArray();
      rise = glyph.yOffset;
      operators.push(`${decimal((rise * sizePt) / 1000)} Ts`);
    }
    const gap = owed + glyph.xOffset;
    if (Math.abs(gap) >= 0.5) {
      closeCodes();
      array += ` ${decimal(-gap)} `;
      owed -= gap;
    }
    codes += code;
    owed += glyph.advance - width;
  }
  closeArray();
  if (rise !== 0) operators.push('0 Ts');
  operators.push('ET');
  return operators.join('\n');
}

/** A glyph with several texts (the bow of many Arabic letters) is embedded once for each text. */
function glyphInPdf({ id, codePoints }: Glyph, face: Face, { embedded, glyphs }: FontInUse): GlyphInPdf {
  const key = codePoints.length === 1 ? id * 0x11_00_00 + (codePoints[0] ?? 0) : `${id}:${codePoints.join()}`;
  let known = glyphs.get(key);
  if (known === undefined) {
    const { subset } = embedded;
    let number = subset.includeGlyph(id);
    if (embedded.unicode[number] !== undefined) number = subset.glyphs.push(id) - 1;
    const width = embedded.font.getGlyph(id).advanceWidth * face.scale;
    embedded.widths[number] = width;
    embedded.unicode[number] = codePoints.length === 0 ? [invisibleCodePoint] : codePoints;
    known = { code: number.toString(16).padStart(4, '0'), width };
    glyphs.set(key, known);
  }
  return known;
}

/** U+034F is invisible. A glyph needs some text, or readers take its number for a character. */
const invisibleCodePoint = 0x3_4f;

function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
