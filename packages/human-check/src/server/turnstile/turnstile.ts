import { turnstileAction } from '../../browser/turnstile/turnstile-action.ts';
import {
  type CaptchaCode,
  type CaptchaCodes,
  type CaptchaOptions,
  type CaptchaProtocol,
  type CaptchaProvider,
  captcha,
  rejected,
} from '../captcha.ts';

const wrongSecret: CaptchaCode = {
  kind: 'misconfigured',
  message:
    'Turnstile does not accept our secret. Compare TURNSTILE_SECRET with the widget’s in Cloudflare’s dashboard.',
  wrong: 'secret',
};

/** Every documented code, and older names (docs/reference/human-check.md). Unknown codes reject the token. */
export const turnstileCodes: CaptchaCodes = new Map<string, CaptchaCode>([
  ['missing-input-secret', wrongSecret],
  ['invalid-input-secret', wrongSecret],
  ['invalid-parsed-secret', wrongSecret],
  ['invalid-widget-id', wrongSecret],
  ['missing-input-response', rejected('missing')],
  ['invalid-input-response', rejected('invalid')],
  // One code for two cases: the token is older than five minutes, or was verified before.
  ['timeout-or-duplicate', rejected('expired')],
  [
    'bad-request',
    {
      kind: 'misconfigured',
      message: 'Turnstile does not understand our question. Doorstep may need an update.',
      wrong: 'call',
    },
  ],
  ['internal-error', { kind: 'unavailable', message: 'Turnstile reports an error of its own.' }],
]);

const host = 'https://challenges.cloudflare.com';

const protocol: CaptchaProtocol = {
  provider: 'turnstile',
  name: 'Cloudflare Turnstile',
  scriptOrigin: host,
  scriptPath: '/turnstile/v0/api.js?onload=turnstileOnLoad&render=explicit',
  verifyUrl: `${host}/turnstile/v0/siteverify`,
  contentSources: [host],
  contentSourceKinds: ['script-src', 'frame-src', 'connect-src'],
  // The secret belongs to one widget, so the site key is implied.
  sendsSiteKey: false,
  action: turnstileAction,
  maxTokenLength: 2048,
  tokenLifetimeMs: 300_000,
  withheldHosts: [],
  codes: turnstileCodes,
};

export const turnstile = (options: CaptchaOptions): CaptchaProvider => captcha(protocol, options);
