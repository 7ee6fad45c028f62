import LineBreaker from 'linebreak';

export type IsTooWide = (candidate: string, lineNumber: number) => boolean;

/** Breaks between words, or inside a word that is too wide by itself. Only the space at a break is dropped. */
export function breakLine(text: string, isTooWide: IsTooWide): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && isTooWide((line + piece).trim(), lines.length)) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
    if (isTooWide(line.trim(), lines.length)) line = breakWord(line.trim(), lines, isTooWide) + spaceAfter(piece);
  }
  if (line.trim() !== '') lines.push(line.trim());
  return lines;
}

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Written without spaces: line breaks need a dictionary, which the line-breaking rules lack. */
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function* pieces(text: string): Generator<string> {
  if (withoutSpaces.test(text)) {
    for (const { segment } of words.segment(text)) yield segment;
    return;
  }
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    yield text.slice(from, next.position);
    from = next.position;
  }
}

function spaceAfter(piece: string): string {
  return piece.slice(piece.trimEnd().length);
}

function breakWord(word: string, lines: string[], isTooWide: IsTooWide): string {
  let part = '';
  for (const { segment } of characters.segment(word)) {
    if (part !== '' && isTooWide(part + segment, lines.length)) {
      lines.push(part);
      part = '';
    }
    part += segment;
  }
  return part;
}
