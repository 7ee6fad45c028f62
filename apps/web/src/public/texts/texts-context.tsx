import type { PageFrame } from '@doorstep/contract';
import type { Translator } from '@doorstep/messages';
import { createContext, use, type ReactNode } from 'react';

interface PageTexts {
  translator: Translator;
  frame: PageFrame;
}

const TextsContext = createContext<PageTexts | null>(null);

export function TextsProvider({ children, ...texts }: PageTexts & { children: ReactNode }): ReactNode {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

export function useTexts(): { t: Translator['t']; language: string; frame: PageFrame } {
  const texts = use(TextsContext);
  if (texts === null) throw new Error('a public page is rendered inside TextsProvider');
  return { t: texts.translator.t, language: texts.translator.language, frame: texts.frame };
}
