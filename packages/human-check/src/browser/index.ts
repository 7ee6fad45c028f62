export type { BrowserCheck, CheckFailure, CheckOptions, CheckOutcome } from './browser-check.ts';
export { hcaptchaCheck, type HcaptchaOptions } from './hcaptcha/hcaptcha-check.ts';
export { proofOfWorkCheck, type ProofOfWorkOptions } from './proof-of-work.ts';
