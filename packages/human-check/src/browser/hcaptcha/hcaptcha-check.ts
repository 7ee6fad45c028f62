import type { BrowserCheck } from '../browser-check.ts';
import { captchaCheck } from '../captcha/captcha-check.ts';
import { languageCode } from '../captcha/language-code.ts';
import { loadCaptcha } from '../captcha/load-captcha.ts';
import { errorReportsOf } from './error-reports.ts';
import { usableApi } from './hcaptcha-api.ts';
import { hcaptchaLanguages } from './hcaptcha-languages.ts';
import { renderWidget } from './render-widget.ts';

interface ScriptOptions {
  scriptOrigin?: string;
  /** Other hosts than hCaptcha's. */
  script?: { host?: string; endpoint?: string; assethost?: string; imghost?: string; reportapi?: string };
  /** Whether errors are reported to the provider; they are if absent. */
  reports?: boolean;
  language: string;
}

const onloadName = 'hCaptchaOnLoad';

/** Without `recaptchacompat`, like the provider's own loader: these pages have no reCAPTCHA. */
export function scriptAddress(options: ScriptOptions): string {
  const { scriptOrigin = 'https://js.hcaptcha.com', script = {}, reports = true, language } = options;
  const parameters = [
    ['onload', onloadName],
    ['render', 'explicit'],
    ['sentry', reports ? '' : 'false'],
    ['assethost', script.assethost],
    ['imghost', script.imghost],
    ['reportapi', script.reportapi],
    ['endpoint', script.endpoint],
    ['host', script.host],
    ['hl', languageCode(language, hcaptchaLanguages)],
  ] as const;
  const query = parameters
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return `${scriptOrigin}/1/api.js?${query.join('&')}`;
}

export interface HcaptchaOptions extends ScriptOptions {
  siteKey: string;
  /** Where errors are reported; the provider's own service if absent. */
  reportOrigin?: string | undefined;
  loadTimeoutMs?: number | undefined;
}

export function hcaptchaCheck(options: HcaptchaOptions): BrowserCheck {
  // Once it is needed: it listens to the page.
  const errorReports = () => (options.reports === false ? null : errorReportsOf(options.reportOrigin));
  return captchaCheck({
    load: () =>
      loadCaptcha(
        { address: scriptAddress(options), tagId: 'hCaptcha-script', onloadName, isCrossOrigin: true, usableApi },
        {
          loadTimeoutMs: options.loadTimeoutMs,
          onFailed: (series) => errorReports()?.add({ message: 'script-error', ...series }),
        },
      ),
    render: (api) => renderWidget(api, { ...options, errorReports: errorReports() }),
    onRenderFailed: () => errorReports()?.addOnce({ message: 'script-load-error-other' }),
  });
}
