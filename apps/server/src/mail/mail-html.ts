import { renderMarkdown } from '../present/markdown.ts';

/** A paragraph, an address to open on a line of its own, or what staff wrote in Markdown. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; url: string }
  | { kind: 'markdown'; text: string };

/** A plain HTML letter: one narrow column, links written out, nothing loaded from anywhere. */
export function mailHtml(
  parts: MailPart[],
  letter: { language: string; direction: 'ltr' | 'rtl'; title: string },
): string {
  const body = parts.map(paragraph);
  const look = 'max-width:34em;margin:0 auto;padding:1.5em;font:16px/1.5 system-ui,sans-serif';
  return [
    `<!doctype html><html lang="${escapeHtml(letter.language)}" dir="${letter.direction}">`,
    `<head><meta charset="utf-8"><title>${escapeHtml(letter.title)}</title></head>`,
    `<body><div style="${look}">`,
    ...body,
    '</div></body></html>',
  ].join('\n');
}

function paragraph(part: MailPart): string {
  if (part.kind === 'markdown') return renderMarkdown(part.text);
  return `<p>${part.kind === 'text' ? lines(part.text) : anchor(part.url)}</p>`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Only addresses of ours become links; they begin with the server's own base address. */
function anchor(url: string): string {
  return /^https?:\/\//.test(url) ? `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>` : escapeHtml(url);
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
