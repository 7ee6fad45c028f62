import createMarkdown from 'markdown-it';

// Staff write Markdown; HTML in it stays text, and links keep to schemes that cannot run anything.
const markdown = createMarkdown({ html: false, linkify: true, typographer: true });

/** Safe HTML of a Markdown text; empty for an empty text. */
export function renderMarkdown(text: string): string {
  return text.trim() === '' ? '' : markdown.render(text);
}
