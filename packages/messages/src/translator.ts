import { setupI18n } from '@lingui/core';
import type { CompiledCatalogue } from './compile-catalogue.ts';
import type { TextId } from './en/english.ts';

export type MessageValues = Record<string, string | number | Date>;

/** Turns message ids into texts of one language. */
export interface Translator {
  /** BCP 47 tag for `lang` and for formatting dates and numbers. */
  language: string;
  /** A message’s text; the id itself if there is no such message. */
  t: (id: TextId, values?: MessageValues) => string;
}

export function createTranslator(language: string, catalogue: CompiledCatalogue): Translator {
  const i18n = setupI18n({ locale: language, messages: { [language]: catalogue } });
  return {
    language,
    t: (id, values) => i18n._(id, values),
  };
}
