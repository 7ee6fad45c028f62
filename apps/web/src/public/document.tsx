import type { NoticePage, PageFrame, PublicPage } from '@doorstep/contract';
import { type Translator, catalogueFor, createTranslator } from '@doorstep/messages';
import { renderToString } from 'react-dom/server';
import { assets } from 'virtual:public-assets';
import { errorKind } from './error-kind.ts';
import { accentClass } from './frame/accent-hue.ts';
import { isOnlyRead, scriptStart } from './inlined-texts.ts';
import { namedCountries } from './named-countries.ts';
import { type PageData, encodePageData, pageDataId } from './page-data.ts';
import { colourOf, holdsItsLook, stylesOf } from './page-styles.ts';
import { allViews } from './parts/all-views.ts';
import { partOf } from './parts/page-parts.ts';
import { noLoader, readyPage } from './parts/ready-page.ts';
import { PublicApp } from './public-app.tsx';
import { refusedTitle } from './refused/refused-words.ts';
import type { CountryNames } from './texts/country-names.tsx';

export function renderDocument(page: PublicPage, frame: PageFrame): string {
  const data = pageDataOf(page, frame);
  const ready = readyPage(data, allViews, translatorFor(frame.language));
  if (ready === null) throw new Error(`no view of the page "${page.kind}"`);
  const body = renderToString(<PublicApp first={ready} loader={noLoader} />);
  const accent =
    (page.kind === 'home' || page.kind === 'find' || page.kind === 'error') && (frame.embed?.accent ?? null) === null
      ? 'hue-shared'
      : accentClass(colourOf(page, frame.embed));
  return [
    '<!doctype html>',
    `<html lang="${escape(frame.language)}" dir="${frame.direction}"${accent === null ? '' : ` class="${accent}"`}>`,
    '<head><meta charset="utf-8">',
    `<title>${escape(data.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${frame.embed?.theme ?? 'light dark'}">`,
    '<meta name="theme-color" content="#fbf9f5" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#161310" media="(prefers-color-scheme: dark)">',
    ofRequest.has(page.kind) ? '<meta name="robots" content="noindex">' : '',
    ...sharedAs(page, frame, data.title),
    `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    `<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>`,
    holdsItsLook(page, frame.embed) ? '' : `<link rel="stylesheet" href="${assets.style}">`,
    ...stylesOf(page, frame.embed).map(
      (style) => `<style${style === assets.firstStyleText ? ' data-first' : ''}>${style}</style>`,
    ),
    '</head><body>',
    `<div id="app">${body}</div>`,
    ...(isOnlyRead(page, frame.embed)
      ? []
      : [`<script type="application/json" id="${pageDataId}">${encodePageData(data)}</script>`, scripts(page, frame)]),
    '</body></html>',
  ].join('');
}

export function renderData(page: PublicPage, frame: PageFrame): string {
  return JSON.stringify(pageDataOf(page, frame));
}

function pageDataOf(page: PublicPage, frame: PageFrame): PageData {
  const { language } = frame;
  const title = pageTitle(page, translatorFor(language).t);
  const ids = errorTextsOf(page);
  const texts = Object.fromEntries(Object.entries(catalogueFor(language, ['errors'])).filter(([id]) => ids.has(id)));
  return {
    page,
    frame,
    countryNames: countryNamesFor(page, language),
    title,
    textFiles: assets.texts[language] ?? {},
    ...(ids.size === 0 ? {} : { texts }),
  };
}

function sharedAs(page: PublicPage, { origin, path, language, chosenLanguage }: PageFrame, title: string): string[] {
  const { t } = translatorFor(language);
  if (page.kind === 'notice') return [descriptionTag(noticeInBrief(page.notice, t))];
  if (page.kind === 'check') return [descriptionTag(t('public.check.nothing_reserved'))];
  if (page.kind === 'find') return [descriptionTag(t('public.find.lead'))];
  if (page.kind !== 'home' && page.kind !== 'offer') return [];
  const inLanguage = chosenLanguage === null ? '' : `?lang=${encodeURIComponent(chosenLanguage)}`;
  const here = origin === null ? null : `${origin}${path}${inLanguage}`;
  const offer = page.kind === 'offer' ? page.offer : null;
  const description =
    offer === null
      ? t('public.home.lead')
      : (offer.summary?.text ?? offer.brief.facts.map(({ title: fact }) => fact.text).join(' · '));
  const picture =
    offer === null || origin === null
      ? null
      : `${origin}/o/${offer.slug}/card.png?version=${offer.version}&lang=${language}`;
  const open = [
    ['og:type', 'website'],
    ['og:title', offer?.title.text ?? title],
    ['og:description', description],
    ['og:locale', language.replace('-', '_')],
    ...(offer === null ? [] : [['og:site_name', offer.organisation.name]]),
    ...(here === null ? [] : [['og:url', here]]),
    ...(picture === null
      ? []
      : [
          ['og:image', picture],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', offer?.title.text ?? title],
        ]),
  ];
  return [
    ...(here === null ? [] : [`<link rel="canonical" href="${escape(here)}">`]),
    descriptionTag(description),
    ...open.map(([name = '', content = '']) => `<meta property="${name}" content="${escape(content)}">`),
    ...(picture === null ? [] : ['<meta name="twitter:card" content="summary_large_image">']),
  ];
}

const descriptionTag = (text: string): string => `<meta name="description" content="${escape(text)}">`;

function noticeInBrief(notice: NoticePage['notice'], t: Translator['t']): string {
  return notice === 'accessibility'
    ? t('public.notice.accessibility_text')
    : [t('public.notice.recipients'), t('public.notice.kept'), t('public.notice.device')].join(' · ');
}

function errorTextsOf(page: PublicPage): Set<string> {
  const ofClaim = page.kind === 'refused' ? (page.claim?.errors ?? []) : [];
  const errors = 'errors' in page ? page.errors : ofClaim;
  const problem = 'problem' in page ? page.problem : null;
  const code = typeof problem === 'string' ? problem : problem?.code;
  return new Set([
    ...errors.map((error) => `field_error.${error.code}`),
    ...(code === undefined ? [] : [`error.${code}`]),
  ]);
}

const ofRequest: ReadonlySet<PublicPage['kind']> = new Set([
  'status',
  'find',
  'confirm',
  'correct_address',
  'put_right',
  'change',
]);

function scripts({ kind }: PublicPage, { language, embed }: PageFrame): string {
  const part = partOf(kind);
  const ahead = [
    ...assets.imports,
    ...(part === null ? [] : [...(assets.parts[part] ?? []), ...[assets.texts[language]?.[part] ?? []].flat()]),
  ];
  // The surrounding page greets a frame once it has loaded, which includes scripts linked like this. A frame outside the
  // window may not be painted for long.
  if (embed !== null) {
    const links = ahead.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`);
    return `${links.join('')}<script type="module" fetchpriority="low" src="${assets.script}"></script>`;
  }
  return `<script data-script="${assets.script}" data-ahead="${ahead.join(' ')}">${scriptStart}</script>`;
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

