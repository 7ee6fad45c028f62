import { createContext, use, type ReactNode } from 'react';
import type { ErrorTextId, MessageValues, StaffTextId, Translator } from '@doorstep/messages';

export interface Texts {
  /** BCP 47 tag of the console's language, for dates and numbers. */
  language: string;
  t: (id: StaffTextId | ErrorTextId, values?: MessageValues) => string;
}

const TextsContext = createContext<Texts | null>(null);

export function TextsProvider({ translator, children }: { translator: Translator; children: ReactNode }) {
  const { language } = translator;
  return <TextsContext value={{ language, t: (id, values) => translator.t(id, values) }}>{children}</TextsContext>;
}

/** The console's texts in the person's language. @throws Error outside of TextsProvider. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider above it');
  return texts;
}
