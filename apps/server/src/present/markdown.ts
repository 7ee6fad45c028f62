import createMarkdown from 'markdown-it';
import { remember } from '../memory.ts';

// Staff write Markdown; HTML in it stays text, and links keep to schemes that cannot run anything.
const markdown = createMarkdown({ html: false, linkify: true, typographer: true });

const rendered = remember<string>(200);

/** Safe HTML of a Markdown text; empty for an empty text. An offer's few texts are shown to each of its visitors. */
export function renderMarkdown(text: string): string {
  return text.trim() === '' ? '' : rendered(text, () => markdown.render(text));
}
