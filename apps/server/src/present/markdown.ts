import createMarkdown from 'markdown-it';
import { memoize } from '../memoize.ts';

// Staff write Markdown; HTML in it stays text, and links keep to schemes that cannot run anything. Pictures are left out:
// in a mail they would tell somebody else's server who reads it, and pages load none from elsewhere.
const markdown = createMarkdown({ html: false, linkify: true, typographer: true }).disable('image');

const rendered = memoize<string>(200);

/** Safe HTML of a Markdown text; empty for an empty text. An offer's few texts are shown to each of its visitors. */
export function renderMarkdown(text: string): string {
  return text.trim() === '' ? '' : rendered(text, () => markdown.render(text));
}
