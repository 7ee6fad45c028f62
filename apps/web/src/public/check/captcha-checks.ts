import type { Captcha, CaptchaSettings } from '@doorstep/contract';
import type { BrowserCheck } from '@doorstep/human-check';

type Create = (settings: CaptchaSettings & { language: string }) => BrowserCheck;

/** The code of each captcha, loaded only where it is in use. */
export const captchaChecks: Record<Captcha, () => Promise<Create>> = {
  hcaptcha: async () => (await import('@doorstep/human-check/hcaptcha')).hcaptchaCheck,
  turnstile: async () => (await import('@doorstep/human-check/turnstile')).turnstileCheck,
};
