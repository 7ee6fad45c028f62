import type { BrowserCheck, CheckOptions, CheckOutcome } from '../browser-check.ts';
import { type WidgetExecution, codeOf, widgetFailure } from './widget-execution.ts';

export interface CaptchaWidget {
  /** The error code that the provider reported during setup, which makes the widget unusable; else null. */
  issue: string | null;
  execute: (options: CheckOptions) => Promise<CheckOutcome>;
  remove: () => void;
}

/** What the scripts of all providers offer. */
interface WidgetApi {
  reset: (id: string) => void;
  remove: (id: string) => void;
}

interface WidgetParts {
  execution: WidgetExecution;
  /** Where its box is added at the end. */
  container: HTMLElement;
  /** @returns its id. @throws whatever the provider's script throws. */
  render: (box: HTMLElement) => string;
  start: (id: string) => void | Promise<void>;
}

/**
 * A widget in a box of its own, next to the form or in a place meant for it: inside the form, its fields would be sent
 * as answers, and React would remove them.
 */
export function placeWidget(api: WidgetApi, { execution, container, render, start }: WidgetParts): CaptchaWidget {
  const box = document.createElement('div');
  container.append(box);
  let id: string;
  try {
    id = render(box);
  } catch (error) {
    box.remove();
    throw error;
  }
  return {
    get issue() {
      return execution.issue;
    },
    execute: (options) => execution.run(options, { start: () => start(id), reset: () => api.reset(id) }),
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

export interface CaptchaParts<Api> {
  /** Null when the script cannot be loaded. */
  load: () => Promise<Api | null>;
  render: (api: Api, options: CheckOptions) => CaptchaWidget;
  onRenderFailed?: () => void;
}

/** Gets the token when the form is sent, so that it cannot expire while a long form is filled in. */
export function captchaCheck<Api>({ load, render, onRenderFailed }: CaptchaParts<Api>): BrowserCheck {
  let widget: CaptchaWidget | null = null;

  const release = (): void => {
    widget?.remove();
    widget = null;
  };

  const prepare = async (options: CheckOptions): Promise<{ kind: 'ready' } | (CheckOutcome & { kind: 'failed' })> => {
    const { signal } = options;
    if (signal.aborted) return widgetFailure('aborted');
    if (widget !== null) return { kind: 'ready' };
    const api = await load();
    // The caller may have aborted while the script was loading.
    if (signal.aborted) return widgetFailure('aborted');
    if (api === null) return widgetFailure('script-error');
    try {
      widget ??= render(api, options);
    } catch (error) {
      onRenderFailed?.();
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
