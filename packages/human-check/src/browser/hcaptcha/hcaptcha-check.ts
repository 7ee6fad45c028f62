import type { BrowserCheck } from '../browser-check.ts';
import { captchaCheck } from '../captcha/captcha-check.ts';
import { loadCaptcha } from '../captcha/load-captcha.ts';
import { errorReportsOf } from './error-reports.ts';
import { usableApi } from './hcaptcha-api.ts';
import { renderWidget } from './render-widget.ts';
import { onloadName, scriptAddress, type ScriptOptions } from './script-address.ts';

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
