import type { CompiledCatalogue } from '@doorstep/messages';
import { findTag } from '@doorstep/messages/languages';
import { firstTexts, tags } from 'virtual:embedded-texts';
import { elementSource } from './element-source.ts';

export interface EmbeddedTexts {
  language: string;
  direction: 'ltr' | 'rtl';
  catalogue: CompiledCatalogue;
}

const builtIn: EmbeddedTexts = { language: 'en', direction: 'ltr', catalogue: firstTexts };
const loading = new Map<string, Promise<EmbeddedTexts>>();
const loaded = new Map<string, EmbeddedTexts>();
const failed = new Set<string>();

/** A language's own texts, its base language's (`en` for `en-GB`), or English. */
const languageOf = (tag: string) => findTag(tag, tags) ?? 'en';

/** All texts of a language; null if not loaded. */
export const wholeTexts = (tag: string): EmbeddedTexts | null => loaded.get(languageOf(tag)) ?? null;

/**
 * Loads missing texts, but not again after a failure. The first ones are built in, in English.
 * @param then Called when they have loaded or failed.
 * @returns whether they are loading: until then the view stays as it is.
 */
export function awaitsTexts(tag: string, which: 'first' | 'whole', then: () => void): boolean {
  const language = languageOf(tag);
  const isBuiltIn = which === 'first' && language === builtIn.language;
  if (isBuiltIn || loaded.has(language) || failed.has(language)) return false;
  void loadTexts(tag).then(then, then);
  return true;
}

/**
 * Loads all texts of a language, once for all elements of a page; retries after a failure.
 * @throws if they fail to load; English is shown then.
 */
export function loadTexts(tag: string): Promise<EmbeddedTexts> {
  const language = languageOf(tag);
  const known = loading.get(language);
  if (known !== undefined) return known;
  const coming = elementSource()
    .load<{ default: Omit<EmbeddedTexts, 'language'> }>(`embed-texts-${language}.js`)
    .then(({ default: { direction, catalogue } }) => {
      const texts = { language, direction, catalogue: { ...firstTexts, ...catalogue } };
      loaded.set(language, texts);
      return texts;
    })
    .catch((error: unknown) => {
      loading.delete(language);
      failed.add(language);
      throw error;
    });
  loading.set(language, coming);
  return coming;
}

export interface FirstTexts {
  t: (id: string) => string;
  language: string;
  direction: 'ltr' | 'rtl';
}

/** In the page's language; in English until its texts have loaded. */
export function textsFor(tag: string): FirstTexts {
  const { language, direction, catalogue } = wholeTexts(tag) ?? builtIn;
  return { t: (id) => plain(catalogue[id]), language, direction };
}

function plain(words: string | CompiledCatalogue[string] = ''): string {
  if (typeof words === 'string') return words;
  return words.map((part) => (typeof part === 'string' ? part : `{${part[0]}}`)).join('');
}
