import {
  type CaptchaCode,
  type CaptchaCodes,
  type CaptchaOptions,
  type CaptchaProtocol,
  type CaptchaProvider,
  captcha,
  rejected,
} from '../captcha.ts';

const misconfigured = (wrong: 'secret' | 'keys' | 'call', message: string): CaptchaCode => ({
  kind: 'misconfigured',
  message,
  wrong,
});

const wrongSecret = misconfigured(
  'secret',
  'hCaptcha does not accept our secret. Compare HCAPTCHA_SECRET with the one in its dashboard.',
);
const wrongPair = misconfigured(
  'keys',
  'The site key and the secret do not belong together. Compare HCAPTCHA_SITE_KEY and HCAPTCHA_SECRET with its dashboard.',
);
const wrongAddress = misconfigured(
  'call',
  'hCaptcha does not accept the address of a visitor. Behind a proxy, DOORSTEP_TRUST_PROXY has to name it.',
);
const testKeys = misconfigured(
  'keys',
  'A test key of hCaptcha is used with a key of its own account, or the other way round.',
);

/** Every documented code, and older names (docs/reference/human-check.md). Unknown codes reject the token. */
export const hcaptchaCodes: CaptchaCodes = new Map([
  ['missing-input-secret', wrongSecret],
  ['invalid-input-secret', wrongSecret],
  ['missing-input-response', rejected('missing')],
  ['invalid-input-response', rejected('invalid')],
  ['expired-input-response', rejected('expired')],
  ['already-seen-response', rejected('used')],
  ['invalid-or-already-seen-response', rejected('used')],
  ['bad-request', misconfigured('call', 'hCaptcha does not understand our question. Doorstep may need an update.')],
  ['missing-remoteip', wrongAddress],
  ['invalid-remoteip', wrongAddress],
  ['not-using-dummy-passcode', testKeys],
  ['not-using-dummy-secret', testKeys],
  ['invalid-sitekey', wrongPair],
  ['sitekey-secret-mismatch', wrongPair],
]);

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
