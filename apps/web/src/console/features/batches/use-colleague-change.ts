import type { BatchDetail } from '@doorstep/contract';
import { useState } from 'react';
import { ProblemError } from '@doorstep/client';
import { useSession } from '../../shared/session.ts';
import { problemText } from '../../shared/texts/problem-text.ts';
import { useTexts } from '../../shared/texts/texts-context.tsx';

/** A sentence naming the colleague who changed the batch's state since this page loaded it; null if no one did. */
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

/** Error texts for a batch; if it was changed in the meantime, its current state and who changed it. */
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
