import { ConnectionError, ProblemError } from '@doorstep/client';
import type { Texts } from './texts-context.tsx';

/** A failed call in plain words: an outage is called an outage, a refusal has its own text. */
export function problemText(texts: Texts, error: unknown): string {
  if (error instanceof ConnectionError) return texts.t('staff.problem.connection');
  if (error instanceof ProblemError) return texts.t(`error.${error.code}`);
  return texts.t('error.internal');
}
