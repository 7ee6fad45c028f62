import { errorCodes } from '@doorstep/contract';
import { Button } from '@doorstep/ui';
import { ProblemError } from '@doorstep/client';
import { problemText } from '../texts/problem-text.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { Notice } from './notice.tsx';

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
