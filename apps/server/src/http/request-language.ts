import { findLanguage, languages } from '@doorstep/messages';
import type { FastifyRequest } from 'fastify';
import { memoize } from '../memoize.ts';

/** The reader of a page. */
export interface Reader {
  /** Of the interface, by what the browser asks for. */
  language: string;
  /** Whether they asked for that language by name: then an offer's own does not choose another. */
  isNamed: boolean;
  /** What they read, the best first, whether the interface has it or not. */
  wanted: readonly string[];
}

/** @param known The language of what is looked at, such as the one that a request was sent in. */
export function readerOf(request: FastifyRequest, known?: string): Reader {
  const named = namedLanguage(request, known);
  return {
    language: named ?? acceptedLanguage(request.headers['accept-language'] ?? ''),
    isNamed: named !== undefined,
    wanted: wantedLanguages(request),
  };
}

/**
 * The language of a page: that in which the offer is shown, where the interface has it, so that a page is not in two.
 * Who asked for another by name gets that one.
 * @param shown The language that the offer's texts are in.
 */
export function pageLanguage({ language, isNamed }: Omit<Reader, 'wanted'>, shown: string): string {
  return isNamed ? language : (findLanguage(shown)?.tag ?? language);
}

/** The language of the interface for a request that is about no offer. The pseudo-language only by name. */
export function requestLanguage(request: FastifyRequest): string {
  return readerOf(request).language;
}

/** From `?lang=`, else the form's `language`, else what is known of the visitor. */
function namedLanguage(request: FastifyRequest, known?: string): string | undefined {
  const named = [textOf(request.query, 'lang'), textOf(request.body, 'language'), known];
  return named.map((tag) => findLanguage(tag ?? '')?.tag).find((tag) => tag !== undefined);
}

/** As BCP 47 has it; what an offer may be written in. */
const tagPattern = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i;

/** The language that the visitor asked for by name, whether the interface has it or an offer alone; null for none. */
export function chosenLanguage(request: FastifyRequest): string | null {
  const named = textOf(request.query, 'lang') ?? '';
  return tagPattern.test(named) ? named : null;
}

/** What the visitor reads, the best first, for texts that staff wrote in several languages. */
export function wantedLanguages(request: FastifyRequest): string[] {
  const named = chosenLanguage(request);
  const accepted = wantedOf(request.headers['accept-language']?.slice(0, 500) ?? '').filter((tag) =>
    tagPattern.test(tag),
  );
  return named === null ? accepted : [named, ...accepted];
}

/**
 * The language in which visitors are written to, and in which a third party's check speaks to them: one that they asked
 * for by name, in the interface or in the offer, else that of the page.
 * @param written What the offer is written in, and what it is shown in.
 */
export function readerLanguage(request: FastifyRequest, written?: { languages: readonly string[]; language: string }) {
  const named = [chosenLanguage(request) ?? '', textOf(request.body, 'language') ?? ''];
  for (const tag of named) {
    const found = written?.languages.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? findLanguage(tag)?.tag;
    if (found !== undefined) return found;
  }
  return written?.language ?? requestLanguage(request);
}

const spoken = languages.filter((language) => !language.isPseudo);
const chosen = memoize<string>(100);

/**
 * The best of an Accept-Language header (RFC 9110, 12.5.4), by tag or by its main language. A browser sends the same one
 * with each request, and most browsers of a country send one of a few.
 */
export function acceptedLanguage(header: string): string {
  return header === '' ? 'en' : chosen(header.slice(0, 500), bestLanguage);
}

/** The tags of an Accept-Language header in lower case, best first. */
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
