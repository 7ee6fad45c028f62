import LineBreaker from 'linebreak';

/** Whether a candidate is too wide for the line of that number, counted from 0. */
export type IsTooWide = (candidate: string, lineNumber: number) => boolean;

/**
 * Breaks a line into lines that are no wider than allowed: where words end, or where that is not enough, between
 * characters. Nothing is left out but the space at a break. A single character is taken however wide it is.
 */
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
/** Written without spaces: where a line may end is a matter of a dictionary, which the rules for lines do not have. */
const withoutSpaces = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What is kept on one line, in order; put together again it is the text. */
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

/** Adds lines of one word, and returns what is left of it. */
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
