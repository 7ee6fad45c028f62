// `0-4,9-12;0-3`: matches in the Text before the semicolon, in the Description after it. The vendor's own examples
// contain reversed ranges, single positions and spaces; invalid ranges are dropped.

/** Half-open, in UTF-16 units. */
export interface HighlightRange {
  start: number;
  end: number;
}

export interface Highlight {
  text: HighlightRange[];
  description: HighlightRange[];
}

/** Ascending, never overlapping; empty when nothing is marked. */
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
