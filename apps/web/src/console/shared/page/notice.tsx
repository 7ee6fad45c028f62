import { Notice as PlainNotice, type NoticeProps as PlainNoticeProps } from '@doorstep/ui';
import { problemText } from '../texts/problem-text.ts';
import { useTexts } from '../texts/texts-context.tsx';

interface NoticeProps extends Omit<PlainNoticeProps, 'role'> {
  /** The role for screen readers: `alert` for errors, `status` for the rest. */
  announce: 'alert' | 'status';
}

export function Notice({ announce, ...notice }: NoticeProps) {
  return <PlainNotice {...notice} role={announce} />;
}

/** A failed call in plain words; nothing if the error is null or undefined. */
export function ErrorNotice({ error }: { error: unknown }) {
  const texts = useTexts();
  if (error === null || error === undefined) return null;
  return <Notice kind="error" announce="alert" title={problemText(texts, error)} />;
}
