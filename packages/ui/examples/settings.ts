import type { HcaptchaOptions } from '@doorstep/human-check/hcaptcha';

export interface ExampleSettings {
  lookupUrl: string;
  lookupKey: string;
  debounceMs: number;
  limit?: number;
  minLength?: number;
  auto: 'load' | 'focus' | 'manual';
  language: string;
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
