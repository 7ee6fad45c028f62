export const formats = ['bold', 'italic', 'link', 'list', 'heading'] as const;
export type MarkdownFormat = (typeof formats)[number];

export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** The text that replaces `from` to `to`, and the selection afterwards, as positions in the new text. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: [number, number];
}

const marks = { bold: '**', italic: '*' } as const;
const linePrefixes = { list: '- ', heading: '## ' } as const;
const placeholderUrl = 'https://';

/** The change made by a toolbar button; a second press removes the format. */
export function formatMarkdown(format: MarkdownFormat, selected: Selected): Edit {
  if (format === 'bold' || format === 'italic') return wrapped(marks[format], withoutEdges(selected));
  if (format === 'link') return linked(withoutEdges(selected));
  return prefixed(linePrefixes[format], selected);
}

/** Markdown ignores a mark next to a space, so spaces at the ends of the selection stay outside. */
function withoutEdges({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end);
  const first = start + (chosen.length - chosen.trimStart().length);
  return chosen.trim() === '' ? { text, start, end } : { text, start: first, end: first + chosen.trim().length };
}

function wrapped(mark: string, { text, start, end }: Selected): Edit {
  const chosen = text.slice(start, end);
  const size = mark.length;
  if (isMarked(text, { mark, from: start, to: end }))
    return { from: start - size, to: end + size, insert: chosen, select: [start - size, end - size] };
  if (chosen.length > 2 * size && isMarked(text, { mark, from: start + size, to: end - size }))
    return { from: start, to: end, insert: chosen.slice(size, -size), select: [start, end - 2 * size] };
  return { from: start, to: end, insert: `${mark}${chosen}${mark}`, select: [start + size, end + size] };
}

/** A second asterisk next to the first makes it bold; three are both. */
function isMarked(text: string, { mark, from, to }: { mark: string; from: number; to: number }): boolean {
  const before = /\**$/.exec(text.slice(0, from))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(to))?.[0].length ?? 0;
  const both = Math.min(before, after);
  return mark === '*' ? both % 2 === 1 : both >= 2;
}

function linked({ text, start, end }: Selected): Edit {
  const chosen = text.slice(start, end);
  if (/^https?:\/\/\S+$|^mailto:\S+$/.test(chosen))
    return { from: start, to: end, insert: `[](${chosen})`, select: [start + 1, start + 1] };
  const urlAt = start + chosen.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${chosen}](${placeholderUrl})`,
    select: chosen === '' ? [start + 1, start + 1] : [urlAt, urlAt + placeholderUrl.length],
  };
}

function prefixed(prefix: string, { text, start, end }: Selected): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - 1));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const written = lines.filter((line) => line.trim() !== '');
  const isOn = written.length > 0 && written.every((line) => line.startsWith(prefix));
  const isChanged = (line: string) => lines.length === 1 || line.trim() !== '';
  const changed = lines.map((line) => {
    if (isOn) return line.startsWith(prefix) ? line.slice(prefix.length) : line;
    return isChanged(line) ? prefix + line : line;
  });
  const insert = changed.join('\n');
  const grown = insert.length - (to - from);
  const caret = Math.max(from, start + grown);
  return { from, to, insert, select: start === end ? [caret, caret] : [from, from + insert.length] };
}
