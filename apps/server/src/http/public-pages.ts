import { negotiate } from '@fastify/accept-negotiator';
import type { PageFrame, PublicPage, PublicPageRenderer } from '@doorstep/contract';
import { findLanguage, languages } from '@doorstep/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteSeenBy, type BaseUrl } from '../base-url.ts';
import { allowInlined } from './inline-policy.ts';
import { createPageShells } from './page-shells.ts';
import { acceptedLanguage, chosenLanguage, pageLanguage, readerLanguage, readerOf } from './request-language.ts';

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
    config,
    attributions = () => [],
  }: {
    isDevelopment: boolean;
    sendsEmails: boolean;
    baseUrl: Pick<BaseUrl, 'get'>;
    config: Parameters<typeof siteSeenBy>[1];
    attributions?: () => string[];
  },
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
      // Pages are kept for everybody, so without an address that only this visitor used.
      origin: siteSeenBy(request, config) === baseUrl.get() ? baseUrl.get() : null,
      languages: offered,
      embed: request.embed,
      isDevelopment,
      sendsEmails,
      attributions: attributions(),
    };
  };

  return {
    render: (page, request, known) => {
      allowInlined(request, renderer.inlinedIn(page, request.embed));
      return renderer.renderPage(page, frameOf(page, request, known));
    },
    send: (reply, page) => {
      reply.header('Vary', 'Accept');
      if (wantsData(reply.request)) {
        const data = renderer.renderData(page, frameOf(page, reply.request));
        return reply.type('application/json; charset=utf-8').send(data);
      }
      allowInlined(reply.request, renderer.inlinedIn(page, reply.request.embed));
      reply.type('text/html; charset=utf-8');
      const { request } = reply;
      const frame = frameOf(page, request);
      const shell = fillShell(page, frame);
      const html = shell === null ? renderer.renderPage(page, frame) : shell.html;
      if (!holdsNoSecret(page, request)) return reply.send(html);
      if (shell !== null && acceptsGzip(request)) {
        return reply.headers({ vary: 'Accept, Accept-Encoding', 'content-encoding': 'gzip' }).send(shell.gzip());
      }
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

function acceptsGzip({ headers }: FastifyRequest): boolean {
  return negotiate(headers['accept-encoding'] ?? '', ['gzip']) === 'gzip';
}

const forEverybody = new Set<PublicPage['kind']>(['home', 'offer', 'notice', 'draw']);

/** Compression would leak echoed input or secrets: docs/decisions/0027-compression.md. */
function holdsNoSecret(page: PublicPage, { method }: FastifyRequest): boolean {
  return method === 'GET' && forEverybody.has(page.kind);
}
