import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { findLanguage } from '@doorstep/messages/languages';
import type { ErrorTextId, MessageValues, StaffTextId, Translator } from '@doorstep/messages';
import { loadTranslator } from './load-translator.ts';

export interface Texts {
  /** BCP 47 tag of the console's language, for dates and numbers. */
  language: string;
  t: (id: StaffTextId | ErrorTextId, values?: MessageValues) => string;
}

const TextsContext = createContext<Texts | null>(null);
const ChangeContext = createContext<(tag: string) => Promise<void>>(async () => {});

/** @param first The initial language. */
export function TextsProvider({ first, children }: { first: Translator; children: ReactNode }) {
  const [translator, setTranslator] = useState(first);
  const { language } = translator;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = findLanguage(language)?.direction ?? 'ltr';
  }, [language]);
  const change = async (tag: string) => setTranslator(await loadTranslator(tag));
  return (
    <ChangeContext value={change}>
      <TextsContext value={{ language, t: (id, values) => translator.t(id, values) }}>{children}</TextsContext>
    </ChangeContext>
  );
}

/**
 * The console's texts in the person's language.
 * @throws Error outside TextsProvider.
 */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}

/** Switches the open page to another language and keeps unsaved input. Rejects if the texts fail to load. */
export const useChangeLanguage = () => use(ChangeContext);
