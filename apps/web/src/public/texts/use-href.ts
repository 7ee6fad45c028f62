import { useTexts } from './texts-context.tsx';

/** Keeps the language that was chosen, or that the offer has chosen. */
export function useHref(): (path: string) => string {
  const { frame } = useTexts();
  const chosen = frame.chosenLanguage;
  return (path) => (chosen === null ? path : `${path}?lang=${encodeURIComponent(chosen)}`);
}
