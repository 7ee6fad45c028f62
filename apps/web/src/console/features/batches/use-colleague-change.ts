import type { BatchDetail } from '@doorstep/contract';
import { useState } from 'react';
import { ProblemError } from '@doorstep/client';
import { useSession } from '../../shared/session.ts';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** Who else took the batch to another state since this page met it, in words; null when nobody did. */
export function useColleagueChange({ state, lastChange }: BatchDetail): string | null {
  const { t } = useTexts();
  const me = useSession().data?.person.name;
  const [met, setMet] = useState({ state, by: '' });
  const by = lastChange?.by ?? '';
  if (met.state !== state) setMet({ state, by: by === me ? '' : by });
  if (met.by === '') return null;
  return t('staff.batch.changed_by', { name: met.by, state: t(`staff.batch_state.${met.state}`) });
}

const moved = ['state_conflict', 'batch_not_locked'];

/** What to say of an error at a batch: of one that has changed meanwhile, how it stands now, and who changed it. */
export function useBatchErrorText({ state, lastChange }: BatchDetail): (error: unknown) => string {
  const texts = useTexts();
  const { t } = texts;
  const me = useSession().data?.person.name;
  return (error) => {
    if (!(error instanceof ProblemError) || !moved.includes(error.code)) return problemText(texts, error);
    const now = t(`staff.batch_state.${state}`);
    return lastChange === null || lastChange.by === me
      ? t('staff.batch.conflict', { state: now })
      : t('staff.batch.conflict_by', { name: lastChange.by, state: now });
  };
}
