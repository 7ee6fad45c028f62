import type { HumanCheckTexts } from '@doorstep/ui';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

/** The human check's words. */
export function useCheckTexts(): HumanCheckTexts {
  const { t } = useTexts();
  return useMemo(
    () => ({
      title: t('public.human_check.title'),
      idle: t('public.human_check.idle'),
      start: t('public.human_check.start'),
      working: t('public.human_check.working'),
      slow: t('public.human_check.slow'),
      passed: t('public.human_check.passed'),
      failed: t('public.human_check.failed'),
      tryAgain: t('public.action.try_again'),
    }),
    [t],
  );
}
