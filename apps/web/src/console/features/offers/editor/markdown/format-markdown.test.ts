import { describe, expect, it } from 'vitest';
import { formatMarkdown, type MarkdownFormat } from './format-markdown.ts';

/** Two bars enclose the selection; one bar is the cursor. */
function pressed(format: MarkdownFormat, marked: string): string {
  const [before = '', chosen = '', after] = marked.split('|');
  const text = before + chosen + (after ?? '');
  const whole = after === undefined ? before + chosen : text;
  const end = after === undefined ? before.length : before.length + chosen.length;
  const { from, to, insert, select } = formatMarkdown(format, { text: whole, start: before.length, end });
  const result = whole.slice(0, from) + insert + whole.slice(to);
  const [first, last] = select;
  const bars = first === last ? '|' : `|${result.slice(first, last)}|`;
  return result.slice(0, first) + bars + result.slice(last);
}

describe('the Markdown toolbar', () => {
  it.each<[MarkdownFormat, string, string]>([
    ['bold', 'a |new| bin', 'a **|new|** bin'],
    ['bold', 'a **|new|** bin', 'a |new| bin'],
    ['bold', 'a |**new**| bin', 'a |new| bin'],
    ['bold', 'a| new |bin', 'a **|new|** bin'],
    ['bold', 'a |bin', 'a **|**bin'],
    ['italic', 'a |new| bin', 'a *|new|* bin'],
    ['italic', 'a *|new|* bin', 'a |new| bin'],
    ['italic', 'a **|new|** bin', 'a ***|new|*** bin'],
    ['italic', 'a ***|new|*** bin', 'a **|new|** bin'],
    ['bold', 'a ***|new|*** bin', 'a *|new|* bin'],
    ['link', 'see |our page| today', 'see [our page](|https://|) today'],
    ['link', 'see |https://example.org| today', 'see [|](https://example.org) today'],
    ['link', 'see |', 'see [|](https://)'],
    ['list', 'Bring:\n|a bag\na card|', 'Bring:\n|- a bag\n- a card|'],
    ['list', '|- a bag\n\n- a card|', '|a bag\n\na card|'],
    ['list', 'a b|ag', '- a b|ag'],
    ['list', '|', '- |'],
    ['heading', 'Who\nW|hen', 'Who\n## W|hen'],
    ['heading', '## W|hen', 'W|hen'],
    ['heading', '#|# When', '|When'],
  ])('%s turns “%s” into “%s”', (format, before, after) => {
    expect(pressed(format, before)).toBe(after);
  });
});
