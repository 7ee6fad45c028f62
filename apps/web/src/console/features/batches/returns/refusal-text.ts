import { ProblemError } from '@doorstep/client';
import type { FailedScan } from '../../../shared/form/failed-scans.tsx';
import { problemText } from '../../../shared/texts/problem-text.ts';
import type { Texts } from '../../../shared/texts/texts-context.tsx';

export function refusalText(texts: Texts, { reference, error }: FailedScan): string {
  const code = error instanceof ProblemError ? error.code : null;
  if (code === 'state_conflict') return texts.t('staff.returns.not_under_way', { reference });
  if (code === 'request_not_found') return texts.t('staff.returns.unknown', { reference });
  return problemText(texts, error);
}
