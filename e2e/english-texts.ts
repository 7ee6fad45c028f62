// Finds our English texts in a page or a mail of another language.
import { catalogueFor } from '@doorstep/messages';

const parts = ['errors', 'offer', 'public', 'mail', 'embed'] as const;

/** The text between the placeholders of every message, however deeply nested. */
function wordsOf(language: string): string[] {
  const words = (tokens: unknown): string[] => {
    if (typeof tokens === 'string') return [tokens];
    if (Array.isArray(tokens))
      return tokens.flatMap((token: unknown) => (Array.isArray(token) ? words(token[2]) : words(token)));
    return typeof tokens === 'object' && tokens !== null ? Object.values(tokens).flatMap(words) : [];
  };
  return Object.values(catalogueFor(language, [...parts]))
    .flatMap(words)
    .flatMap((text) => text.split(/<\/?[a-z]+>/))
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** English texts of the catalogue in a document or a plain text, visible or announced. */
export function englishIn(source: string, language = 'fr'): string[] {
  const own = new Set(wordsOf(language));
  const english = [...new Set(wordsOf('en'))].filter((text) => !own.has(text));
  // A long text can only be ours; a shorter one may be part of a name.
  const long = english.filter((text) => text.split(/\s+/).length >= 3);
  const short = new Set(english);
  const read = source
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’');
  const whole = [...read.matchAll(/>([^<>]+)</g), ...read.matchAll(/(?:aria-label|alt|title|placeholder)="([^"]*)"/g)]
    .map(([, text = '']) => text.trim())
    .filter((text) => short.has(text));
  return [...new Set([...whole, ...long.filter((text) => read.includes(text))])];
}
