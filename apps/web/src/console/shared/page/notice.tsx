import { Button, Notice as PlainNotice, type NoticeProps as PlainNoticeProps } from '@doorstep/ui';
import { errorCodes } from '@doorstep/contract';
import { ProblemError } from '@doorstep/client';
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

/** A failed call: what happened, and a retry button if that may help. */
export function RetryNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useTexts();
  const problem = error instanceof ProblemError ? error.problem : null;
  const mayHelp = problem === null || errorCodes[problem.code].retry;
  const requestId = mayHelp ? (problem?.requestId ?? '') : '';
  return (
    <Notice kind="error" announce="alert" title={problemText(texts, error)}>
      {requestId === '' ? null : <p className="muted">{texts.t('staff.problem.request_id', { id: requestId })}</p>}
      {mayHelp ? (
        <Button look="secondary" onClick={onRetry}>
          {texts.t('staff.retry')}
        </Button>
      ) : null}
    </Notice>
  );
}
