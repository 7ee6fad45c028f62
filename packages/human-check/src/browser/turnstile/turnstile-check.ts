import type { BrowserCheck } from '../browser-check.ts';
import { captchaCheck } from '../captcha/captcha-check.ts';
import { loadCaptcha } from '../captcha/load-captcha.ts';
import { renderWidget } from './render-widget.ts';
import { usableApi } from './turnstile-api.ts';

export interface TurnstileOptions {
  siteKey: string;
  scriptOrigin?: string;
  language: string;
  loadTimeoutMs?: number | undefined;
}

const onloadName = 'turnstileOnLoad';

export function turnstileCheck(options: TurnstileOptions): BrowserCheck {
  const { scriptOrigin = 'https://challenges.cloudflare.com', loadTimeoutMs } = options;
  const address = `${scriptOrigin}/turnstile/v0/api.js?onload=${onloadName}&render=explicit`;
  return captchaCheck({
    load: () =>
      loadCaptcha(
        { address, tagId: 'turnstile-script', onloadName, isCrossOrigin: false, usableApi },
        { loadTimeoutMs },
      ),
    render: (api, { container }) => renderWidget(api, { ...options, container }),
  });
}
