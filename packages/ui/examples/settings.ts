import type { HcaptchaOptions } from '@doorstep/human-check/browser/hcaptcha';

/** What the server of the examples tells the page. */
export interface ExampleSettings {
  lookupUrl: string;
  lookupKey: string;
  debounceMs: number;
  limit?: number;
  minLength?: number;
  auto: 'load' | 'focus' | 'manual';
  language: string;
  /** A section each; none, and nobody else is asked for anything. */
  hcaptcha: HcaptchaOptions[];
}

export const defaultSettings: ExampleSettings = {
  lookupUrl: '/Capture/Interactive',
  lookupKey: '',
  debounceMs: 150,
  auto: 'focus',
  language: 'en',
  hcaptcha: [],
};