function countryNamesFor(page: PublicPage, language: string): CountryNames {
  const isNamed = page.kind === 'check' || page.kind === 'refused';
  if (page.kind !== 'offer' && page.kind !== 'correct_address' && !isNamed) return [];
  if (isNamed && page.offer.countries.length === 0) return [];
  return namedCountries('lookup' in page ? page.lookup.countries : page.offer.countries, language);
}

function pageTitle(page: PublicPage, t: Translator['t']): string {
  switch (page.kind) {
    case 'home':
      return t('public.home.title');
    case 'offer':
      return page.errors.length > 0 ? t('public.title.error', { title: page.offer.title.text }) : page.offer.title.text;
    case 'check':
      return t('public.title.of', { page: t('public.check.title'), title: page.offer.title.text });
    case 'refused':
      return refusedTitle(page, t);
    case 'status':
      return t('public.title.of', {
        page: t('public.status.title', { reference: page.reference }),
        title: page.offer.title.text,
      });
    case 'claimed':
      return t('public.title.of', { page: t(`public.claimed.${page.what}.title`), title: page.offer.title.text });
    case 'correct_address': {
      const title = t('public.title.of', { page: t('public.correct.title'), title: page.offer.title.text });
      return page.errors.length > 0 || page.problem !== null ? t('public.title.error', { title }) : title;
    }
    case 'put_right':
      return t('public.title.of', { page: t('public.change.title'), title: page.offer.title.text });
    case 'change': {
      const title = t('public.title.of', { page: t('public.change.title'), title: page.offer.title.text });
      return page.errors.length > 0 || page.problem !== null ? t('public.title.error', { title }) : title;
    }
    case 'draw':
      return t('public.title.of', { page: t('public.draw.title'), title: page.offer.title.text });
    case 'confirm':
      return t('public.title.of', {
        page: t(
          page.outcome !== null
            ? `public.confirm.${page.outcome}.title`
            : page.confirms === 'email'
              ? 'public.confirm.email.title'
              : 'public.confirm.title',
        ),
        title: page.offer.title.text,
      });
    case 'find': {
      const title = t(page.isSent ? 'public.find.sent' : 'public.find.title');
      return page.errors.length > 0 ? t('public.title.error', { title }) : title;
    }
    case 'notice':
      return t(`public.notice.${page.notice}`);
    case 'error':
      return t(`public.error.${errorKind(page.code)}`);
  }
}
