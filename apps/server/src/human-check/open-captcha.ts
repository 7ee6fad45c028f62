import type { CaptchaOptions, CaptchaProvider } from '@doorstep/human-check/server';
import type { Config } from '../config.ts';
import { captchaSetups } from './captcha-setups.ts';

export function openCaptcha(
  { captcha, baseUrl }: Pick<Config, 'captcha' | 'baseUrl'>,
  report: Pick<CaptchaOptions, 'onOutcome' | 'onUnknownCode' | 'timeoutMs'> = {},
): CaptchaProvider | null {
  if (captcha === null) return null;
  return captchaSetups[captcha.provider].create({
    siteKey: captcha.siteKey,
    secret: captcha.secret,
    scriptOrigin: captcha.apiHost ?? undefined,
    verifyUrl: captcha.verifyUrl ?? undefined,
    hostname: baseUrl === null ? null : new URL(baseUrl).hostname,
    ...captcha.own,
    ...report,
  });
}
