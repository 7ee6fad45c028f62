import { useTexts } from './texts-context.tsx';

/** Keeps the language that was chosen, where there are several to choose from. */
export function useHref(): (path: string) => string {
  const { frame, language } = useTexts();
  const chosen = frame.chosenLanguage ?? (frame.languages.length > 1 ? language : null);
  return (path) => (chosen === null ? path : `${path}?lang=${encodeURIComponent(chosen)}`);
}
