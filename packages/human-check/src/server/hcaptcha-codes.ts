import type { HumanCheckRejection } from './human-check-provider.ts';

type Meaning =
  | { kind: 'rejected'; reason: HumanCheckRejection }
  /** Our settings are wrong; `message` tells staff what to do. */
  | { kind: 'misconfigured'; message: string };

const rejected = (reason: HumanCheckRejection): Meaning => ({ kind: 'rejected', reason });
const misconfigured = (message: string): Meaning => ({ kind: 'misconfigured', message });

const wrongSecret = 'hCaptcha does not accept our secret. Compare HCAPTCHA_SECRET with the one in its dashboard.';
const wrongPair =
  'The site key and the secret do not belong together. Compare HCAPTCHA_SITE_KEY and HCAPTCHA_SECRET with its dashboard.';
const wrongAddress =
  'hCaptcha does not accept the address of a visitor. Behind a proxy, DOORSTEP_TRUST_PROXY has to name it.';
const testKeys = 'A test key of hCaptcha is used with a key of its own account, or the other way round.';

/** Every documented code, and older names (docs/reference/human-check.md). Unknown codes reject the token. */
export const hcaptchaCodes: ReadonlyMap<string, Meaning> = new Map([
  ['missing-input-secret', misconfigured(wrongSecret)],
  ['invalid-input-secret', misconfigured(wrongSecret)],
  ['missing-input-response', rejected('missing')],
  ['invalid-input-response', rejected('invalid')],
  ['expired-input-response', rejected('expired')],
  ['already-seen-response', rejected('used')],
  ['invalid-or-already-seen-response', rejected('used')],
  ['bad-request', misconfigured('hCaptcha does not understand our question. Doorstep may need an update.')],
  ['missing-remoteip', misconfigured(wrongAddress)],
  ['invalid-remoteip', misconfigured(wrongAddress)],
  ['not-using-dummy-passcode', misconfigured(testKeys)],
  ['not-using-dummy-secret', misconfigured(testKeys)],
  ['invalid-sitekey', misconfigured(wrongPair)],
  ['sitekey-secret-mismatch', misconfigured(wrongPair)],
]);
