import type { CaptchaWidget } from '../captcha/captcha-check.ts';
import { languageCode } from '../captcha/language-code.ts';
import { WidgetExecution } from '../captcha/widget-execution.ts';
import { codeOf } from '../captcha/widget-failure.ts';
import type { ErrorReports } from './error-reports.ts';
import type { HcaptchaApi } from './hcaptcha-api.ts';
import { hcaptchaLanguages } from './hcaptcha-languages.ts';

export interface WidgetOptions {
  siteKey: string;
  language: string;
  errorReports: ErrorReports | null;
}

/** Tokens live 120 s at the provider; the rest leaves time to send the form. */
const validForMs = 100_000;

/**
 * An invisible widget, placed next to the form: inside, its fields would be sent as answers, and React would remove
 * them.
 * @throws whatever the provider's script throws.
 */
export function renderWidget(api: HcaptchaApi, options: WidgetOptions): CaptchaWidget {
  const { siteKey, language, errorReports } = options;
  const hl = languageCode(language, hcaptchaLanguages);
  const execution = new WidgetExecution({
    validForMs,
    report: (code) => errorReports?.addOnce({ message: code }),
  });
  /** Our own errors must not interrupt the provider's script. */
  const guarded =
    <Values extends unknown[]>(call: (...values: Values) => void) =>
    (...values: Values): void => {
      try {
        call(...values);
      } catch {
        errorReports?.addOnce({ message: 'script-load-error-other' });
      }
    };

  const box = document.createElement('div');
  document.body.append(box);
  let id: string;
  try {
    id = api.render(box, {
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
    });
  } catch (error) {
    box.remove();
    throw error;
  }

  return {
    get issue() {
      return execution.issue;
    },
    execute: (checkOptions) =>
      execution.run(checkOptions, {
        // Errors may arrive via callback, promise, or both; the first wins.
        start: () => api.execute(id, { async: true }).then(({ response }) => execution.pass(response)),
        reset: () => api.reset(id),
      }),
    remove() {
      execution.abort();
      try {
        api.remove(id);
      } catch {
        // The provider has already removed it.
      }
      box.remove();
    },
  };
}
