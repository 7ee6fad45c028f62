import type { HumanCheckSettings } from '@doorstep/contract';
import type { HumanCheckTexts } from '@doorstep/human-check/react';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

/** The words of a check. */
export function useCheckTexts(provider: HumanCheckSettings['provider']): HumanCheckTexts {
  const { t } = useTexts();
  return useMemo(() => {
    const shared = {
      title: t('public.human_check.title'),
      start: t('public.human_check.start'),
      slow: t('public.human_check.slow'),
      passed: t('public.human_check.passed'),
      tryAgain: t('public.action.try_again'),
    };
    if (provider === 'hcaptcha') {
      return {
        ...shared,
        idle: t('public.hcaptcha.idle'),
        preparing: t('public.hcaptcha.preparing'),
        ready: t('public.hcaptcha.ready'),
        working: t('public.hcaptcha.working'),
        // It is the service that is slow, and nobody's device.
        slow: t('public.hcaptcha.slow'),
        runOut: t('public.hcaptcha.run_out'),
        failed: {
          unreachable: t('public.hcaptcha.unreachable'),
          closed: t('public.hcaptcha.closed'),
          expired: t('public.hcaptcha.expired'),
          busy: t('public.hcaptcha.busy'),
          broken: t('public.hcaptcha.broken'),
        },
      };
    }
    // It is solved ahead, in one go, and asks for nothing.
    const idle = t('public.human_check.idle');
    const working = t('public.human_check.working');
    const failed = t('public.human_check.failed');
    return {
      ...shared,
      idle,
      preparing: working,
      ready: idle,
      working,
      runOut: idle,
      failed: { unreachable: failed, closed: failed, expired: failed, busy: failed, broken: failed },
    };
  }, [t, provider]);
}
