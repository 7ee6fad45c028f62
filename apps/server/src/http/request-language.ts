import { findLanguage, languages } from '@doorstep/messages';
import type { FastifyRequest } from 'fastify';
import { remember } from '../memory.ts';

/**
 * The language of the interface for a request: asked for by `?lang=`, sent along as the form's `language`, known from
 * before, or the first of the browser's that there is; English otherwise. The pseudo-language only when it is asked for
 * by name.
 * @param known The language of what is looked at, such as the one that a request was sent in.
 */
export function requestLanguage(request: FastifyRequest, known?: string): string {
  const named = [textOf(request.query, 'lang'), textOf(request.body, 'language'), known];
  for (const tag of named) {
    const language = tag === undefined ? undefined : findLanguage(tag);
    if (language !== undefined) return language.tag;
  }
  return acceptedLanguage(request.headers['accept-language'] ?? '');
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
 * What the visitor reads best of all that there is, in the interface or in an offer: the language in which they are
 * written to, and in which a third party's check speaks to them. The interface's where there is none of theirs.
 * @param written What the offer is written in.
 */
export function readerLanguage(request: FastifyRequest, written: readonly string[]): string {
  const carried = textOf(request.body, 'language') ?? '';
  const [first = '', ...others] = wantedLanguages(request);
  const wanted = chosenLanguage(request) === null ? [carried, first, ...others] : [first, carried, ...others];
  for (const tag of wanted) {
    const exact = findLanguage(tag)?.tag ?? written.find((each) => each.toLowerCase() === tag.toLowerCase());
    const main = tag.split('-')[0]?.toLowerCase() ?? '';
    const found = exact ?? findLanguage(main)?.tag ?? written.find((each) => each.toLowerCase() === main);
    if (found !== undefined) return found;
  }
  return requestLanguage(request);
}

const spoken = languages.filter((language) => !language.isPseudo);
const chosen = remember<string>(100);

/**
 * The best of an Accept-Language header (RFC 9110, 12.5.4), by tag or by its main language. A browser sends the same one
 * with each request, and most browsers of a country send one of a few.
 */
export function acceptedLanguage(header: string): string {
  return header === '' ? 'en' : chosen(header.slice(0, 500), bestLanguage);
}

/** The tags of an Accept-Language header, in small letters, the best first. */
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
  for (const tag of wantedOf(header)) {
    const exact = spoken.find((language) => language.tag.toLowerCase() === tag);
    const main = spoken.find((language) => language.tag.toLowerCase() === tag.split('-')[0]);
    if (exact ?? main) return (exact ?? main)?.tag ?? 'en';
  }
  return 'en';
}

function textOf(container: unknown, name: string): string | undefined {
  if (typeof container !== 'object' || container === null) return undefined;
  const value = (container as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}
