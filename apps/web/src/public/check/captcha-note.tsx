import { captchas, type Captcha } from '@doorstep/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

interface CaptchaNoteProps {
  provider: Captcha;
  isMonitored?: boolean;
}

/** Whose check it is, and on what terms: providers ask for it where their check shows nothing of itself. */
export function CaptchaNote({ provider, isMonitored = false }: CaptchaNoteProps): ReactNode {
  const { t } = useTexts();
  const { name, privacyUrl, termsUrl } = captchas[provider];
  return (
    <p className="captcha-note quiet">
      {t(isMonitored ? 'public.captcha.monitored_note' : 'public.captcha.note', { provider: name })}{' '}
      <a href={privacyUrl} target="_blank" rel="noreferrer">
        {t('public.captcha.privacy')}
      </a>{' '}
      <a href={termsUrl} target="_blank" rel="noreferrer">
        {t('public.captcha.terms')}
      </a>
    </p>
  );
}
