import { useTexts } from './texts-context.tsx';

/** Keeps the language that was chosen, where there are several to choose from. */
export function useHref(): (path: string) => string {
  const { frame, language } = useTexts();
  return (path) => (frame.languages.length > 1 ? `${path}?lang=${encodeURIComponent(language)}` : path);
}
