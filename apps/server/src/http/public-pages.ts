import type { OfferPage, PageFrame, PublicPage, PublicPageRenderer } from '@doorstep/contract';
import { findLanguage, languages } from '@doorstep/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { BaseUrl } from '../base-url.ts';
import { memoize } from '../memoize.ts';
import { acceptedLanguage, chosenLanguage, pageLanguage, readerLanguage, readerOf } from './request-language.ts';
import { allowStyles } from './style-policy.ts';

/** Cached pages: versions and languages of the popular offers. */
const maxKept = 50;

type Blank = 'key' | 'formToken' | 'serverTime';

/** Renders an untouched offer page once, as bytes, and inserts each visitor's lookup key, form token and server time. */
export function createPageShells(
  renderPage: PublicPageRenderer['renderPage'],
): (page: PublicPage, frame: PageFrame) => string | Buffer {
  // Random, so that no text of a user contains it.
  const mark = randomBytes(12).toString('hex');
  const blankOf = (name: Blank) => mark + name + mark;

  const kept = memoize<(Blank | Buffer)[]>(maxKept);
  const shellOf = (page: OfferPage, frame: PageFrame) =>
    kept(JSON.stringify([page, frame]), () =>
      renderPage(page, frame)
        .split(mark)
        .map((part, index) => (index % 2 === 1 ? (part as Blank) : Buffer.from(part))),
    );

  return (page, frame) => {
    // Each colour in a URL would otherwise become a cached page.
    if (!isUntouched(page) || (frame.embed?.accent ?? null) !== null) return renderPage(page, frame);
    const { offer, lookup, formToken } = page;
    const own = { key: lookup.key, formToken, serverTime: offer.serverTime };
    const blank: OfferPage = {
      ...page,
      offer: { ...offer, serverTime: blankOf('serverTime') },
      lookup: { ...lookup, key: blankOf('key') },
      formToken: blankOf('formToken'),
    };
    return Buffer.concat(
      shellOf(blank, frame).map((part) => (typeof part === 'string' ? Buffer.from(own[part]) : part)),
    );
  };
}

const needsNoEscape = /^[\w.:-]*$/;

/** The initial page, also while waiting for the opening: the server's time then occurs only in the page's data. */
function isUntouched(page: PublicPage): page is OfferPage {
  if (page.kind !== 'offer' || page.address.kind !== 'search') return false;
  if (page.offer.phase !== 'open' && page.offer.phase !== 'scheduled') return false;
  if (page.errors.length > 0 || Object.keys(page.draft).length > 0) return false;
  const { key, fallback, issues: reportUrl } = page.lookup;
  // A third party's lookup repeats the key in several places.
  if (fallback !== undefined || reportUrl !== undefined) return false;
  return [key, page.formToken, page.offer.serverTime].every((text) => needsNoEscape.test(text));
}

export interface PublicPages {
  /** @param known The language if the request names none. */
  render(page: PublicPage, request: FastifyRequest, known?: string): string;
  /** Keeps the reply's status. Sends a document, or the page's data to a client that requests JSON. */
  send(reply: FastifyReply, page: PublicPage): FastifyReply;
}

export function createPublicPages(
  renderer: PublicPageRenderer,
  {
    isDevelopment,
    sendsEmails,
    baseUrl,
    attributions = () => [],
  }: { isDevelopment: boolean; sendsEmails: boolean; baseUrl: Pick<BaseUrl, 'get'>; attributions?: () => string[] },
): PublicPages {
  const fillShell = createPageShells((page, frame) => renderer.renderPage(page, frame));
  const offered = languages
    .filter(({ isPseudo, isRegional }) => !isRegional && (isDevelopment || !isPseudo))
    .map(({ tag, name }) => ({ tag, name }));

  const frameOf = (page: PublicPage, request: FastifyRequest, known?: string): PageFrame => {
    const reader = readerOf(request, known);
    const offer = 'offer' in page ? page.offer : undefined;
    const language = offer === undefined ? reader.language : pageLanguage(reader, offer.language);
    // Repeated in the page's links, so that the next page keeps the language.
    const isOwnChoice = language !== acceptedLanguage(request.headers['accept-language'] ?? '');
    return {
      language,
      direction: findLanguage(language)?.direction ?? 'ltr',
      chosenLanguage: chosenFor(page, request) ?? (isOwnChoice ? language : null),
      readerLanguage: readerLanguage(request, offer),
      path: request.url.split('?')[0] ?? '/',
      origin: baseUrl.get(),
      languages: offered,
      embed: request.embed,
      isDevelopment,
      sendsEmails,
      attributions: attributions(),
    };
  };

  return {
    render: (page, request, known) => {
      allowStyles(request, renderer.stylesOf(page, request.embed));
      return renderer.renderPage(page, frameOf(page, request, known));
    },
    send: (reply, page) => {
      reply.header('Vary', 'Accept');
      if (wantsData(reply.request)) {
        const data = renderer.renderData(page, frameOf(page, reply.request));
        return reply.type('application/json; charset=utf-8').send(data);
      }
      allowStyles(reply.request, renderer.stylesOf(page, reply.request.embed));
      reply.type('text/html; charset=utf-8');
      const html = fillShell(page, frameOf(page, reply.request));
      if (!holdsNoSecret(page, reply.request)) return reply.send(html);
      reply.compress(html);
      return reply;
    },
  };
}

/** The requested language if available: other values must not create cache entries. */
function chosenFor(page: PublicPage, request: FastifyRequest): string | null {
  const named = chosenLanguage(request);
  if (named === null) return null;
  const written = 'offer' in page ? page.offer.languages : [];
  return written.find((tag) => tag.toLowerCase() === named.toLowerCase()) ?? findLanguage(named)?.tag ?? null;
}

/** Requested by one of our documents for navigation without a reload. */
function wantsData({ headers }: FastifyRequest): boolean {
  return headers.accept === 'application/json';
}

const forEverybody = new Set<PublicPage['kind']>(['home', 'offer', 'notice', 'draw']);

/** Compression would leak echoed input or secrets: docs/decisions/0027-compression.md. */
function holdsNoSecret(page: PublicPage, { method }: FastifyRequest): boolean {
  return method === 'GET' && forEverybody.has(page.kind);
}
