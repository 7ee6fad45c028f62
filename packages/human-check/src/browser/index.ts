export type { BrowserCheck, CheckFailure, CheckOptions, CheckOutcome } from './browser-check.ts';
export { hcaptchaCheck, type HcaptchaOptions } from './hcaptcha/hcaptcha-check.ts';
export { proofOfWorkCheck, type ProofOfWorkOptions } from './proof-of-work/proof-of-work.ts';
export { turnstileCheck, type TurnstileOptions } from './turnstile/turnstile-check.ts';
