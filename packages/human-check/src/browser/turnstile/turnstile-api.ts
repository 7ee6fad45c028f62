export interface RenderOptions {
  sitekey: string;
  action: string;
  /** The check begins when it is asked for, and shows itself only when the visitor has to do something. */
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

export interface TurnstileApi {
  /** @returns undefined or null when the widget could not be made. */
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

export function usableApi(): TurnstileApi | null {
  const api = window.turnstile;
  return typeof api?.render === 'function' && typeof api.execute === 'function' ? (api as TurnstileApi) : null;
}
