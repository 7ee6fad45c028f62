import { captcha, type CaptchaOptions, type CaptchaProvider, type CaptchaProtocol } from '../captcha.ts';
import { hcaptchaCodes } from './hcaptcha-codes.ts';

const protocol: CaptchaProtocol = {
  provider: 'hcaptcha',
  name: 'hCaptcha',
  scriptOrigin: 'https://js.hcaptcha.com',
  scriptPath: '/1/api.js?onload=hCaptchaOnLoad&render=explicit',
  verifyUrl: 'https://api.hcaptcha.com/siteverify',
  contentSources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  contentSourceKinds: ['script-src', 'frame-src', 'style-src', 'connect-src'],
  sendsSiteKey: true,
  action: null,
  // Observed tokens have up to about 3000 characters.
  maxTokenLength: 16_384,
  tokenLifetimeMs: 120_000,
  withheldHosts: ['not-provided', 'dummy-key-pass'],
  codes: hcaptchaCodes,
};

export const hcaptcha = (options: CaptchaOptions): CaptchaProvider => captcha(protocol, options);
