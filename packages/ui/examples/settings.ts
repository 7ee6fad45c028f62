import type { HcaptchaOptions } from '@doorstep/human-check/hcaptcha';

export interface CaptchaExampleSettings {
  captcha: 'hcaptcha' | 'turnstile';
  /** Those of hCaptcha that Turnstile does not have, it ignores. */
  options: HcaptchaOptions;
}

export interface ExampleSettings {
  lookupUrl: string;
  lookupKey: string;
  debounceMs: number;
  limit?: number;
  minLength?: number;
  auto: 'load' | 'focus' | 'manual';
  language: string;
  captchas: CaptchaExampleSettings[];
}

export const defaultSettings: ExampleSettings = {
  lookupUrl: '/Capture/Interactive',
  lookupKey: '',
  debounceMs: 150,
  auto: 'focus',
  language: 'en',
  captchas: [],
};
