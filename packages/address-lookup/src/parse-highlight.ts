// `0-4,9-12;0-3`: what matched, in the Text before the semicolon and in the Description behind it. The vendor's own
// examples hold reversed ranges, lone positions and spaces; whatever cannot be meant is left out.

/** Half-open, in UTF-16 units of the string it belongs to. */
export interface HighlightRange {
  start: number;
  end: number;
}

export interface Highlight {
  text: HighlightRange[];
  description: HighlightRange[];
}

/** Ranges inside the two strings, ascending, never overlapping. Empty when nothing is to be marked. */
export function parseHighlight(highlight: string, text: string, description: string): Highlight {
  const [forText = '', forDescription = ''] = highlight.split(';');
  return { text: parseRanges(forText, text), description: parseRanges(forDescription, description) };
}

function parseRanges(list: string, marked: string): HighlightRange[] {
  const ranges = list
    .split(',')
    .map((entry) => parseRange(entry.trim(), marked))
    .filter((range) => range !== null)
    .sort((a, b) => a.start - b.start);
  return mergeOverlaps(ranges);
}

function parseRange(entry: string, marked: string): HighlightRange | null {
  const match = /^(\d{1,6})(?:\s*-\s*(\d{1,6}))?$/.exec(entry);
  if (match === null) return null;
  const start = Number(match[1]);
  const end = Math.min(match[2] === undefined ? start + 1 : Number(match[2]), marked.length);
  return start < end ? { start, end } : null;
}

function mergeOverlaps(ranges: HighlightRange[]): HighlightRange[] {
  const merged: HighlightRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
