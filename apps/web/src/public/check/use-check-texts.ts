import { captchas, type HumanCheckSettings } from '@doorstep/contract';
import type { HumanCheckTexts } from '@doorstep/human-check/react';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

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
    if (provider !== 'pow') {
      const named = { provider: captchas[provider].name };
      return {
        ...shared,
        idle: t('public.captcha.idle'),
        preparing: t('public.captcha.preparing'),
        ready: t('public.captcha.ready'),
        working: t('public.captcha.working'),
        // The service is slow, not the visitor's device.
        slow: t('public.captcha.slow', named),
        runOut: t('public.captcha.run_out'),
        failed: {
          unreachable: t('public.captcha.unreachable', named),
          closed: t('public.captcha.closed'),
          expired: t('public.captcha.expired'),
          busy: t('public.captcha.busy'),
          broken: t('public.captcha.broken'),
        },
      };
    }
    // Solved ahead, in one go, without the visitor.
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
