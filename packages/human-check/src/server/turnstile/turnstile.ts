import { captcha, type CaptchaOptions, type CaptchaProvider, type CaptchaProtocol } from '../captcha.ts';
import { turnstileAction } from '../../browser/turnstile/turnstile-action.ts';
import { turnstileCodes } from './turnstile-codes.ts';

const host = 'https://challenges.cloudflare.com';

const protocol: CaptchaProtocol = {
  provider: 'turnstile',
  name: 'Cloudflare Turnstile',
  scriptOrigin: host,
  scriptPath: '/turnstile/v0/api.js?onload=turnstileOnLoad&render=explicit',
  verifyUrl: `${host}/turnstile/v0/siteverify`,
  contentSources: [host],
  contentSourceKinds: ['script-src', 'frame-src', 'connect-src'],
  // The secret belongs to one widget, so it names the site key already.
  sendsSiteKey: false,
  action: turnstileAction,
  maxTokenLength: 2048,
  tokenLifetimeMs: 300_000,
  withheldHosts: [],
  codes: turnstileCodes,
};

export const turnstile = (options: CaptchaOptions): CaptchaProvider => captcha(protocol, options);
