import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

/** Whose check it is, and on what terms: the provider asks for it where its check shows nothing of itself. */
export function HcaptchaNote({ isMonitored = false }: { isMonitored?: boolean }): ReactNode {
  const { t } = useTexts();
  return (
    <p className="hcaptcha-note quiet">
      {t(isMonitored ? 'public.hcaptcha.monitored_note' : 'public.hcaptcha.note')}{' '}
      <a href="https://www.hcaptcha.com/privacy" target="_blank" rel="noreferrer">
        {t('public.hcaptcha.privacy')}
      </a>{' '}
      <a href="https://www.hcaptcha.com/terms" target="_blank" rel="noreferrer">
        {t('public.hcaptcha.terms')}
      </a>
    </p>
  );
}
