import createMarkdown from 'markdown-it';
import { memoize } from '../memoize.ts';

// Staff write Markdown; HTML in it stays text, and links keep to schemes that cannot run anything. Pictures are left out:
// in a mail they would tell somebody else's server who reads it, and pages load none from elsewhere.
const markdown = createMarkdown({ html: false, linkify: true, typographer: true }).disable('image');

/** Blocks of text, each of which may be in a script of its own. */
const withText = new Set([
  'paragraph_open',
  'heading_open',
  'bullet_list_open',
  'ordered_list_open',
  'blockquote_open',
]);

markdown.core.ruler.push('for_pages', ({ tokens }) => {
  for (const token of tokens) {
    // The page's own title is the one of the first level.
    if (/^h[1-5]$/.test(token.tag)) token.tag = `h${Number(token.tag.slice(1)) + 1}`;
    if (withText.has(token.type)) token.attrSet('dir', 'auto');
  }
});

const rendered = memoize<string>(200);

export function renderMarkdown(text: string): string {
  return text.trim() === '' ? '' : rendered(text, () => markdown.render(text));
}
