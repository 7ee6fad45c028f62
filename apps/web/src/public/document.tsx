import type { PageFrame, PublicPage } from '@doorstep/contract';
import { catalogueFor, createTranslator, type Translator } from '@doorstep/messages';
import { renderToString } from 'react-dom/server';
import { assets } from 'virtual:public-assets';
import { countryNamesFor } from './country-names-for.ts';
import { accentClass } from './frame/accent-hue.ts';
import { organisationColour } from './frame/organisation-of-page.ts';
import { encodePageData, pageDataId } from './page-data.ts';
import { holdsItsLook, stylesOf } from './page-styles.ts';
import { pageTitle } from './page-title.ts';
import { PublicApp } from './public-app.tsx';

/** A whole HTML document for a page. It holds no inline script, and no style but those of {@link stylesOf}. */
export function renderDocument(page: PublicPage, frame: PageFrame): string {
  const translator = translatorFor(frame.language);
  const data = { page, frame, countryNames: countryNamesFor(page, frame.language) };
  const body = renderToString(<PublicApp data={data} translator={translator} />);
  const accent = accentClass(organisationColour(page));
  return [
    '<!doctype html>',
    `<html lang="${escape(frame.language)}" dir="${frame.direction}"${accent === null ? '' : ` class="${accent}"`}>`,
    '<head><meta charset="utf-8">',
    `<title>${escape(pageTitle(page, translator.t))}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    page.kind === 'status' || page.kind === 'confirm' || page.kind === 'correct_address'
      ? '<meta name="robots" content="noindex">'
      : '',
    `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    `<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>`,
    holdsItsLook(page) ? '' : `<link rel="stylesheet" href="${assets.style}">`,
    ...stylesOf(page).map((style) => `<style>${style}</style>`),
    isAlive(page) ? scripts(frame.language) : '',
    '</head><body>',
    `<div id="app">${body}</div>`,
    // Also where nothing runs here: a page that was reached by a form in the background is read from this.
    `<script type="application/json" id="${pageDataId}">${encodePageData(data)}</script>`,
    '</body></html>',
  ].join('');
}

const alive = new Set<PublicPage['kind']>(['offer', 'check', 'refused', 'status', 'correct_address']);

/** Pages to read have nothing to run. */
function isAlive(page: PublicPage): boolean {
  return alive.has(page.kind);
}

function scripts(language: string): string {
  const messages = assets.messages[language];
  const ahead = messages === undefined ? assets.imports : [...assets.imports, messages];
  return [
    ...ahead.map((address) => `<link rel="modulepreload" href="${address}">`),
    `<script type="module" src="${assets.script}"></script>`,
  ].join('');
}

const translators = new Map<string, Translator>();

function translatorFor(language: string): Translator {
  const known = translators.get(language);
  if (known !== undefined) return known;
  const made = createTranslator(language, catalogueFor(language, ['errors', 'public']));
  translators.set(language, made);
  return made;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
