export type * from './human-check-provider.ts';
export type { CaptchaOptions, CaptchaProvider, CaptchaPublicSettings, CaptchaCode } from './captcha.ts';
export { CaptchaError } from './siteverify.ts';
export { hcaptcha, hcaptchaCodes } from './hcaptcha/hcaptcha.ts';
export { turnstile, turnstileCodes } from './turnstile/turnstile.ts';
export {
  proofOfWork,
  type ProofOfWorkOptions,
  type ProofOfWorkProvider,
  isProofOfWorkToken,
} from './proof-of-work/proof-of-work.ts';
export type { ProofOfWorkEffort } from './proof-of-work/signed-challenge.ts';
