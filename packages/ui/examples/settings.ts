import type { HcaptchaOptions } from '@doorstep/human-check/hcaptcha';

export interface CaptchaExampleSettings {
  captcha: 'hcaptcha' | 'turnstile';
  /** Turnstile ignores the options that only hCaptcha has. */
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
