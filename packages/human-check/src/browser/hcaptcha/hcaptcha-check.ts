import type { BrowserCheck, CheckOptions, CheckOutcome } from '../browser-check.ts';
import { errorReportsOf } from './error-reports.ts';
import { loadHcaptcha } from './load-hcaptcha.ts';
import { renderWidget, type HcaptchaWidget } from './render-widget.ts';
import type { ScriptOptions } from './script-address.ts';
import { codeOf, widgetFailure } from './widget-failure.ts';

export interface HcaptchaOptions extends ScriptOptions {
  siteKey: string;
  /** Where errors are reported; the provider's own service if absent. */
  reportOrigin?: string | undefined;
  loadTimeoutMs?: number | undefined;
}

/** Gets the token when the form is sent, so that it cannot expire while a long form is filled in. */
export function hcaptchaCheck(options: HcaptchaOptions): BrowserCheck {
  let widget: HcaptchaWidget | null = null;

  const release = (): void => {
    widget?.remove();
    widget = null;
  };

  const prepare = async ({
    signal,
  }: CheckOptions): Promise<{ kind: 'ready' } | (CheckOutcome & { kind: 'failed' })> => {
    if (signal.aborted) return widgetFailure('aborted');
    if (widget !== null) return { kind: 'ready' };
    const errorReports = options.reports !== false ? errorReportsOf(options.reportOrigin) : null;
    const api = await loadHcaptcha({ ...options, errorReports });
    // The caller may have aborted while the script was loading.
    if (signal.aborted) return widgetFailure('aborted');
    if (api === null) return widgetFailure('script-error');
    try {
      widget ??= renderWidget(api, { ...options, errorReports });
    } catch (error) {
      errorReports?.addOnce({ message: 'script-load-error-other' });
      return widgetFailure(codeOf(error));
    }
    const { issue } = widget;
    if (issue === null) return { kind: 'ready' };
    release();
    return widgetFailure(issue);
  };

  const solve = async (asked: CheckOptions): Promise<CheckOutcome> => {
    const prepared = await prepare(asked);
    if (prepared.kind === 'failed' || widget === null)
      return prepared.kind === 'failed' ? prepared : widgetFailure('aborted');
    const outcome = await widget.execute(asked);
    // A failed widget may be stuck: the next attempt gets a new one.
    if (outcome.kind === 'failed') release();
    return outcome;
  };

  return { prepare, solve, release };
}
