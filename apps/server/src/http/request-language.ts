import { findLanguage, languages } from '@doorstep/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memoize } from '../memoize.ts';

export interface Reader {
  language: string;
  /** Named explicitly, so an offer's own language does not override it. */
  isNamed: boolean;
  wanted: readonly string[];
}

export function readerOf(request: FastifyRequest, known?: string): Reader {
  const named = namedLanguage(request, known);
  return {
    language: named ?? acceptedLanguage(request.headers['accept-language'] ?? ''),
    isNamed: named !== undefined,
    wanted: wantedLanguages(request),
  };
}

/** An offer's language where the interface has it, so that a page is not in two, unless the visitor named another. */
export function pageLanguage({ language, isNamed }: Omit<Reader, 'wanted'>, shown: string): string {
  return isNamed ? language : (findLanguage(shown)?.tag ?? language);
}

export function requestLanguage(request: FastifyRequest): string {
  return readerOf(request).language;
}

function namedLanguage(request: FastifyRequest, known?: string): string | undefined {
  const named = [textOf(request.query, 'lang'), textOf(request.body, 'language'), known];
  return named.map((tag) => findLanguage(tag ?? '')?.tag).find((tag) => tag !== undefined);
}

const tagPattern = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i;

export function chosenLanguage(request: FastifyRequest): string | null {
  const named = textOf(request.query, 'lang') ?? '';
  return tagPattern.test(named) ? named : null;
}

/** The page of a request stays in the language that was chosen on it, also after one of its forms. */
export function addChosenLanguage(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    const next = reply.getHeader('location');
    const language = chosenLanguage(request);
    if (language !== null && typeof next === 'string' && /^\/r\/[^?]+$/.test(next))
      reply.header('location', `${next}?lang=${language}`);
    done();
  });
}

export function wantedLanguages(request: FastifyRequest): string[] {
  const named = chosenLanguage(request);
  const accepted = wantedOf(request.headers['accept-language']?.slice(0, 500) ?? '').filter((tag) =>
    tagPattern.test(tag),
  );
  return named === null ? accepted : [named, ...accepted];
}

/** For mails and third-party checks: a named language that interface or offer has, else the page's. */
export function readerLanguage(request: FastifyRequest, written?: { languages: readonly string[]; language: string }) {
  const named = [chosenLanguage(request) ?? '', textOf(request.body, 'language') ?? ''];
  for (const tag of named) {
    const found = written?.languages.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? findLanguage(tag)?.tag;
    if (found !== undefined) return found;
  }
  return written?.language ?? requestLanguage(request);
}

const spoken = languages.filter(({ isPseudo, isRegional }) => !isPseudo && !isRegional);
const chosen = memoize<string>(100);

/** Parses Accept-Language (RFC 9110, 12.5.4). Memoized, since browsers repeat few values. */
export function acceptedLanguage(header: string): string {
  return header === '' ? 'en' : chosen(header.slice(0, 500), bestLanguage);
}

function wantedOf(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

function bestLanguage(header: string): string {
  const [best] = wantedOf(header).flatMap((tag) => {
    const named = (name: string | undefined) => spoken.find((language) => language.tag.toLowerCase() === name);
    return named(tag) ?? named(tag.split('-')[0]) ?? [];
  });
  return best?.tag ?? 'en';
}

function textOf(container: unknown, name: string): string | undefined {
  if (typeof container !== 'object' || container === null) return undefined;
  const value = (container as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
