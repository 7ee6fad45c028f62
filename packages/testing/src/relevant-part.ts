const maxLineLength = 200;
const nearestLines = 3;

/**
 * The part of a long text that a failed `toContain` or `toMatch` is about: the surroundings of an unwanted text, else
 * the lines most similar to the missing text. Each tag, and the text between two tags, counts as a line.
 */
export function relevantPart(text: string, wanted: string | RegExp): string {
  const at = typeof wanted === 'string' ? text.indexOf(wanted) : text.search(wanted);
  const size = `of ${text.length} characters`;
  if (at !== -1) return `Found at ${at} ${size}: ${around(text, at)}`;
  const wantedWords = wordsOf(typeof wanted === 'string' ? wanted : wanted.source);
  const nearest = text
    .split(/(?<=[>\n])|(?=<)|(?<=,)(?=")/)
    .map((line) => ({ line: line.trim().slice(0, maxLineLength), similarity: similarity(wantedWords, wordsOf(line)) }))
    .filter((each) => each.similarity > 0)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, nearestLines)
    .map(({ line }) => `  ${line}`);
  return [`Wanted: ${String(wanted)}`, `Nearest ${size}:`, ...nearest].join('\n');
}

export function firstDifference(text: string, wanted: string): string {
  let at = 0;
  while (at < text.length && text[at] === wanted[at]) at += 1;
  return [`Different from ${at} on.`, `Wanted: ${around(wanted, at)}`, `Found:  ${around(text, at)}`].join('\n');
}

function around(text: string, at: number): string {
  return `…${text.slice(Math.max(0, at - 80), at + 120).replaceAll(/\s+/g, ' ')}…`;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []);
}

function similarity(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
