import { problemText } from '../texts/problem-text.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { Notice } from './notice.tsx';

/** A failed call in plain words; nothing if the error is null or undefined. */
export function ErrorNotice({ error }: { error: unknown }) {
  const texts = useTexts();
  if (error === null || error === undefined) return null;
  return <Notice kind="error" announce="alert" title={problemText(texts, error)} />;
}
