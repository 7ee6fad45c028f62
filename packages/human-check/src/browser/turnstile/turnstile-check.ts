import type { BrowserCheck } from '../browser-check.ts';
import { type CaptchaWidget, captchaCheck, placeWidget } from '../captcha/captcha-check.ts';
import { languageCode } from '../captcha/language-code.ts';
import { loadCaptcha } from '../captcha/load-captcha.ts';
import { WidgetExecution } from '../captcha/widget-execution.ts';
import { turnstileAction } from './turnstile-action.ts';

interface RenderOptions {
  sitekey: string;
  action: string;
  /** Starts on request, and shows itself only if the visitor must act. */
  execution: 'execute';
  appearance: 'interaction-only';
  size: 'flexible' | 'compact';
  theme: 'auto';
  language?: string;
  /** The form sends the token itself. */
  'response-field': false;
  retry: 'never';
  'refresh-expired': 'never';
  'refresh-timeout': 'never';
  callback: (token: string) => void;
  /** @returns true: the error is handled. */
  'error-callback': (code: unknown) => boolean;
  'expired-callback': () => void;
  'timeout-callback': () => void;
  'unsupported-callback': () => void;
  'before-interactive-callback': () => void;
}

interface TurnstileApi {
  /** @returns undefined or null if the widget could not be created. */
  render: (container: HTMLElement, options: RenderOptions) => string | null | undefined;
  execute: (id: string) => void;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

declare global {
  interface Window {
    turnstile?: Partial<TurnstileApi>;
  }
}

/** Ranges of Turnstile's error numbers that tell more than a general failure. */
const families: [RegExp, string][] = [
  [/^110(60|62)\d$/, 'challenge-expired'],
  // The widget's own page failed to load.
  [/^200500$/, 'network-error'],
];

/** Maps a Turnstile error to one of our codes, or to its number. Other texts are not passed on. */
export function errorOf(error: unknown): string {
  const number = String(error);
  const [, known] = families.find(([pattern]) => pattern.test(number)) ?? [];
  return known ?? (/^\d{6}$/.test(number) ? `turnstile-${number}` : 'internal-error');
}

/**
 * Codes as listed at https://developers.cloudflare.com/turnstile/reference/supported-languages; Welsh is not among
 * them. For unlisted languages the widget would be in English, whatever the browser's language.
 */
export const turnstileLanguages: ReadonlySet<string> = new Set(
  'ar bg cs da de el en es fa fi fr he hi hr hu id it ja ko lt ms nb nl pl pt ro ru sk sl sr sv th tl tr uk vi zh zh-CN zh-TW'.split(
    ' ',
  ),
);

interface WidgetOptions {
  siteKey: string;
  language: string;
  container: HTMLElement | undefined;
}

/** The widget's other sizes are at least this wide. */
const minFlexiblePx = 300;
/** Tokens live 300 s at the provider; the rest leaves time to send the form. */
const validForMs = 270_000;

/**
 * A widget that shows itself only if the visitor must act: in the container, or at the end of the page.
 * @throws whatever the provider's script throws.
 */
function renderWidget(api: TurnstileApi, { siteKey, language, container }: WidgetOptions): CaptchaWidget {
  const code = languageCode(language, turnstileLanguages);
  const execution = new WidgetExecution({ validForMs });
  const fail = (error: unknown): boolean => {
    execution.fail(errorOf(error));
    return true;
  };
  return placeWidget(api, {
    execution,
    container: container ?? document.body,
    render(box) {
      const rendered = api.render(box, {
        sitekey: siteKey,
        action: turnstileAction,
        execution: 'execute',
        appearance: 'interaction-only',
        size: box.clientWidth < minFlexiblePx ? 'compact' : 'flexible',
        theme: 'auto',
        ...(code === undefined ? {} : { language: code.toLowerCase() }),
        'response-field': false,
        retry: 'never',
        'refresh-expired': 'never',
        'refresh-timeout': 'never',
        callback: (token) => execution.pass(token),
        'error-callback': fail,
        'expired-callback': () => execution.expire(),
        'timeout-callback': () => execution.fail('challenge-expired'),
        'unsupported-callback': () => execution.fail('unsupported-browser'),
        'before-interactive-callback': () => execution.open(),
      });
      if (typeof rendered !== 'string') throw new Error('render-failed');
      return rendered;
    },
    start: (id) => api.execute(id),
  });
}

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
      loadCaptcha<TurnstileApi>(
        { address, tagId: 'turnstile-script', onloadName, isCrossOrigin: false, api: () => window.turnstile },
        { loadTimeoutMs },
      ),
    render: (api, { container }) => renderWidget(api, { ...options, container }),
  });
}
