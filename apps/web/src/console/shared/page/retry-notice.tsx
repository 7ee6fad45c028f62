import { Button } from '@doorstep/ui';
import { ProblemError } from '../api/problem-error.ts';
import { problemText } from '../texts/problem-text.ts';
import { useTexts } from '../texts/texts-context.tsx';
import { Notice } from './notice.tsx';

/** A call that failed: what happened, and the one thing to do about it. */
export function RetryNotice({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useTexts();
  const requestId = error instanceof ProblemError ? error.problem.requestId : '';
  return (
    <Notice kind="error" announce="alert" title={problemText(texts, error)}>
      {requestId === '' ? null : <p className="muted">{texts.t('staff.problem.request_id', { id: requestId })}</p>}
      <Button look="secondary" onClick={onRetry}>
        {texts.t('staff.retry')}
      </Button>
    </Notice>
  );
}
