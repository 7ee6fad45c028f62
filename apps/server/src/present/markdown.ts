import createMarkdown from 'markdown-it';
import { memoize } from '../memoize.ts';

// Staff write Markdown. HTML in it stays text, and links keep to schemes that cannot run anything. Pictures are left
// out: in a mail they would tell another server who reads it, and pages load none from elsewhere.
const markdown = createMarkdown({ html: false, linkify: true, typographer: true }).disable('image');

/** Blocks of text, each of which may be in a different script. */
const withText = new Set([
  'paragraph_open',
  'heading_open',
  'bullet_list_open',
  'ordered_list_open',
  'blockquote_open',
]);

markdown.core.ruler.push('for_pages', ({ tokens }) => {
  for (const token of tokens) {
    // The page's own title is its only first-level heading.
    if (/^h[1-5]$/.test(token.tag)) token.tag = `h${Number(token.tag.slice(1)) + 1}`;
    if (withText.has(token.type)) token.attrSet('dir', 'auto');
  }
});

const rendered = memoize<string>(200);

/** Safe HTML of a Markdown text; empty for an empty text. */
export function renderMarkdown(text: string): string {
  return text.trim() === '' ? '' : rendered(text, () => markdown.render(text));
}

/** A Markdown text as plain paragraphs. A link shows its URL, unless its text does. */
export function markdownInWords(text: string): string[] {
  return markdown.parse(text, {}).flatMap(({ children, content }) => {
    // Only code has content without children.
    if (children === null) return content === '' ? [] : [content.trimEnd()];
    let words = '';
    let link = { leadsTo: '', from: 0 };
    for (const token of children) {
      if (token.type === 'link_open') {
        const leadsTo = String(token.attrGet('href') ?? '').replace(/^(?:mailto:|tel:)/, '');
        link = { leadsTo, from: words.length };
      } else if (token.type === 'link_close') {
        const shortest = link.leadsTo.replace(/^https?:\/\//, '').replace(/\/$/, '');
        if (!words.slice(link.from).includes(shortest)) words += ` (${link.leadsTo})`;
      } else {
        words += token.type.endsWith('break') ? ' ' : token.content;
      }
    }
    return [words];
  });
}
