import type { CheckOptions, CheckOutcome } from '../browser-check.ts';
import type { ErrorReports } from './error-reports.ts';
import type { HcaptchaApi } from './hcaptcha-api.ts';
import { hcaptchaLanguage } from './hcaptcha-language.ts';
import { codeOf, widgetFailure } from './widget-failure.ts';

export interface WidgetOptions {
  siteKey: string;
  language: string;
  errorReports: ErrorReports | null;
}

export interface HcaptchaWidget {
  /** The error code that the provider reported during setup, which makes the widget unusable; else null. */
  issue: string | null;
  execute: (options: CheckOptions) => Promise<CheckOutcome>;
  remove: () => void;
}

interface Execution extends CheckOptions {
  settle: (outcome: CheckOutcome) => void;
}

/** Tokens live 120 s at the provider; the rest leaves time to send the form. */
const validForMs = 100_000;
/** Without a puzzle the provider answers within seconds; a puzzle has its own time limit. */
const answerWithinMs = 20_000;

/**
 * An invisible widget, placed next to the form: inside, its fields would be sent as answers, and React would remove
 * them.
 * @throws whatever the provider's script throws.
 */
export function renderWidget(api: HcaptchaApi, options: WidgetOptions): HcaptchaWidget {
  const { siteKey, language, errorReports } = options;
  const hl = hcaptchaLanguage(language);
  let current: Execution | null = null;
  let last: CheckOptions | null = null;
  let hasToken = false;
  const widget: HcaptchaWidget = { issue: null, execute, remove };

  const fail = (code: string): void => {
    // What a visitor chooses to do is no error, and is not reported.
    if (code !== 'challenge-closed' && code !== 'challenge-expired') errorReports?.addOnce({ message: code });
    if (current === null) widget.issue = code;
    current?.settle(widgetFailure(code));
  };
  const pass = (token: string): void => {
    hasToken = true;
    current?.settle({ kind: 'solved', token, validForMs });
  };
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
      callback: guarded(pass),
      'error-callback': guarded((code) => fail(codeOf(code))),
      'expired-callback': guarded(() => {
        hasToken = false;
        last?.onExpired?.();
      }),
      'chalexpired-callback': guarded(() => fail('challenge-expired')),
      'open-callback': guarded(() => current?.onOpen?.()),
      'close-callback': guarded(() => fail('challenge-closed')),
    });
  } catch (error) {
    box.remove();
    throw error;
  }
  return widget;

  async function execute(checkOptions: CheckOptions): Promise<CheckOutcome> {
    if (hasToken) api.reset(id);
    hasToken = false;
    last = checkOptions;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const onAbort = (): void => current?.settle(widgetFailure('aborted'));
    try {
      return await new Promise<CheckOutcome>((resolve, reject) => {
        limit = setTimeout(() => fail('no-answer'), answerWithinMs);
        const onOpen = (): void => {
          clearTimeout(limit);
          checkOptions.onOpen?.();
        };
        current = { ...checkOptions, onOpen, settle: resolve };
        checkOptions.signal.addEventListener('abort', onAbort);
        // Errors may arrive via callback, promise, or both; the first wins.
        api.execute(id, { async: true }).then(({ response }) => pass(response), reject);
      });
    } catch (error) {
      const code = codeOf(error);
      fail(code);
      return widgetFailure(code);
    } finally {
      clearTimeout(limit);
      checkOptions.signal.removeEventListener('abort', onAbort);
      current = null;
    }
  }

  function remove(): void {
    current?.settle(widgetFailure('aborted'));
    try {
      api.remove(id);
    } catch {
      // The provider has already removed it.
    }
    box.remove();
  }
}
