import { turnstile } from '@doorstep/human-check/server';
import type { CaptchaSetup } from '../captcha-setup.ts';

const settings = {};

export const turnstileSetup: CaptchaSetup<typeof settings> = {
  create: turnstile,
  settings,
  addresses: [],
  // Turnstile has no service for reports.
  optionsOf: () => ({ reports: false }),
};
