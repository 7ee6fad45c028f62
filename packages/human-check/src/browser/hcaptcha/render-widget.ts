import type { CheckOptions, CheckOutcome } from '../browser-check.ts';
import type { ErrorReports } from './error-reports.ts';
import type { HcaptchaApi } from './hcaptcha-api.ts';
import { codeOf, widgetFailure } from './widget-failure.ts';

export interface WidgetOptions {
  siteKey: string;
  language: string;
  errorReports: ErrorReports | null;
}

export interface HcaptchaWidget {
  /** Why it cannot be used, when the provider said so while it was made; else null. */
  issue: string | null;
  /** Asks for a new token; a puzzle may open. Never throws. */
  execute: (options: CheckOptions) => Promise<CheckOutcome>;
  remove: () => void;
}

interface Execution extends CheckOptions {
  settle: (outcome: CheckOutcome) => void;
}

/** Tokens live 120 s with the provider; what is left of them pays for the way to the server. */
const validForMs = 100_000;
/** Without a puzzle the provider answers within seconds. With one, it has a limit of its own. */
const answerWithinMs = 20_000;

/**
 * An invisible widget beside the form, not in it: its fields are no answers, and React does not know of it.
 * @throws whatever the provider's script throws.
 */
export function renderWidget(api: HcaptchaApi, options: WidgetOptions): HcaptchaWidget {
  const { siteKey, language, errorReports } = options;
  let current: Execution | null = null;
  let last: CheckOptions | null = null;
  let hasToken = false;
  const widget: HcaptchaWidget = { issue: null, execute, remove };

  const fail = (code: string): void => {
    // What a visitor chose to do is no error, and nobody's business.
    if (code !== 'challenge-closed' && code !== 'challenge-expired') errorReports?.addOnce({ message: code });
    if (current === null) widget.issue = code;
    current?.settle(widgetFailure(code));
  };
  const pass = (token: string): void => {
    hasToken = true;
    current?.settle({ kind: 'solved', token, validForMs });
  };
  /** An error of ours must not end the provider's script half way. */
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
      hl: language,
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

  async function execute(asked: CheckOptions): Promise<CheckOutcome> {
    if (hasToken) api.reset(id);
    hasToken = false;
    last = asked;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const onAbort = (): void => current?.settle(widgetFailure('aborted'));
    try {
      return await new Promise<CheckOutcome>((resolve, reject) => {
        limit = setTimeout(() => fail('no-answer'), answerWithinMs);
        const onOpen = (): void => {
          clearTimeout(limit);
          asked.onOpen?.();
        };
        current = { ...asked, onOpen, settle: resolve };
        asked.signal.addEventListener('abort', onAbort);
        // Callbacks and promise tell the same; some codes come by one of them only, and the first one counts.
        api.execute(id, { async: true }).then(({ response }) => pass(response), reject);
      });
    } catch (error) {
      const code = codeOf(error);
      fail(code);
      return widgetFailure(code);
    } finally {
      clearTimeout(limit);
      asked.signal.removeEventListener('abort', onAbort);
      current = null;
    }
  }

  function remove(): void {
    current?.settle(widgetFailure('aborted'));
    try {
      api.remove(id);
    } catch {
      // The provider has forgotten it already.
    }
    box.remove();
  }
}
