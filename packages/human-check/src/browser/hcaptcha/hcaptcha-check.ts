import type { BrowserCheck } from '../browser-check.ts';
import { type CaptchaWidget, captchaCheck, placeWidget } from '../captcha/captcha-check.ts';
import { languageCode } from '../captcha/language-code.ts';
import { loadCaptcha } from '../captcha/load-captcha.ts';
import { WidgetExecution, codeOf } from '../captcha/widget-execution.ts';
import { type ErrorReports, errorReportsOf } from './error-reports.ts';

interface RenderOptions {
  sitekey: string;
  size: 'invisible';
  hl?: string;
  theme: 'light' | 'dark';
  callback: (token: string) => void;
  'error-callback': (code: string) => void;
  'expired-callback': () => void;
  'chalexpired-callback': () => void;
  'open-callback': () => void;
  'close-callback': () => void;
}

interface HcaptchaApi {
  render: (container: HTMLElement, options: RenderOptions) => string;
  execute: (id: string, options: { async: true }) => Promise<{ response: string }>;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

declare global {
  interface Window {
    hcaptcha?: Partial<HcaptchaApi>;
  }
}

/** Codes as listed at https://docs.hcaptcha.com/languages; Welsh is not among them. */
export const hcaptchaLanguages: ReadonlySet<string> = new Set(
  'af am ar az be bg bn bs ca ceb co cs da de el en eo es et eu fa fi fr fy ga gd gl gu ha haw he hi hmn hr ht hu hy id ig is it ja jw ka kk km kn ko ku ky la lb lo lt lv mg mi mk ml mn mr ms mt my ne nl no ny or pa pl ps pt ro ru rw sd si sk sl sm sn so sq sr st su sv sw ta te tg th tk tl tr tt ug uk ur uz vi xh yi yo zh zh-CN zh-TW zu'.split(
    ' ',
  ),
);

interface WidgetOptions {
  siteKey: string;
  language: string;
  errorReports: ErrorReports | null;
}

/** The provider keeps tokens for 120 s; the rest leaves time to send the form. */
const validForMs = 100_000;

/** An invisible widget. @throws whatever the provider's script throws. */
function renderWidget(api: HcaptchaApi, options: WidgetOptions): CaptchaWidget {
  const { siteKey, language, errorReports } = options;
  const hl = languageCode(language, hcaptchaLanguages);
  const execution = new WidgetExecution({
    validForMs,
    report: (code) => errorReports?.addOnce({ message: code }),
  });
  /** Our errors must not interrupt the provider's script. */
  const guarded =
    <Values extends unknown[]>(call: (...values: Values) => void) =>
    (...values: Values): void => {
      try {
        call(...values);
      } catch {
        errorReports?.addOnce({ message: 'script-load-error-other' });
      }
    };

  return placeWidget(api, {
    execution,
    container: document.body,
    render: (box) =>
      api.render(box, {
        sitekey: siteKey,
        size: 'invisible',
        ...(hl === undefined ? {} : { hl }),
        theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        callback: guarded((token) => execution.pass(token)),
        'error-callback': guarded((code) => execution.fail(codeOf(code))),
        'expired-callback': guarded(() => execution.expire()),
        'chalexpired-callback': guarded(() => execution.fail('challenge-expired')),
        'open-callback': guarded(() => execution.open()),
        'close-callback': guarded(() => execution.fail('challenge-closed')),
      }),
    // Errors may arrive via callback, promise, or both; the first wins.
    start: (id) => api.execute(id, { async: true }).then(({ response }) => execution.pass(response)),
  });
}

interface ScriptOptions {
  scriptOrigin?: string;
  /** Hosts to use instead of hCaptcha's. */
  script?: { host?: string; endpoint?: string; assethost?: string; imghost?: string; reportapi?: string };
  /** Whether to report errors to the provider; true if absent. */
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
  // Created on first use, because it listens to the page.
  const errorReports = () => (options.reports === false ? null : errorReportsOf(options.reportOrigin));
  return captchaCheck({
    load: () =>
      loadCaptcha<HcaptchaApi>(
        {
          address: scriptAddress(options),
          tagId: 'hCaptcha-script',
          onloadName,
          isCrossOrigin: true,
          api: () => window.hcaptcha,
        },
        {
          loadTimeoutMs: options.loadTimeoutMs,
          onFailed: (series) => errorReports()?.add({ message: 'script-error', ...series }),
        },
      ),
    render: (api) => renderWidget(api, { ...options, errorReports: errorReports() }),
    onRenderFailed: () => errorReports()?.addOnce({ message: 'script-load-error-other' }),
  });
}
