import { accentFit } from '@doorstep/contract';
import { renderMarkdown } from '../present/markdown.ts';

/** A paragraph, a link on its own line, or Markdown from staff. */
export type MailPart =
  | { kind: 'text' | 'small'; text: string }
  | { kind: 'link'; url: string }
  | { kind: 'button'; url: string; label: string }
  | { kind: 'markdown'; text: string }
  | { kind: 'rows'; rows: { term: string; lines: string[] }[] };

interface Letter {
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  sender: string;
  /** The organisation's; null for the default. */
  colour: string | null;
}

const ownColour = '#195e3f';

// The button's colours are inline too: some mail programs ignore the style element. Dark mode needs the element.
const lookOf = (colour: string, link: string) =>
  `
body{margin:0;background:#fffefb;color:#26211a}
a{color:${link}}
.letter{max-width:37.5em;margin:0 auto;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere}
.head{padding:1.25em;background:${mixed(colour, '#fbf9f5', 0.13)};border-bottom:.5em solid #d8d0c4}
.head p{margin:0 0 .25em;color:#5e574f;font-size:.9375em;font-weight:600}
h1{margin:0;font-size:1.375em;line-height:1.2}
.whole{white-space:nowrap}
.body{padding:.25em 1.25em 1.25em}
.rows{margin:1.25em 0;padding:.25em 1em;border:1px dashed #81796f;border-radius:.5em}
.rows dt{margin-top:.75em;color:#5e574f;font-size:.9375em}
.rows dd{margin:0;font-weight:600}
.rows dd:first-of-type{font-size:1.25em}
.rows dd:last-child{margin-bottom:.75em}
.letter[dir=rtl] dd{text-align:right}
.small{color:#5e574f;font-size:.9375em}
pre{white-space:pre-wrap}
@media (max-width:30em){.button{display:block!important;text-align:center}}
@media (prefers-color-scheme:dark){body{background:#211d19;color:#eee9e1}a{color:#93d6b1}.head{background:${mixed(colour, '#161310', 0.22)};border-color:#443f38}.rows{border-color:#938b7f}.head p,.rows dt,.small{color:#bab3a9}}
`.trim();

/** Mail programs know no `color-mix`. */
function mixed(colour: string, ground: string, share: number): string {
  const channel = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(ground, at) + share * (channel(colour, at) - channel(ground, at)));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}

/** One narrow column, one button, no external resources. */
export function mailHtml(parts: MailPart[], letter: Letter): string {
  const { title, sender, colour } = letter;
  const shown = buttonColour(colour);
  const language = `lang="${escapeHtml(letter.language)}" dir="${letter.direction}"`;
  return [
    `<!doctype html><html ${language}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${lookOf(accentFit(colour) === null ? ownColour : String(colour), shown)}</style></head>`,
    `<body><div class="letter" ${language}>`,
    '<div class="head">',
    ...(sender === '' ? [] : [`<p>${escapeHtml(sender)}</p>`]),
    `<h1>${escapeHtml(title).replaceAll(reference, '<span class="whole">$&</span>')}</h1></div><div class="body">`,
    ...parts.map((part) => paragraph(part, shown)),
    '</div></div></body></html>',
  ].join('\n');
}

const reference = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/g;

function buttonColour(colour: string | null): string {
  return colour !== null && accentFit(colour)?.light === true ? colour : ownColour;
}

function paragraph(part: MailPart, colour: string): string {
  switch (part.kind) {
    case 'markdown':
      return renderMarkdown(part.text);
    case 'text':
      return `<p>${lines(part.text)}</p>`;
    case 'small':
      return `<p class="small">${lines(part.text)}</p>`;
    case 'link':
      return `<p>${anchor(part.url)}</p>`;
    case 'button':
      return `<p>${button(part, colour)}</p>`;
    case 'rows':
      return `<dl class="rows">${part.rows.map(row).join('')}</dl>`;
  }
}

function row({ term, lines: written }: { term: string; lines: string[] }): string {
  const values = written.map((line) => `<dd dir="auto">${escapeHtml(line)}</dd>`);
  return `<dt>${escapeHtml(term)}</dt>${values.join('')}`;
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url);

function anchor(url: string): string {
  return isWebAddress(url) ? `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>` : escapeHtml(url);
}

function button({ url, label }: { url: string; label: string }, colour: string): string {
  if (!isWebAddress(url)) return escapeHtml(url);
  const style = `display:inline-block;padding:.75em 1.25em;border-radius:.5em;background:${colour};color:#fffefb;font-weight:600;text-decoration:none`;
  return `<a class="button" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
