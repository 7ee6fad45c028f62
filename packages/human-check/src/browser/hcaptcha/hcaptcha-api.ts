export interface RenderOptions {
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

export interface HcaptchaApi {
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

/** The provider's API; null until it can be used. Something else may have taken the name. */
export function usableApi(): HcaptchaApi | null {
  const api = window.hcaptcha;
  return typeof api?.render === 'function' && typeof api.execute === 'function' ? (api as HcaptchaApi) : null;
}
